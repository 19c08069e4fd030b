import { formatNumber } from '@garment-mes/domain/formats';
import { DayTypeLabels } from '@garment-mes/sdk/labels';
import type { CalendarDay } from '@garment-mes/sdk/mes2';
import { VisuallyHidden } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './calendar.module.css';
import { monthName, weekdayNames } from './month-words.ts';
import { type DaySpan, holds, weeksOf, workOf } from './months.ts';

interface MonthGridProps {
  /** First day of the month. */
  readonly month: string;
  readonly days: ReadonlyMap<string, CalendarDay>;
  /** Days of another calendar, drawn as outlines where they differ. */
  readonly others: ReadonlyMap<string, CalendarDay>;
  /** Code of a shift by its id. */
  readonly codes: ReadonlyMap<string, string>;
  readonly span: DaySpan | undefined;
  /** The one day of the calendar that Tab comes to. */
  readonly tabStop: string;
  readonly today: string;
  /** People planned by day; empty in the view of the year. */
  readonly people: ReadonlyMap<string, number>;
  readonly large: boolean;
}

/** One month: what kind of day each is, and below how much is worked. */
export function MonthGrid(props: MonthGridProps) {
  const t = useText();
  const { month, days, others, codes, span, tabStop, today, people, large } = props;
  const dates = weeksOf(month);
  const worked = workOf(dates.flat().flatMap((date) => (date ? (days.get(date) ?? []) : [])));
  const name = monthName(month);
  const words = (date: string): string => {
    const day = days.get(date);
    if (day === undefined) return date;
    const shifts = day.shiftIds.map((id) => codes.get(id) ?? '').join(' ');
    const overtime = day.otMin > 0 ? t('加班{min}分', { min: day.otMin }) : '';
    const kind = labelOf(DayTypeLabels[day.dayType]);
    return [date, kind, day.name, shifts, overtime].filter(Boolean).join(' ');
  };

  const otherKind = (date: string): number | undefined => {
    const other = others.get(date)?.dayType;
    return other === days.get(date)?.dayType ? undefined : other;
  };

  return (
    <section className={styles.month} data-large={large || undefined}>
      <h2 className={styles.monthName}>
        {name}
        <small>
          {t('{days}天 {minutes}分', { days: worked.days, minutes: formatNumber(worked.minutes) })}
        </small>
      </h2>
      <table className={styles.grid} aria-label={name}>
        <thead>
          <tr className={styles.week}>
            {weekdayNames().map((head, at) => (
              <th key={`${at} ${head}`} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((week) => (
            <tr key={week.find(Boolean)} className={styles.week}>
              {week.map((date, at) => (
                <td key={date ?? `empty ${at}`}>
                  {date !== undefined && (
                    <button
                      type="button"
                      tabIndex={date === tabStop ? 0 : -1}
                      aria-pressed={holds(span, date)}
                      aria-current={date === today ? 'date' : undefined}
                      title={words(date)}
                      className={styles.day}
                      data-date={date}
                      data-type={days.get(date)?.dayType}
                      data-override={days.get(date)?.isOverride || undefined}
                      data-other={otherKind(date)}
                    >
                      <VisuallyHidden>{words(date)}</VisuallyHidden>{' '}
                      <span className={styles.no}>{Number(date.slice(8))}</span>
                      <Marks
                        day={days.get(date)}
                        codes={codes}
                        people={people.get(date)}
                        large={large}
                      />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MarksProps {
  readonly day: CalendarDay | undefined;
  readonly codes: ReadonlyMap<string, string>;
  readonly people: number | undefined;
  readonly large: boolean;
}

/** Holiday, shifts, overtime and people of a day; a small cell shows what differs from the week. */
function Marks({ day, codes, people, large }: MarksProps) {
  const t = useText();
  if (day === undefined) return null;
  return (
    <span className={styles.marks}>
      {large && day.name && <span className={styles.named}>{day.name}</span>}
      {day.shiftIds.length > 0 && (large || (day.isOverride && day.otMin === 0)) && (
        <span>
          {day.shiftIds
            .map((id) => codes.get(id) ?? '')
            .map((code) => (large ? code : code.slice(0, 1)))
            .join(' ')}
        </span>
      )}
      {day.otMin > 0 && <b>+{large && day.otMin}</b>}
      {large && people !== undefined && <span>{t('{count}人', { count: people })}</span>}
    </span>
  );
}
