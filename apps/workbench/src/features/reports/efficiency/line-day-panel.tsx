import { formatNumber, formatPercent } from '@garment-mes/domain/formats';
import {
  type Fields,
  LineDayEfficiencyFields,
  LineDayHourFields,
  LineDayOrderFields,
} from '@garment-mes/sdk/labels';
import {
  getLineDayEfficiency,
  type LineDayHour,
  type LineEfficiencyReportRow,
} from '@garment-mes/sdk/mes2';
import { DescriptionList, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import type { BehindProps } from '#screens/report/report-definition.ts';
import styles from '../cutting/report.module.css';

interface OrderHour extends LineDayHour {
  readonly orderNo: string;
  readonly styleNo: string;
}

const FIELDS = { ...LineDayOrderFields, ...LineDayHourFields } as Fields;
const HOURS: readonly Column<OrderHour>[] = ['orderNo', 'styleNo', 'hour', 'num', 'earnedMin'];

const FIGURES = [
  'effPct',
  'onStdEffPct',
  'targetNum',
  'outputNum',
  'headcount',
  'availMin',
  'earnedMin',
  'nonWorkMin',
] as const;

/** A day of a line: who was put down for it, and what it made by order and hour. */
export function LineDayPanel({ row, asked }: BehindProps<LineEfficiencyReportRow>) {
  const t = useText();
  const { lineDeptId, days } = row;
  const workDate = asked.workDate ?? days.at(-1)?.workDate ?? '';
  const { data, error, refetch } = useOperation(getLineDayEfficiency, {
    query: { lineDeptId, workDate },
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  const rows = data.orders.flatMap(({ orderId, orderNo, styleNo, hours }) =>
    hours.map((hour) => ({ ...hour, orderNo, styleNo, id: `${orderId}/${hour.hour}` })),
  );
  return (
    <div className={styles.panel}>
      <h3>{workDate}</h3>
      <DescriptionList
        columns={2}
        facts={FIGURES.map((name) => ({
          id: name,
          term: fieldLabel(LineDayEfficiencyFields, name),
          value: name.endsWith('Pct') ? formatPercent(data[name]) : formatNumber(data[name]),
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState>{t('当日没有产出')}</EmptyState>
      ) : (
        <RecordTable label={t('时段')} fields={FIELDS} columns={HOURS} rows={rows} />
      )}
    </div>
  );
}
