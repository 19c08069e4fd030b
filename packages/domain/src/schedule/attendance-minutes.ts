import { DomainError } from '../domain-error.ts';
import { addDays, minutesBetween } from '../time/calendar.ts';
import type { SegmentType, ShiftSegment } from './shift.ts';
import { type PlacedSegment, placedSegments } from './shift-segments.ts';
import type { Attendance } from './worked-time.ts';

/** How overtime of a day is paid: 1 as on a workday, 2 as on a day of rest, 3 as on a statutory holiday. */
export type DayClass = 1 | 2 | 3;

/** The class of a day by its kind in the calendar; a rest day that was made a workday is one. */
export const dayClassOf = (dayType: number): DayClass =>
  dayType === 2 || dayType === 3 ? dayType : 1;

/** A day as it is attended. */
export interface AttendedShift {
  /** Day on which the shift begins: all of it belongs to that day. */
  readonly workDate: string;
  readonly dayClass: DayClass;
  /** Segments of the shift, in the order of the day; none where there is no shift. */
  readonly segments: readonly ShiftSegment[];
}

/** Minutes of a person's day as they are paid. */
export interface AttendanceMinutes {
  readonly normalMin: number;
  readonly otMin: number;
  /** Class of the overtime, `null` without any. */
  readonly otType: DayClass | null;
  /** Minutes of work missed before the coming, and after the going. */
  readonly lateMin: number;
  readonly earlyMin: number;
}

/**
 * The stay between two times of the clock. A going before the coming is the next day; so is a coming long before the
 * shift begins: who comes to a night shift after midnight came late.
 *
 * @param onTime `08:00`
 * @param offTime `17:30`
 * @throws {DomainError} `attendance-no-stay` when both are the same, `invalid-date` when one is not on the clock
 * @see docs/formulas.md#attendance
 */
export function stayOf(
  { workDate, segments }: AttendedShift,
  onTime: string,
  offTime: string,
): Attendance {
  if (clockOf(onTime) === clockOf(offTime)) throw new DomainError('attendance-no-stay', {});
  const begin = segments.length === 0 ? 0 : (placedSegments(segments)[0]?.from ?? 0);
  const on = clockOf(onTime) < begin - HALF_DAY ? clockOf(onTime) + DAY : clockOf(onTime);
  const off =
    clockOf(offTime) + (clockOf(offTime) < on % DAY ? DAY : 0) + Math.floor(on / DAY) * DAY;
  return { onAt: momentOf(workDate, on), offAt: momentOf(workDate, off) };
}

/**
 * What a stay counts: the minutes of the shift that it covers, its breaks left out; what lies outside of the shift does
 * not count by itself. On a day of rest and on a holiday all of it is overtime.
 *
 * @throws {DomainError} `attendance-no-shift`, or `out-of-range` when nothing of the shift is covered
 * @see docs/formulas.md#attendance
 */
export function clockedMinutes(shift: AttendedShift, stay: Attendance): AttendanceMinutes {
  const placed = placedOf(shift);
  const [on, off] = [minuteOf(shift, stay.onAt), minuteOf(shift, stay.offAt)];
  return checked(shift, {
    work: covered(placed, 'work', on, off),
    ot: covered(placed, 'ot', on, off),
    ...missedOf(shift, stay),
  });
}

/**
 * What somebody who was there from beginning to end counts.
 *
 * @throws {DomainError} `attendance-no-shift`
 * @see docs/formulas.md#attendance
 */
export function shiftMinutes(shift: AttendedShift): AttendanceMinutes {
  const placed = placedOf(shift);
  return checked(shift, {
    work: covered(placed, 'work', 0, 2 * DAY),
    ot: covered(placed, 'ot', 0, 2 * DAY),
    ...NOTHING_MISSED,
  });
}

/**
 * Minutes as somebody typed them.
 *
 * @param stay times of coming and going, where they are known: nobody works longer than that
 * @throws {DomainError} `attendance-rest-day`, `attendance-over-stay`, or `out-of-range` for none and more than a day
 */
export function typedMinutes(
  shift: AttendedShift,
  typed: { readonly normalMin: number; readonly otMin: number },
  stay: Attendance | undefined,
): AttendanceMinutes {
  const { workDate, dayClass } = shift;
  if (dayClass !== 1 && typed.normalMin > 0)
    throw new DomainError('attendance-rest-day', { workDate, kind: KINDS[dayClass] });
  const missed = stay && shift.segments.length > 0 ? missedOf(shift, stay) : NOTHING_MISSED;
  const minutes = checked(shift, { work: typed.normalMin, ot: typed.otMin, ...missed });
  const most = stay ? minuteOf(shift, stay.offAt) - minuteOf(shift, stay.onAt) : DAY;
  if (typed.normalMin + typed.otMin > most)
    throw new DomainError('attendance-over-stay', { stay: most });
  return minutes;
}

interface Counted {
  readonly work: number;
  readonly ot: number;
  readonly lateMin: number;
  readonly earlyMin: number;
}

const DAY = 24 * 60;
const HALF_DAY = DAY / 2;
const NOTHING_MISSED = { lateMin: 0, earlyMin: 0 };
const KINDS = {
  2: { zh: '休息日', en: 'day of rest' },
  3: { zh: '法定假日', en: 'statutory holiday' },
} as const;

/** @throws {DomainError} `out-of-range` */
function checked({ dayClass }: AttendedShift, counted: Counted): AttendanceMinutes {
  const { work, ot, lateMin, earlyMin } = counted;
  if (work < 0 || ot < 0 || work + ot < 1 || work + ot > DAY)
    throw new DomainError('out-of-range', {
      field: { zh: '出勤分钟', en: 'Attended minutes' },
      ...{ min: 1, max: DAY },
    });
  const isWorkday = dayClass === 1;
  const otMin = isWorkday ? ot : work + ot;
  return {
    normalMin: isWorkday ? work : 0,
    otMin,
    otType: otMin > 0 ? dayClass : null,
    lateMin,
    earlyMin,
  };
}

/** Nobody is late on a day on which nobody had to come. */
function missedOf(shift: AttendedShift, { onAt, offAt }: Attendance) {
  if (shift.dayClass !== 1) return NOTHING_MISSED;
  const placed = placedOf(shift);
  return {
    lateMin: covered(placed, 'work', 0, minuteOf(shift, onAt)),
    earlyMin: covered(placed, 'work', minuteOf(shift, offAt), 2 * DAY),
  };
}

function placedOf({ workDate, segments }: AttendedShift): readonly PlacedSegment[] {
  if (segments.length === 0) throw new DomainError('attendance-no-shift', { workDate });
  return placedSegments(segments);
}

const covered = (
  placed: readonly PlacedSegment[],
  type: SegmentType,
  from: number,
  to: number,
): number =>
  placed
    .filter(({ segment }) => segment.type === type)
    .reduce((sum, part) => sum + Math.max(0, Math.min(part.to, to) - Math.max(part.from, from)), 0);

const minuteOf = ({ workDate }: AttendedShift, moment: string): number =>
  minutesBetween(`${workDate} 00:00:00`, moment);

function clockOf(time: string): number {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes) throw new DomainError('invalid-date', { date: time });
  return Number(hours) * 60 + Number(minutes);
}

function momentOf(workDate: string, minute: number): string {
  const clock = minute % DAY;
  const two = (figure: number) => String(figure).padStart(2, '0');
  const date = addDays(workDate, Math.floor(minute / DAY));
  return `${date} ${two(Math.floor(clock / 60))}:${two(clock % 60)}:00`;
}
