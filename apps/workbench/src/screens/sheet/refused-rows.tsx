import { Button, type DataColumn } from '@garment-mes/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import type { CheckedRow, CheckedSheet, RefusedRow } from './checked-sheet.ts';
import { saveRefused } from './save-sheet.ts';
import styles from './sheet.module.css';
import { SheetTable } from './sheet-table.tsx';

const rowId = ({ row }: RefusedRow): string => String(row.row);

/** The rows that were not imported with their reasons, to be seen and to be taken away. */
export function RefusedRows<Row extends CheckedRow>(props: {
  readonly heads: CheckedSheet['heads'];
  readonly rows: readonly RefusedRow<Row>[];
  /** Column by which a person finds a row; its number in the sheet is there anyway. */
  readonly known?: DataColumn<RefusedRow<Row>>;
  /** Said of a row that has no fault of its own. */
  readonly otherwise?: string;
  /** Name of the sheet in the file. */
  readonly sheetName: string;
}) {
  const t = useText();
  const { heads, rows, known, otherwise = '', sheetName } = props;
  const language = currentLanguage();
  const columns = useMemo(
    (): DataColumn<RefusedRow<Row>>[] => [
      { id: 'row', header: t('行号'), cell: ({ row }) => row.row, align: 'end' },
      ...(known ? [known] : []),
      {
        id: 'reason',
        header: t('原因'),
        cell: ({ reason }) => reason || otherwise,
      },
    ],
    [language, known, otherwise],
  );
  return (
    <>
      <SheetTable<RefusedRow<Row>> label={t('未导入的行')} {...{ columns, rows, rowId }} />
      <div className={styles.templates}>
        <Button icon={<Download />} onClick={() => void saveRefused(heads, rows, sheetName)}>
          {t('下载未导入行')}
        </Button>
      </div>
    </>
  );
}
