import { formatNumber } from '@garment-mes/domain/formats';
import { SubcontractAssignmentFields, SubcontractMonthFields } from '@garment-mes/sdk/labels';
import {
  getSubcontractGroupPerformance,
  type SubcontractAssignment,
  type SubcontractGroupRow,
} from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './groups.module.css';

const MONTHS = 6;
const MONTH = [
  'month',
  ...(['sentNum', 'returnedNum'] as const),
  ...(['onTimePct', 'lateDays', 'secondPct'] as const),
  ...(['unitPrice', 'housePrice', 'pricePct'] as const),
] as const;
const ASSIGNMENT = [
  'assignNo',
  'orderNo',
  'section',
  'status',
  'num',
  'doneNum',
  'outNum',
  { field: 'lateNum', Cell: Late },
  'planEndDate',
  'unitPrice',
  'housePrice',
  'pricePct',
] as const;

/** Garments that should be back by now; none is no warning. */
function Late({ row: { lateNum } }: { readonly row: SubcontractAssignment }) {
  return lateNum > 0 ? <Tag tone="bad">{formatNumber(lateNum)}</Tag> : formatNumber(lateNum);
}

/** What a group was sent and brought back in the last months, at which price, and what it has to do now. */
export function PerformanceDrawer({ rows, close }: OpenedProps<SubcontractGroupRow>) {
  const t = useText();
  const { can } = useWorkbench();
  // A share of the house's price tells both prices.
  const seesShare = can(SubcontractAssignmentFields.unitPrice.permission);
  const shown = (column: string | { readonly field: string }) =>
    seesShare || typeof column === 'string' || column.field !== 'pricePct';
  const [group] = rows;
  const { data, error, refetch } = useOperation(
    getSubcontractGroupPerformance,
    { query: { id: group?.id ?? '', months: MONTHS } },
    { enabled: group !== undefined },
  );
  return (
    <Drawer
      open
      size={960}
      title={t('{name} 的表现', { name: group?.name ?? '' })}
      onOpenChange={(open) => !open && close()}
    >
      {error && data === undefined && (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      )}
      {data === undefined && !error && <Skeleton lines={MONTHS} />}
      {data && (
        <div className={styles.performance}>
          <section aria-label={t('近 {months} 个月', { months: MONTHS })}>
            <h2>{t('近 {months} 个月', { months: MONTHS })}</h2>
            <RecordTable
              label={t('近 {months} 个月', { months: MONTHS })}
              fields={SubcontractMonthFields}
              columns={MONTH.filter(shown)}
              rows={data.months.map((month) => ({ ...month, id: month.month }))}
            />
          </section>
          <section aria-label={t('未完成的派工单')}>
            <h2>{t('未完成的派工单')}</h2>
            {data.open.length === 0 ? (
              <EmptyState>{t('没有未完成的派工单')}</EmptyState>
            ) : (
              <RecordTable
                label={t('未完成的派工单')}
                fields={SubcontractAssignmentFields}
                columns={ASSIGNMENT.filter(shown)}
                rows={data.open}
              />
            )}
          </section>
        </div>
      )}
    </Drawer>
  );
}
