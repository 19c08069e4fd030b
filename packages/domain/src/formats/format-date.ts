import { type TimeInput, wallClock } from '../time/wall-clock.ts';

/** How a date is written: the six codes that screens and columns name. */
export const DateCode = {
  date: 1,
  dateTime: 2,
  dateMinute: 3,
  compact: 4,
  dayStart: 5,
  dayEnd: 6,
} as const;
export type DateCode = (typeof DateCode)[keyof typeof DateCode];

const PATTERN: Readonly<Record<DateCode, string>> = {
  1: 'YYYY-MM-DD',
  2: 'YYYY-MM-DD HH:mm:ss',
  3: 'YYYY-MM-DD HH:mm',
  4: 'YYYYMMDD',
  5: 'YYYY-MM-DD [00:00:00]',
  6: 'YYYY-MM-DD [23:59:59]',
};

/**
 * Writes a moment; empty text for nothing or for what is no moment.
 *
 * Text without a zone is the company's clock and is only re-written; instants are read in the zone.
 */
export const formatDate = (
  value: TimeInput | null | undefined,
  code: DateCode,
  timeZone = 'Asia/Shanghai',
): string => wallClock(value, timeZone)?.format(PATTERN[code]) ?? '';
