import { MACHINE, momentOf } from '../../apps/server/src/testing/moments.ts';

/** The middle of an ordinary shift: the same for every commit, day and machine. */
export const USUAL_MOMENT = 'in-shift';

/**
 * Fixes the clock of the tests that are about to run, those in other processes included: `CLOCK`, or the usual
 * moment. Says which it is, once a command.
 * @throws {Error} for a CLOCK that is no moment
 */
export function fixClock(): void {
  const name = process.env.CLOCK || USUAL_MOMENT;
  const when = name === MACHINE ? 'the time of this machine' : momentOf(name).toISOString();
  process.env.CLOCK = name;
  if (process.env.CLOCK_SAID === name) return;
  process.env.CLOCK_SAID = name;
  process.stdout.write(`clock: ${when}, again with CLOCK=${name}\n`);
}
