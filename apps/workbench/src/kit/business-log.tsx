import { BusinessLogRowFields } from '@garment-mes/sdk/labels';
import { type BusinessLogRow, listBusinessLogs } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from './api.tsx';
import { useText } from './i18n.ts';
import type { Column } from './list-definition.ts';
import { RecordTable } from './record-table.tsx';

const columns: readonly Column<BusinessLogRow>[] = [
  'createDate',
  'action',
  'fromText',
  'toText',
  'byName',
  'reason',
];

export interface BusinessLogProps {
  /** Which kind of record, as the log names it: `order`, `style`. */
  readonly kind: string;
  readonly id: string;
}

/** What happened to a record, newest first. */
export function BusinessLog({ kind, id }: BusinessLogProps) {
  const t = useText();
  const query = { bizType: kind, bizId: id, pageNum: 1, pageSize: 100 } as const;
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
