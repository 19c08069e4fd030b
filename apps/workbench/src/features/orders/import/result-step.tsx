import {
  Alert,
  Button,
  type DataColumn,
  DataTable,
  useLocalRows,
  useTableState,
} from '@garment-mes/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import type { CheckedSheet } from './check-sheet.ts';
import styles from './import.module.css';
import { type ImportFault, type RefusedRow, refusedRows } from './import-rows.ts';
import { saveRefused } from './save-sheet.ts';

const rowId = ({ row }: RefusedRow): string => String(row.row);

/** How many orders there are now, and the rows of those that were refused. */
export function ResultStep(props: {
  readonly sheet: CheckedSheet;
  readonly okNum: number;
  readonly errors: readonly ImportFault[];
}) {
  const t = useText();
  const { sheet, okNum, errors } = props;
  const refused = useMemo(() => refusedRows(sheet.rows, errors), [sheet.rows, errors]);
  const [state, setState] = useTableState({ density: 'small', pageSize: 100 });
  const language = currentLanguage();
  const columns = useMemo(
    (): DataColumn<RefusedRow>[] => [
      { id: 'row', header: t('行号'), cell: ({ row }) => row.row, width: 64, align: 'end' },
      { id: 'orderNo', header: t('订单号'), cell: ({ row }) => row.orderNo, width: 160 },
      {
        id: 'reason',
        header: t('原因'),
        cell: ({ reason }) => reason || t('同单其他行有错'),
        width: 560,
      },
    ],
    [language],
  );
  const shown = useLocalRows(refused, columns, state);
  const orders = new Set(refused.map(({ row }) => row.orderNo)).size;

  return (
    <>
      <Alert tone={orders === 0 ? 'ok' : 'warn'}>
        {orders === 0
          ? t('已导入 {count} 单', { count: okNum })
          : t('已导入 {count} 单，{refused} 单未导入', { count: okNum, refused: orders })}
      </Alert>
      {orders > 0 && (
        <>
          <div className={styles.rows}>
            <DataTable<RefusedRow>
              label={t('未导入的行')}
              columns={columns}
              rows={shown.rows}
              rowId={rowId}
              total={shown.total}
              state={state}
              onStateChange={setState}
            />
          </div>
          <div className={styles.templates}>
            <Button icon={<Download />} onClick={() => void saveRefused(sheet, refused)}>
              {t('下载未导入行')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
