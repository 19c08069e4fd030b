import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';

interface Range {
  readonly from: string;
  readonly to: string;
}

/** Most days that a report has columns for. */
const MOST_COLUMNS = 62;
/** Most days that a report of beds goes back. */
const MOST_DAYS = 366;

/** First and last day of the month of a day or of a month `YYYY-MM`. */
export const monthOf = (day: string): Range => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const stem = day.slice(0, 7);
  return { from: `${stem}-01`, to: `${stem}-${String(last).padStart(2, '0')}` };
};

/**
 * The days that are columns: those asked for, else the running month; half a range is the month of its end.
 *
 * @throws {DomainError} `dates-reversed` or `too-many-day-columns`
 */
export function columnRange(
  from: string | undefined,
  to: string | undefined,
  today: string,
): Range {
  const month = monthOf(from ?? to ?? today);
  const range = { from: from ?? month.from, to: to ?? month.to };
  if (reversed(range)) throw reversedDates();
  if (daysBetween(range.from, range.to) >= MOST_COLUMNS)
    throw new DomainError('too-many-day-columns', { max: MOST_COLUMNS });
  return range;
}

/** @throws {DomainError} `dates-reversed` or `report-range-too-long` */
export function requireReportRange(from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined) return;
  if (reversed({ from, to })) throw reversedDates();
  if (daysBetween(from, to) >= MOST_DAYS)
    throw new DomainError('report-range-too-long', { max: MOST_DAYS });
}

/**
 * @param month `YYYY-MM`
 * @throws {DomainError} `invalid-value` where there is no such month
 */
export function requireMonth(month: string): Range {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new DomainError('invalid-value', { field: { zh: '月份', en: 'Month' } });
  return monthOf(month);
}

const reversed = ({ from, to }: Range): boolean => to < from;
const reversedDates = () => new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
