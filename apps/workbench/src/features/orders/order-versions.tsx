import { OrderVersionRowFields } from '@garment-mes/sdk/labels';
import { listOrderVersions, type OrderVersionRow } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const PAGE = { pageNum: 1, pageSize: 200 } as const;

const versions: readonly Column<OrderVersionRow>[] = [
  'versionNo',
  'status',
  'reason',
  'changeText',
  'numBefore',
  'numAfter',
  'createByName',
  'createDate',
  'approveByName',
  'approveDate',
];

/** What changed of the order since it was confirmed, newest first. */
export function OrderVersions({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const query = { ...PAGE, orderId, order: 'version_no_num desc' };
  const live = { live: `order:${orderId}` };
  const { data, error, refetch } = useOperation(listOrderVersions, { query }, live);
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有变更过')}</EmptyState>;
  return (
    <RecordTable
      label={t('版本')}
      fields={OrderVersionRowFields}
      columns={versions}
      rows={data.list}
      total={data.total}
    />
  );
}
