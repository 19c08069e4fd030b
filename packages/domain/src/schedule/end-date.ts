import { type DecimalInput, quantity, ratioOf } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { addDays, addMinutes, minutesBetween } from '../time/calendar.ts';
import { type CurvePoint, curvePct, dayCapacity } from './day-capacity.ts';
import { minuteAfter, netMinutesBetween, type ShiftSegment, workStretches } from './shift.ts';

/** The shift of a date; empty on a rest day or holiday. */
export type ShiftOf = (date: string) => readonly ShiftSegment[];

export interface SewingJob {
  /** Start on the clock of the company, `YYYY-MM-DD HH:mm:ss`. */
  readonly startAt: string;
  readonly num: number;
  /** Standard minutes of one garment. */
  readonly sam: DecimalInput;
  readonly headcount: number | ((date: string) => number);
  readonly curve: readonly CurvePoint[];
  /** Day of the curve on the first working day: 3 for a style the line sewed within 30 days. */
  readonly firstCurveDay?: number | undefined;
  /** Working minutes that go by before the first garment. */
  readonly changeoverMin?: number | undefined;
  /** Garments a person set for days. They are kept for those days; the others share the rest. */
  readonly setNums?: ReadonlyMap<string, number> | undefined;
}

export interface PlannedDay {
  readonly workDate: string;
  readonly availMin: number;
  readonly headcount: number;
  readonly effPct: DecimalInput;
  readonly planNum: number;
}

export interface PlannedJob {
  /** To the minute, rounded up. */
  readonly endAt: string;
  readonly days: readonly PlannedDay[];
}

const MOST_DAYS = 1000;

/**
 * When a job ends, day by day over the calendar.
 *
 * Each working day brings ⌊people × minutes × curve ÷ SAM⌋ garments, or what was set for it; the
 * changeover eats minutes first; the last day ends at its share of the day's minutes, breaks jumped
 * over. Days without work or without people bring nothing and do not move the curve on. A start after
 * midnight belongs to the shift of the evening before while that shift runs.
 *
 * @throws {DomainError} `schedule-endless` when the calendar or the line never finishes it
 * @see docs/formulas.md#end-date
 */
export function planJob(job: SewingJob, shiftOf: ShiftOf): PlannedJob {
  const days: PlannedDay[] = [];
  const firstDate = job.startAt.slice(0, 10);
  const setAhead = new Map(
    [...(job.setNums ?? [])].filter(([date]) => openDay(date, job.startAt, shiftOf).present > 0),
  );
  let reserved = [...setAhead.values()].reduce((total, num) => total + num, 0);
  let left = job.num;
  let changeover = job.changeoverMin ?? 0;
  let curveDay = job.firstCurveDay ?? 1;

  for (let offset = -1; offset < MOST_DAYS; offset += 1) {
    const workDate = addDays(firstDate, offset);
    const { stretches, opensAt, present } = openDay(workDate, job.startAt, shiftOf);
    const lost = Math.min(changeover, present);
    changeover -= lost;
    const availMin = present - lost;
    const from = minuteAfter(stretches, opensAt, lost);
    if (left === 0 && from !== undefined && changeover === 0) return ended(workDate, from, days);
    if (from === undefined) continue;

    const headcount = typeof job.headcount === 'number' ? job.headcount : job.headcount(workDate);
    const effPct = curvePct(job.curve, curveDay);
    const capacity = dayCapacity(headcount, availMin, effPct, job.sam);
    const set = setAhead.get(workDate);
    reserved -= set ?? 0;
    const planNum = Math.min(left, set ?? Math.max(0, Math.min(capacity, left - reserved)));
    if (planNum === 0 && set === undefined) continue;
    if (planNum > 0) curveDay += 1;
    days.push({ workDate, availMin, headcount, effPct, planNum });
    left -= planNum;
    if (left > 0) continue;
    const used =
      ratioOf(quantity(availMin).times(planNum), Math.max(capacity, planNum))?.toNumber() ?? 0;
    return ended(workDate, minuteAfter(stretches, from, used) ?? from, days);
  }
  throw new DomainError('schedule-endless', { num: left });
}

/** The work of a date that a job beginning at a moment finds there. */
function openDay(date: string, startAt: string, shiftOf: ShiftOf) {
  const stretches = workStretches(shiftOf(date));
  const opensAt = Math.max(0, minutesBetween(`${date} 00:00:00`, startAt));
  return {
    stretches,
    opensAt,
    present: netMinutesBetween(stretches, opensAt, Number.POSITIVE_INFINITY),
  };
}

/** Days of a plan that brought garments: those that move the learning curve on. */
export const curveDays = (days: readonly PlannedDay[]): number =>
  days.filter(({ planNum }) => planNum > 0).length;

const ended = (workDate: string, minute: number, days: readonly PlannedDay[]): PlannedJob => ({
  endAt: addMinutes(`${workDate} 00:00:00`, Math.ceil(minute)),
  days,
});
