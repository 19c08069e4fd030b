import { SubcontractMonthFields } from '@garment-mes/sdk/labels';
import { getSubcontractGroupPerformance, type SubcontractGroupRow } from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const MONTHS = 6;
const COLUMNS = ['month', 'sentNum', 'returnedNum', 'onTimePct', 'secondPct', 'lateDays'] as const;

/** What a group was sent and brought back in the last months. */
export function PerformanceDrawer({ rows, close }: OpenedProps<SubcontractGroupRow>) {
  const t = useText();
  const [group] = rows;
  const { data, error } = useOperation(
    getSubcontractGroupPerformance,
    { query: { id: group?.id ?? '', months: MONTHS } },
    { enabled: group !== undefined },
  );
  return (
    <Drawer
      open
      size={800}
      title={t('{name} 的表现', { name: group?.name ?? '' })}
      onOpenChange={(open) => !open && close()}
    >
      {error && <EmptyState>{failureText(error)}</EmptyState>}
      {data === undefined && !error && <Skeleton lines={MONTHS} />}
      {data && (
        <RecordTable
          label={t('表现')}
          fields={SubcontractMonthFields}
          columns={COLUMNS}
          rows={data.map((month) => ({ ...month, id: month.month }))}
        />
      )}
    </Drawer>
  );
}
