import {
  netMinutes,
  type ShiftSegment,
  shiftFigures,
  workedSegments,
} from '@garment-mes/domain/schedule';
import { weekday } from '@garment-mes/domain/time';
import type { DataOf } from '../../generated/operations.ts';

export type DayType = DataOf<'listCalendarDays'>[number]['dayType'];

/** Kinds of a day. */
export const DayKind = { workday: 1, restDay: 2, holiday: 3, extraWorkday: 4 } as const;

export const isWorkingKind = (dayType: DayType): boolean =>
  dayType === DayKind.workday || dayType === DayKind.extraWorkday;

/** A shift with the segments it had in earlier times. */
export interface StoredShift {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly segments: readonly ShiftSegment[];
  /** Earlier segments, oldest first: each was in force before its date. */
  readonly past: readonly {
    readonly untilDate: string;
    readonly segments: readonly ShiftSegment[];
  }[];
}

/** A day that differs from the week pattern. */
export interface StoredDay {
  readonly id: string;
  readonly date: string;
  readonly dayType: DayType;
  readonly name: string | null;
  readonly otMin: number;
  /** 1 from the holiday list, 2 set by a person. */
  readonly source: number;
  readonly shiftIds: readonly string[];
}

/** The calendars of one name, year by year, as they are stored. */
export interface StoredCalendar {
  /** Shift of each weekday, 1 for Monday, by year; a missing shift is a rest day. */
  readonly patterns: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** Year whose pattern stands in for years that have none. */
  readonly year: number;
  readonly days: ReadonlyMap<string, StoredDay>;
  readonly shifts: ReadonlyMap<string, StoredShift>;
}

/** One date of a calendar. */
export interface WorkDay {
  readonly id: string | null;
  readonly date: string;
  readonly dayType: DayType;
  readonly name: string | null;
  readonly shiftIds: readonly string[];
  readonly otMin: number;
  /** What people work on the day, overtime as far as the day allows it. */
  readonly segments: readonly ShiftSegment[];
  readonly isOverride: boolean;
}

/** What a calendar says of a date: the day's own row, else the week pattern of its year. */
export function workDayOf(calendar: StoredCalendar, date: string): WorkDay {
  const stored = calendar.days.get(date);
  if (stored) {
    const segments = isWorkingKind(stored.dayType)
      ? stored.shiftIds.flatMap((id) => segmentsOn(calendar.shifts.get(id), date))
      : [];
    return { ...stored, segments: workedSegments(segments, stored.otMin), isOverride: true };
  }
  const shiftId = patternShift(calendar, date);
  const segments = shiftId === undefined ? [] : segmentsOn(calendar.shifts.get(shiftId), date);
  return {
    id: null,
    date,
    dayType: shiftId === undefined ? DayKind.restDay : DayKind.workday,
    name: null,
    shiftIds: shiftId === undefined ? [] : [shiftId],
    otMin: 0,
    segments: workedSegments(segments, 0),
    isOverride: false,
  };
}

/** The shift a week pattern gives a date; `undefined` on a rest day. */
export function patternShift(calendar: StoredCalendar, date: string): string | undefined {
  const pattern =
    calendar.patterns.get(Number(date.slice(0, 4))) ?? calendar.patterns.get(calendar.year);
  return pattern?.get(weekday(date));
}

/** Minutes of work and allowed overtime on a day. */
export const workedMinutes = ({ segments }: Pick<WorkDay, 'segments'>): number =>
  segments.some(({ type }) => type === 'work') ? netMinutes(segments) : 0;

/**
 * Shifts of a day in the order in which they begin.
 *
 * @throws {DomainError} `segments-overlap` or `shift-too-long` when people would work two at once
 */
export function orderedShifts(
  { shifts }: Pick<StoredCalendar, 'shifts'>,
  date: string,
  ids: readonly string[],
): readonly string[] {
  const startOf = (id: string) => segmentsOn(shifts.get(id), date)[0]?.start.padStart(5, '0') ?? '';
  const ordered = [...new Set(ids)].toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const segments = ordered.flatMap((id) => segmentsOn(shifts.get(id), date));
  if (ordered.length > 1) shiftFigures(segments, LATEST_CUTOFF);
  return ordered;
}

// Each shift was checked against the company's own cutoff when it was saved.
const LATEST_CUTOFF = '23:59';

/** What a shift works on a date: its segments of that time. */
export const segmentsOn = (shift: StoredShift | undefined, date: string): readonly ShiftSegment[] =>
  shift?.past.find(({ untilDate }) => date < untilDate)?.segments ?? shift?.segments ?? [];
