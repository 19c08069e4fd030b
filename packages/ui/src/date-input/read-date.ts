import dayjs from 'dayjs';

const DATE = 'YYYY-MM-DD';
const DATE_TIME = 'YYYY-MM-DD HH:mm:ss';

const two = (part: string): string => part.padStart(2, '0');

/**
 * Reads a date as people type it: `2024-3-5`, `2024/03/05`, `20240305`, `3.5` of this year, with
 * `8:30` or `08:30:00` behind it when a time is wanted.
 * @param today `YYYY-MM-DD`; lends its year to dates typed without one
 * @returns `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, `''` for nothing, `undefined` for no such day
 */
export function readDate(text: string, today: string, withTime: boolean): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[年月]/g, '-')
    .replace(/日/g, ' ')
    .trim();
  if (plain === '') return '';
  const match =
    /^(?:(\d{4})[-/.]?)?(\d{1,2})[-/.]?(\d{1,2})(?:[T ]+(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?)?$/.exec(
      plain,
    );
  if (match === null) return undefined;
  const [, year = today.slice(0, 4), month = '', day = '', hour = '0', minute = '0', second = '0'] =
    match;
  const date = `${year}-${two(month)}-${two(day)}`;
  const full = `${date} ${two(hour)}:${two(minute)}:${two(second)}`;
  // dayjs rolls 31 April over to May; only a date that writes back as it was read exists.
  if (dayjs(full).format(DATE_TIME) !== full) return undefined;
  return withTime ? full : date;
}

/**
 * How a date is written: 1 the day, 2 with seconds, 3 with minutes, 4 as `YYYYMMDD`, 5 the first and
 * 6 the last second of the day.
 */
export type DateCode = 1 | 2 | 3 | 4 | 5 | 6;

const PATTERN: Readonly<Record<DateCode, string>> = {
  1: DATE,
  2: DATE_TIME,
  3: 'YYYY-MM-DD HH:mm',
  4: 'YYYYMMDD',
  5: 'YYYY-MM-DD [00:00:00]',
  6: 'YYYY-MM-DD [23:59:59]',
};

/** Writes `YYYY-MM-DD HH:mm:ss` by a code. */
export const writeDate = (full: string, code: DateCode): string =>
  full === '' ? '' : dayjs(full).format(PATTERN[code]);

/** Whether the time of day is the person's to choose. */
export const hasTime = (code: DateCode): boolean => code === 2 || code === 3;

/** The six weeks around a month, Monday first. @param month `YYYY-MM` */
export function monthGrid(month: string): string[][] {
  const first = dayjs(`${month}-01`);
  const start = first.subtract((first.day() + 6) % 7, 'day');
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => start.add(week * 7 + day, 'day').format(DATE)),
  );
}

/** Another day or month, counted from a date. */
export const moved = (date: string, amount: number, unit: 'day' | 'month'): string =>
  dayjs(date).add(amount, unit).format(DATE);
