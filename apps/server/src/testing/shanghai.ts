import { workDate } from '@garment-mes/domain/time';
import { runNow } from './run-clock.ts';

/** `YYYY-MM-DD HH:mm:ss` on the wall clock of the demo's factories, as handhelds send it. */
export const shanghai = (at: Date = runNow()): string =>
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** The running day of the demo's factories, `YYYY-MM-DD`: it begins at five in the morning. */
export const factoryDate = (at: Date = runNow()): string =>
  workDate(at, { dayCutoff: '05:00', timeZone: 'Asia/Shanghai' });
