import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import { DomainError } from '../domain-error.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

const TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const ZONED = /T.*(?:Z|[+-]\d{2}:?\d{2})$/;

/** A moment as text of the company's clock, an instant, or milliseconds since 1970. */
export type TimeInput = string | number | Date;

/**
 * The local time of the company, written as if it were UTC: days have 24 hours and
 * nothing shifts. Text is taken as it stands; an instant is read in the time zone.
 *
 * `undefined` when there is nothing, or no such moment.
 */
export function wallClock(
  value: TimeInput | null | undefined,
  timeZone: string,
): Dayjs | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && !ZONED.test(value)) return fromText(value);
  return fromInstant(new Date(value), timeZone);
}

/** As `wallClock` for text that must be a moment. @throws {DomainError} `invalid-date` */
export function readWallClock(text: string): Dayjs {
  const read = fromText(text);
  if (!read) throw new DomainError('invalid-date', { date: text });
  return read;
}

/** As `readWallClock`, in milliseconds: for what only adds and compares. @throws {DomainError} `invalid-date` */
export function readWallMillis(text: string): number {
  const read = millisOf(text);
  if (read === undefined) throw new DomainError('invalid-date', { date: text });
  return read;
}

/** As `wallClock`, in milliseconds. */
export function wallMillis(value: TimeInput, timeZone: string): number | undefined {
  if (typeof value === 'string' && !ZONED.test(value)) return millisOf(value);
  return wallClock(value, timeZone)?.valueOf();
}

function fromText(text: string): Dayjs | undefined {
  const read = millisOf(text);
  return read === undefined ? undefined : dayjs.utc(read);
}

function millisOf(text: string): number | undefined {
  const parts = TEXT.exec(text);
  if (!parts) return undefined;
  const part = (at: number) => Number(parts[at] ?? 0);
  const read = new Date(Date.UTC(part(1), part(2) - 1, part(3), part(4), part(5), part(6)));
  // The 30th of February rolls over into March; such text is no date.
  const isThatDay =
    read.getUTCDate() === part(3) &&
    read.getUTCMonth() + 1 === part(2) &&
    read.getUTCFullYear() === part(1);
  return isThatDay ? read.getTime() : undefined;
}

function fromInstant(instant: Date, timeZone: string): Dayjs | undefined {
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return dayjs.utc(`${date}T${part('hour')}:${part('minute')}:${part('second')}`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
