/** A board older than this is late: something on the way is slow. */
export const LATE_AFTER_S = 60;
/** A board older than this has stopped: its figures must not be read as present. */
export const STOPPED_AFTER_S = 180;

export type Freshness =
  | { readonly state: 'fresh'; readonly asOf: string }
  | { readonly state: 'late'; readonly seconds: number }
  | { readonly state: 'stopped'; readonly seconds: number };

/**
 * How old the figures are, judged by the time the server computed them, never by when they arrived.
 * @param asOf server time of the figures, ms
 * @param now present server time, ms
 */
export function freshness(asOf: number, asOfText: string, now: number): Freshness {
  const seconds = Math.max(0, Math.floor((now - asOf) / 1000));
  if (seconds <= LATE_AFTER_S) return { state: 'fresh', asOf: asOfText };
  return { state: seconds <= STOPPED_AFTER_S ? 'late' : 'stopped', seconds };
}

/** Minutes and seconds of a standstill, 185 s is 03:05. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
