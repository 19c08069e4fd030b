/** What time it is: business time, as opposed to elapsed time, which `performance.now()` measures. */
export type Clock = () => Date;

/** The time of this machine. */
export const systemClock: Clock = () => new Date();

/** A clock that shows `moment` now and runs on from there. */
export function clockFrom(moment: Date): Clock {
  const from = performance.now();
  return () => new Date(moment.getTime() + performance.now() - from);
}
