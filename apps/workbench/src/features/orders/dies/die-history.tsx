import { CuttingDieEventFields } from '@garment-mes/sdk/labels';
import { type CuttingDieRow, listCuttingDieHistory } from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const MOST = 200;
const COLUMNS = [
  'eventDate',
  'title',
  'fromStatus',
  'toStatus',
  'strokeNum',
  'usedNum',
  'orderNo',
  'bedLabel',
  'byName',
  'reason',
] as const;

/** What happened to a die, newest first. */
export function DieHistory({ rows, close }: OpenedProps<CuttingDieRow>) {
  const t = useText();
  const [die] = rows;
  const { data, error } = useOperation(
    listCuttingDieHistory,
    { query: { id: die?.id ?? '', pageNum: 1, pageSize: MOST } },
    { enabled: die !== undefined, live: 'knifeMold' },
  );
  return (
    <Drawer
      open
      size={960}
      title={t('{moldNo} 的履历', { moldNo: die?.moldNo ?? '' })}
      onOpenChange={(open) => !open && close()}
    >
      {error && <EmptyState>{failureText(error)}</EmptyState>}
      {data === undefined && !error && <Skeleton lines={6} />}
      {data && (
        <RecordTable
          label={t('履历')}
          fields={CuttingDieEventFields}
          columns={COLUMNS}
          rows={data.list.map((event, at) => ({ ...event, id: String(at) }))}
          total={data.total}
        />
      )}
    </Drawer>
  );
}
