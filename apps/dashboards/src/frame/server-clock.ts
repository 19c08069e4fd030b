/**
 * Timestamps of the server are wall-clock texts of the company's time zone. Read as if they were UTC
 * they can be subtracted from each other and from `wallClock`.
 */
export const serverTime = (timestamp: string): number =>
  Date.parse(`${timestamp.replace(' ', 'T')}Z`);

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is expensive to make, and a wall asks for it every second. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall clock of a time zone as if it were UTC, for a moment of the real clock in ms. */
export function wallClock(timeZone: string, moment: number): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** HH:mm:ss of a wall clock. */
export const clockText = (wall: number): string => new Date(wall).toISOString().slice(11, 19);

/** YYYY-MM-DD of a wall clock. */
export const dateText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
