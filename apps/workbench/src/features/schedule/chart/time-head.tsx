import { addDays, lastOfMonth, weekday } from '@garment-mes/domain/time';
import { memo, useMemo } from 'react';
import { currentLanguage } from '#app/i18n.ts';
import styles from './chart.module.css';
import { NAMES_PX } from './lane-row.tsx';
import { daysIn, momentOf, type TimeScale, xOf } from './time-scale.ts';

interface TimeHeadProps {
  readonly scale: TimeScale;
  readonly left: number;
  readonly right: number;
  readonly today: string;
  /** Stands above the names of the lanes. */
  readonly corner: string;
}

/** Days narrower than this show Mondays alone. */
const EVERY_DAY_PX = 24;

/** Formatters are expensive to make: one per language. */
function namesIn(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (date: string) => formatter.format(Date.parse(`${date}T00:00:00Z`));
  };
  const months = format({ year: 'numeric', month: 'short' });
  return {
    monthName: (month: string) => months(`${month}-01`),
    dayName: format({ weekday: 'narrow' }),
  };
}

/** Months above, days below. */
export const TimeHead = memo(function TimeHead({
  scale,
  left,
  right,
  today,
  corner,
}: TimeHeadProps) {
  const days = daysIn(scale, left, right);
  const months = [...new Set(days.map((date) => date.slice(0, 7)))];
  const language = currentLanguage();
  const place = (date: string) => Math.max(0, xOf(scale, momentOf(date)));
  const { monthName, dayName } = useMemo(() => namesIn(language), [language]);
  const shown =
    scale.dayPx < EVERY_DAY_PX
      ? days.filter((date) => weekday(date) === 1 && xOf(scale, momentOf(date)) >= 0)
      : days;
  return (
    <div className={styles.head} style={{ width: NAMES_PX + scale.width }} aria-hidden>
      <span className={styles.corner}>{corner}</span>
      {months.map((month) => {
        const first = month < scale.from.slice(0, 7) ? scale.from : `${month}-01`;
        const from = place(first);
        const to = Math.min(scale.width, place(addDays(lastOfMonth(`${month}-01`), 1)));
        return (
          <span
            key={month}
            className={styles.monthMark}
            style={{ left: NAMES_PX + from, width: to - from }}
          >
            <span>{monthName(month)}</span>
          </span>
        );
      })}
      {shown.map((date) => (
        <span
          key={date}
          className={styles.dayMark}
          data-today={date === today || undefined}
          data-rest={weekday(date) === 7 || undefined}
          style={{
            left: NAMES_PX + place(date),
            width: scale.dayPx < EVERY_DAY_PX ? scale.dayPx * 7 : scale.dayPx,
          }}
        >
          {Number(date.slice(8))} <small>{scale.dayPx < EVERY_DAY_PX ? '' : dayName(date)}</small>
        </span>
      ))}
    </div>
  );
});
