import { decimal } from '@garment-mes/domain/decimal';
import { formatNumber, formatPercent } from '@garment-mes/domain/formats';
import type { CuttingDateReportPage, CuttingDateReportRow } from '@garment-mes/sdk/mes2';
import type { DataColumn } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import type { Drill } from './beds-drawer.tsx';
import styles from './report.module.css';

/** A day the report has a column for. */
type ReportDay = CuttingDateReportPage['days'][number];

const WIDTH = 76;

/** Names the column of a day. */
export const dayId = ({ workDate }: ReportDay): string => `d_${workDate.replaceAll('-', '')}`;

/** The column of a day: pieces that lead to their beds, rest days on a darker ground. */
export function dayColumn(
  day: ReportDay,
  onDrill: (drill: Drill) => void,
): DataColumn<CuttingDateReportRow> {
  const { workDate, isRestDay } = day;
  const cellOf = ({ cells }: CuttingDateReportRow) =>
    cells.find((cell) => cell.workDate === workDate);
  return {
    id: dayId(day),
    header: isRestDay ? t('{day} 休', { day: workDate.slice(5) }) : workDate.slice(5),
    kind: 'number',
    align: 'end',
    width: WIDTH,
    sum: true,
    value: (row) => cellOf(row)?.cutNum,
    text: (row) => String(cellOf(row)?.cutNum ?? ''),
    cell: (row) => {
      const cell = cellOf(row);
      const drawn = cell && (
        <button
          type="button"
          className={styles.drill}
          onClick={() =>
            onDrill({
              title: `${row.orderNo} ${row.colorName} ${workDate}`,
              orderNo: row.orderNo,
              colorId: row.colorId,
              workDate,
            })
          }
        >
          {formatNumber(cell.cutNum)}
        </button>
      );
      if (!isRestDay) return drawn;
      return (
        <span className={styles.rest} data-absent={drawn === undefined || undefined}>
          {drawn ?? '–'}
        </span>
      );
    },
  };
}

/** Pieces of a day, under them how much of the tables' time it took, and what part the search is of it. */
export function DaySum({ day }: { readonly day: ReportDay }) {
  const { cutNum, loadPct, askedPct, usedMin, availMin, askedMin } = day;
  return (
    <span className={styles.stacked}>
      {formatNumber(cutNum)}
      <small data-bad={loadPct !== null && decimal(usedMin).gt(availMin)}>
        {formatPercent(loadPct)}
      </small>
      {askedMin !== usedMin && <small>{t('所查 {pct}', { pct: formatPercent(askedPct) })}</small>}
    </span>
  );
}
