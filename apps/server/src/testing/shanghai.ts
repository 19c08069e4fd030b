import { runNow } from './run-clock.ts';

/** `YYYY-MM-DD HH:mm:ss` on the wall clock of the demo's factories, as handhelds send it. */
export const shanghai = (at: Date = runNow()): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
