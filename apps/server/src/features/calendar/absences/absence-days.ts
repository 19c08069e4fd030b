import { shareOut } from '@garment-mes/domain/decimal';
import { netMinutesBetween, workStretches } from '@garment-mes/domain/schedule';
import { eachDay, minutesBetween } from '@garment-mes/domain/time';
import { type StoredCalendar, workDayOf, workedMinutes } from '../calendar-days.ts';

/** A date an absence covers. */
export interface AbsenceDay {
  readonly workDate: string;
  /** Minutes of work missed. */
  readonly minutes: number;
  /** Minutes of work the day has. */
  readonly dayMinutes: number;
  /** Half of the day's minutes or more: the line cannot count on the person. */
  readonly isAway: 0 | 1;
}

/** The working minutes of each date that fall into an absence. Rest days and holidays have none. */
export const absenceDays = (from: string, to: string, calendar: StoredCalendar): AbsenceDay[] =>
  eachDay(from.slice(0, 10), to.slice(0, 10)).flatMap((workDate) => {
    const day = workDayOf(calendar, workDate);
    const minute = (moment: string) => minutesBetween(`${workDate} 00:00:00`, moment);
    const minutes = Math.round(
      netMinutesBetween(workStretches(day.segments), minute(from), minute(to)),
    );
    if (minutes === 0) return [];
    const dayMinutes = workedMinutes(day);
    return [{ workDate, minutes, dayMinutes, isAway: isAway(minutes, dayMinutes) }];
  });

/** The same days of an absence whose minutes were corrected: fewer minutes are fewer on each day. */
export const missedDays = (days: readonly AbsenceDay[], minutes: number): AbsenceDay[] => {
  const shares = shareOut(
    minutes,
    days.map((day) => day.minutes),
    0,
  );
  return days.flatMap((day, at) => {
    const missed = shares[at]?.toNumber() ?? 0;
    if (missed === 0) return [];
    return { ...day, minutes: missed, isAway: isAway(missed, day.dayMinutes) };
  });
};

const isAway = (minutes: number, dayMinutes: number): 0 | 1 => (minutes * 2 >= dayMinutes ? 1 : 0);
