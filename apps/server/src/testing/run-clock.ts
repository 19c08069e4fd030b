import { type Clock, clockFrom, systemClock } from '../clock.ts';
import { MACHINE, momentOf } from './moments.ts';

/** The moment at which each test file begins; `undefined` where the run goes by the machine's time. */
export function runStart(): Date | undefined {
  const { CLOCK = MACHINE } = process.env;
  return CLOCK === MACHINE ? undefined : momentOf(CLOCK);
}

let running: Clock = systemClock;

/** Begins the clock of a test file: from the moment of the run time runs on. */
export function beginRunClock(): void {
  const start = runStart();
  running = start ? clockFrom(start) : systemClock;
}

/** What time it is for a test and for the servers that it starts without a clock of their own. */
export const runNow: Clock = () => running();

/** The clock for a server of this run; `undefined` where it goes by the machine's time. */
export const runClock = (): Clock | undefined => (runStart() ? runNow : undefined);
