import { decimal } from '@garment-mes/domain/decimal';
import { formatShare } from '@garment-mes/domain/formats';
import { weekday } from '@garment-mes/domain/time';
import type { LineEfficiencyReportPage, LineEfficiencyReportRow } from '@garment-mes/sdk/mes2';
import type { AnsweredColumn } from '#screens/report/report-definition.ts';
import styles from './efficiency.module.css';

type DayColumn = AnsweredColumn<LineEfficiencyReportRow>;

const SUNDAY = 7;
const LEVELS = ['bad', 'warn', 'ok'] as const;

const shown = (pct: string | null | undefined): number | undefined =>
  pct ? decimal(pct).toNumber() : undefined;

/** A day of the month: its figure on the ground of the company's limits, which leads to its hours. */
function dayColumn({ workDate, effPct }: LineEfficiencyReportPage['days'][number]): DayColumn {
  const of = ({ days }: LineEfficiencyReportRow) => days.find((day) => day.workDate === workDate);
  return {
    id: `d_${workDate.replaceAll('-', '')}`,
    header: workDate.slice(8),
    value: (row) => shown(of(row)?.effPct),
    isFigure: true,
    total: formatShare(effPct),
    narrows: { workDate },
    draw: (row, drawn) => {
      const level = of(row)?.level;
      if (!level) return '–';
      return (
        <span className={styles.cell} data-level={LEVELS[level - 1]}>
          {drawn}
        </span>
      );
    },
  };
}

/** A week: the minutes of its days, added up before they are divided. */
const weekColumn = ({
  week,
  lastDate,
  effPct,
}: LineEfficiencyReportPage['weeks'][number]): DayColumn => ({
  id: `w_${lastDate.replaceAll('-', '')}`,
  header: week,
  value: ({ weekPct }) => shown(weekPct.find((one) => one.lastDate === lastDate)?.effPct),
  isFigure: true,
  total: formatShare(effPct),
});

/** The days of the month as far as there are any, a week behind each Sunday and behind the last day. */
export const monthColumns = ({ days, weeks }: LineEfficiencyReportPage): readonly DayColumn[] =>
  days.flatMap((day, at) => {
    const isLast = at === days.length - 1;
    const next = days[at + 1]?.workDate;
    const week = weeks.find(
      ({ lastDate }) =>
        day.workDate <= lastDate && (isLast || (next !== undefined && next > lastDate)),
    );
    const endsWeek = weekday(day.workDate) === SUNDAY || week !== undefined;
    return week && endsWeek ? [dayColumn(day), weekColumn(week)] : [dayColumn(day)];
  });
