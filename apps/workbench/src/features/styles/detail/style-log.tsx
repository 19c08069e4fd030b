import { BusinessLogRowFields } from '@garment-mes/sdk/labels';
import { type BusinessLogRow, listBusinessLogs } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import type { Column } from '#kit/list-definition.ts';
import { RecordTable } from '#kit/record-table.tsx';

const columns: readonly Column<BusinessLogRow>[] = [
  'createDate',
  'action',
  'fromText',
  'toText',
  'byName',
  'reason',
];

/** What happened to a style, newest first. */
export function StyleLog({ styleId }: { readonly styleId: string }) {
  const t = useText();
  const query = { bizType: 'style', bizId: styleId, pageNum: 1, pageSize: 100 } as const;
  const { data, error, refetch } = useOperation(listBusinessLogs, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={5} />;
  if (data.list.length === 0) return <EmptyState />;
  return (
    <RecordTable
      label={t('日志')}
      fields={BusinessLogRowFields}
      columns={columns}
      rows={data.list}
    />
  );
}
