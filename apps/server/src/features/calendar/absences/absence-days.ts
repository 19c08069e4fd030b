import { netMinutesBetween, workStretches } from '@garment-mes/domain/schedule';
import { eachDay, minutesBetween } from '@garment-mes/domain/time';
import { type StoredCalendar, workDayOf, workedMinutes } from '../calendar-days.ts';

/** A date an absence covers. */
export interface AbsenceDay {
  readonly workDate: string;
  /** Minutes of work missed. */
  readonly minutes: number;
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
    return [{ workDate, minutes, isAway: minutes * 2 >= workedMinutes(day) ? 1 : 0 }];
  });
