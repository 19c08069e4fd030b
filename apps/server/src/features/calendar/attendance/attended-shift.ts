import { DomainError } from '@garment-mes/domain/refusals';
import {
  type AttendanceMinutes,
  type AttendedShift,
  clockedMinutes,
  dayClassOf,
  shiftMinutes,
  stayOf,
  typedMinutes,
  workedSegments,
} from '@garment-mes/domain/schedule';
import type { BodyOf } from '../../../generated/operations.ts';
import { type StoredCalendar, segmentsOn, workDayOf } from '../calendar-days.ts';

/** What is said of a day: its shift, its times, its minutes. */
export type AttendanceEntry = Pick<
  BodyOf<'createAttendance'>,
  'basis' | 'shiftId' | 'onTime' | 'offTime' | 'normalMin' | 'otMin' | 'remark'
>;

/** The day of a person as it is stored. */
export interface AttendanceValues extends AttendanceMinutes {
  readonly basis: number;
  readonly shiftId: string | null;
  readonly onDate: string | null;
  readonly offDate: string | null;
}

const BY_TIMES = 1;
const BY_HAND = 2;
const BY_SHIFT = 3;

/**
 * What a calendar says of a day: its class and its segments, those of the shift of the day unless another one is named.
 *
 * @param isPlanned overtime only as far as the calendar has it for the day
 */
export function attendedShift(
  calendar: StoredCalendar,
  workDate: string,
  shiftId: string | null | undefined,
  isPlanned: boolean,
): AttendedShift {
  const day = workDayOf(calendar, workDate);
  const segments = (shiftId ? [shiftId] : day.shiftIds).flatMap((id) =>
    segmentsOn(calendar.shifts.get(id), workDate),
  );
  return {
    workDate,
    dayClass: dayClassOf(day.dayType),
    segments: isPlanned ? workedSegments(segments, day.otMin) : segments,
  };
}

/** Minutes that follow from an entry. @throws {DomainError} what the entry says that cannot be */
export function attendanceValues(
  calendar: StoredCalendar,
  workDate: string,
  entry: AttendanceEntry,
): AttendanceValues {
  const basis = entry.basis ?? (isTyped(entry) ? BY_HAND : BY_TIMES);
  const shift = attendedShift(calendar, workDate, entry.shiftId, basis === BY_SHIFT);
  const stored = { basis, shiftId: entry.shiftId || null };
  if (basis === BY_SHIFT) return { ...stored, onDate: null, offDate: null, ...shiftMinutes(shift) };
  const stay = timesOf(shift, entry, basis === BY_TIMES);
  const minutes =
    basis === BY_TIMES && stay
      ? clockedMinutes(shift, stay)
      : typedMinutes(shift, { normalMin: entry.normalMin ?? 0, otMin: entry.otMin ?? 0 }, stay);
  return { ...stored, onDate: stay?.onAt ?? null, offDate: stay?.offAt ?? null, ...minutes };
}

const isTyped = ({ normalMin, otMin }: AttendanceEntry): boolean =>
  (normalMin ?? null) !== null || (otMin ?? null) !== null;

/** @throws {DomainError} `attendance-times` where one of them is missing, or both that are needed */
function timesOf(
  shift: AttendedShift,
  { onTime, offTime }: AttendanceEntry,
  isNeeded: boolean,
): ReturnType<typeof stayOf> | undefined {
  if (onTime && offTime) return stayOf(shift, onTime, offTime);
  if (isNeeded || onTime || offTime) throw new DomainError('attendance-times', {});
  return undefined;
}
