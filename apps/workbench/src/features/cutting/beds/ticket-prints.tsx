import { BundlePrintLogRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedRow, listBundlePrintLogs } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const MOST = 500;

/** Who printed tickets of a bed when, of which bundles, and why again. */
export function TicketPrints({ row }: { readonly row: CuttingBedRow }) {
  const t = useText();
  const query = { pageNum: 1, pageSize: MOST, reduceBedId: row.id };
  const { data, error, refetch } = useOperation(listBundlePrintLogs, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  return (
    <RecordTable
      label={t('打印记录')}
      fields={BundlePrintLogRowFields}
      columns={['printDate', 'printByName', 'bundleLabel', 'times', 'reprintReason', 'layout']}
      rows={data.list}
      total={data.total}
    />
  );
}
