import { decimal } from '@garment-mes/domain/decimal';
import { formatNumber, formatPercent } from '@garment-mes/domain/formats';
import type { CuttingDateReportPage, CuttingDateReportRow } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import type { AnsweredColumn } from '#screens/report/report-definition.ts';
import styles from './report.module.css';

/** A day the report has a column for. */
type ReportDay = CuttingDateReportPage['days'][number];

/** The column of a day: pieces that lead to their beds, rest days on a darker ground. */
export function dayColumn(day: ReportDay): AnsweredColumn<CuttingDateReportRow> {
  const { workDate, isRestDay } = day;
  const head = workDate.slice(5);
  return {
    id: `d_${workDate.replaceAll('-', '')}`,
    header: isRestDay ? t('{day} 休', { day: head }) : head,
    value: ({ cells }) => cells.find((cell) => cell.workDate === workDate)?.cutNum,
    isFigure: true,
    total: <DaySum day={day} />,
    narrows: { workDateFrom: workDate, workDateTo: workDate },
    draw: (_, pieces) =>
      isRestDay ? (
        <span className={styles.rest} data-absent={pieces === undefined || undefined}>
          {pieces ?? '–'}
        </span>
      ) : (
        pieces
      ),
  };
}

/** Pieces of a day, under them how much of the tables' time it took, and what part the search is of it. */
function DaySum({ day }: { readonly day: ReportDay }) {
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
