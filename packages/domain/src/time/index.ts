export {
  addDays,
  addMinutes,
  daysBetween,
  eachDay,
  firstOfMonth,
  lastOfMonth,
  minutesBetween,
  mondayOf,
  weekday,
  weekLabel,
} from './calendar.ts';
export { cutoffOn, type DatedCutoff } from './day-cutoff.ts';
export { type PublicHoliday, publicHolidays } from './public-holidays.ts';
export {
  type DaySegment,
  minuteOfDay,
  type ShiftSettings,
  shiftSegments,
  shiftShare,
} from './shift-share.ts';
export type { TimeInput } from './wall-clock.ts';
export { calendarDate, type FactoryDay, hourOf, workDate } from './work-date.ts';
