import { BundlePrintLogRowFields, BundleProcessRowFields } from '@garment-mes/sdk/labels';
import { type BundleRow, listBundlePrintLogs, listBundleProcesses } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const MOST = 500;

/** Every operation of a bundle: how much of it is done, what is left, and who was last. */
export function ProcessesPanel({ row }: { readonly row: BundleRow }) {
  const t = useText();
  const query = { pageNum: 1, pageSize: MOST, bundleId: row.id, order: 'seq_no_num asc' };
  const { data, error, refetch } = useOperation(
    listBundleProcesses,
    { query },
    { live: `bundle:${row.id}` },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={8} />;
  return (
    <RecordTable
      label={t('工序')}
      fields={BundleProcessRowFields}
      columns={[
        ...(['seqNo', 'processName', 'section', 'num', 'doneNum', 'remainNum'] as const),
        ...(['status', 'lastEmployeeName', 'lastScanDate'] as const),
      ]}
      rows={data.list}
      total={data.total}
    />
  );
}

/** Who printed the tickets of a bundle when, and why again. */
export function PrintsPanel({ row }: { readonly row: BundleRow }) {
  const t = useText();
  const query = { pageNum: 1, pageSize: MOST, bundleId: row.id };
  const { data, error, refetch } = useOperation(listBundlePrintLogs, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  return (
    <RecordTable
      label={t('打印记录')}
      fields={BundlePrintLogRowFields}
      columns={['printDate', 'printByName', 'layout', 'times', 'reprintReason']}
      rows={data.list}
      total={data.total}
    />
  );
}
