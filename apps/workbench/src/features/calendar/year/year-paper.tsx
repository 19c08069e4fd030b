import { formatNumber } from '@garment-mes/domain/formats';
import { DayTypeLabels } from '@garment-mes/sdk/labels';
import type { CalendarDay, ShiftRow } from '@garment-mes/sdk/mes2';
import { labelOf, useText } from '#app/i18n.ts';
import { holidayRuns } from './holiday-runs.ts';
import { monthName, weekdayNames } from './month-words.ts';
import { monthsOf, weeksOf, workOf } from './months.ts';

interface YearPaperProps {
  readonly title: string;
  /** Who prints, and when. */
  readonly note: string;
  readonly year: number;
  readonly days: readonly CalendarDay[];
  readonly shifts: readonly ShiftRow[];
}

const KINDS = [1, 2, 3, 4] as const;

/** A year on one sheet for the notice board: months, what the marks mean, holidays and shifts. */
export function YearPaper({ title, note, year, days, shifts }: YearPaperProps) {
  const t = useText();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const worked = workOf(days);
  const used = new Set(days.flatMap(({ shiftIds }) => shiftIds));
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p>
          {t('全年 {days} 个工作日，{minutes} 分钟', {
            days: worked.days,
            minutes: formatNumber(worked.minutes),
          })}
        </p>
      </header>
      <div className="months">
        {monthsOf(year).map((month) => (
          <PaperMonth key={month} month={month} byDate={byDate} />
        ))}
      </div>
      <ul className="legend">
        {KINDS.map((kind) => (
          <li key={kind}>
            <i data-type={kind}>1</i> {labelOf(DayTypeLabels[kind])}
          </li>
        ))}
        <li>
          <b>+</b> {t('加班')}
        </li>
        {shifts
          .filter(({ id }) => used.has(id))
          .map(({ id, code, name, segmentsText }) => (
            <li key={id}>
              {code} {name} {segmentsText}
            </li>
          ))}
      </ul>
      <ul className="holidays">
        {holidayRuns(days).map(({ name, dayType, from, to }) => (
          <li key={`${from} ${name}`}>
            {from.slice(5)}
            {to === from ? '' : `–${to.slice(5)}`} {name} {labelOf(DayTypeLabels[dayType])}
          </li>
        ))}
      </ul>
      <footer>{note}</footer>
    </>
  );
}

function PaperMonth(props: {
  readonly month: string;
  readonly byDate: ReadonlyMap<string, CalendarDay>;
}) {
  const t = useText();
  const { month, byDate } = props;
  const weeks = weeksOf(month);
  const { days, minutes } = workOf(
    weeks.flat().flatMap((date) => (date ? (byDate.get(date) ?? []) : [])),
  );
  return (
    <table>
      <caption>
        {monthName(month)}{' '}
        <small>{t('{days}天 {minutes}分', { days, minutes: formatNumber(minutes) })}</small>
      </caption>
      <thead>
        <tr>
          {weekdayNames().map((name, at) => (
            <th key={`${at} ${name}`}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, at) => (
              <td key={date ?? `empty ${at}`}>
                {date !== undefined && (
                  <i data-type={byDate.get(date)?.dayType}>
                    {Number(date.slice(8))}
                    {(byDate.get(date)?.otMin ?? 0) > 0 && <b>+</b>}
                  </i>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The look of the sheet, A4 upright; kinds of days differ without colour too. */
export const YEAR_PRINT = `
@page { size: A4 portrait; margin: 10mm; }
body { font-size: 8pt; }
header { display: flex; align-items: baseline; justify-content: space-between; margin-bottom: 3mm; }
h1 { margin: 0; font-size: 15pt; }
p { margin: 0; font-size: 9pt; }
.months { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm 5mm; align-items: start; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; break-inside: avoid; }
caption { padding-bottom: 0.8mm; font-size: 9.5pt; font-weight: 700; text-align: left; }
caption small { float: right; font-size: 8pt; font-weight: 400; }
th { font-size: 8pt; font-weight: 400; }
th, td { height: 5.6mm; padding: 0; text-align: center; }
i { display: block; margin: 0.2mm; padding: 0.5mm 0; border: 0.2mm solid #fff; font-size: 9pt; font-style: normal; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
i b { font-size: 8pt; }
i[data-type="2"] { border-color: #ccc; background: #ddd; color: #333; }
i[data-type="3"] { border-color: #000; background: #000; color: #fff; }
i[data-type="4"] { border: 0.4mm solid #000; font-weight: 700; }
ul { display: flex; flex-wrap: wrap; align-items: center; gap: 1mm 5mm; margin: 3mm 0 0; padding: 0; list-style: none; }
.legend i { display: inline-block; width: 6mm; text-align: center; }
.holidays { padding-top: 2mm; border-top: 0.2mm solid #000; }
footer { margin-top: 3mm; font-size: 8pt; }
`;
