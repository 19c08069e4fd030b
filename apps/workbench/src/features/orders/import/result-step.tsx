import { Alert, type DataColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { RefusedRows } from '#screens/sheet/refused-rows.tsx';
import type { CheckedSheet } from './check-sheet.ts';
import { type ImportFault, type RefusedRow, refusedRows } from './import-rows.ts';

/** How many orders there are now, and the rows of those that were refused. */
export function ResultStep(props: {
  readonly sheet: CheckedSheet;
  readonly okNum: number;
  readonly errors: readonly ImportFault[];
}) {
  const t = useText();
  const { sheet, okNum, errors } = props;
  const refused = useMemo(() => refusedRows(sheet.rows, errors), [sheet.rows, errors]);
  const language = currentLanguage();
  const known = useMemo(
    (): DataColumn<RefusedRow> => ({
      id: 'orderNo',
      header: t('订单号'),
      cell: ({ row }) => row.orderNo,
    }),
    [language],
  );
  const orders = new Set(refused.map(({ row }) => row.orderNo)).size;

  return (
    <>
      <Alert tone={orders === 0 ? 'ok' : 'warn'}>
        {orders === 0
          ? t('已导入 {count} 单', { count: okNum })
          : t('已导入 {count} 单，{refused} 单未导入', { count: okNum, refused: orders })}
      </Alert>
      {orders > 0 && (
        <RefusedRows
          heads={sheet.heads}
          rows={refused}
          known={known}
          otherwise={t('同单其他行有错')}
          sheetName={t('订单')}
        />
      )}
    </>
  );
}
