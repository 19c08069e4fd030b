import { daysBetween } from '@garment-mes/domain/time';

const DAY_SECONDS = 86_400;

/** Seconds of a clock time `HH:mm` or `HH:mm:ss`. */
const secondOf = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/**
 * Seconds from the midnight a factory day begins behind to a clock time of it: what the clock shows before the
 * cutoff belongs to the night of that day.
 */
export function secondOfFactoryDay(clock: string, dayCutoff: string): number {
  const second = secondOf(clock);
  return second < secondOf(dayCutoff) ? second + DAY_SECONDS : second;
}

/** Seconds from the same midnight to a moment, beyond a day when the day is over, below nothing when it comes. */
export const secondsSince = (workDate: string, moment: string): number =>
  daysBetween(workDate, moment.slice(0, 10)) * DAY_SECONDS + secondOf(moment.slice(11));
