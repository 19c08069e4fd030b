import { workDate } from '@garment-mes/domain/time';
import type { Company } from '@garment-mes/session-machine';
import { serverClock } from '../server-clock.ts';

type Zoned = Company & { readonly timeZone?: unknown; readonly dayCutoff?: unknown };

/**
 * The clock on the wall of a company, in milliseconds as if its zone were UTC; timestamps of the
 * service, read the same way, can be compared with it. It goes by the server, not by the device; without a
 * company the zone is that of the device.
 */
export function wallClockOf(company: Zoned | undefined): () => number {
  const zone = typeof company?.timeZone === 'string' ? { timeZone: company.timeZone } : {};
  const clock = new Intl.DateTimeFormat('sv', { ...zone, dateStyle: 'short', timeStyle: 'medium' });
  return () => Date.parse(`${clock.format(serverClock.now()).replace(' ', 'T')}Z`);
}

/** The clock time at which the day of a company turns, `05:00`. */
export const dayCutoffOf = (company: Zoned | undefined): string =>
  typeof company?.dayCutoff === 'string' ? company.dayCutoff : '00:00';

/** The running day of a company, `YYYY-MM-DD`: the hours before its cut-off belong to the day before, as the night shift does. */
export function factoryDayOf(company: Zoned | undefined): () => string {
  const now = wallClockOf(company);
  const dayCutoff = dayCutoffOf(company);
  return () => workDate(new Date(now()), { dayCutoff, timeZone: 'UTC' });
}
