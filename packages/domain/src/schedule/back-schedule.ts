import { DomainError } from '../domain-error.ts';
import { addDays, addMinutes } from '../time/calendar.ts';
import { planJob, type SewingJob, type ShiftOf } from './end-date.ts';
import { workStretches } from './shift.ts';

const MOST_DAYS = 1000;

export const isWorkday = (date: string, shiftOf: ShiftOf): boolean =>
  workStretches(shiftOf(date)).length > 0;

/**
 * The working day some working days away; 0 gives the day itself, or the one before it that works.
 *
 * @throws {DomainError} `schedule-endless` when the calendar has none
 */
export function addWorkdays(date: string, days: number, shiftOf: ShiftOf): string {
  const step = days > 0 ? 1 : -1;
  let left = Math.abs(days);
  let at = date;
  for (let walked = 0; walked < MOST_DAYS; walked += 1) {
    if (left === 0 && isWorkday(at, shiftOf)) return at;
    at = addDays(at, step);
    if (left > 0 && isWorkday(at, shiftOf)) left -= 1;
  }
  throw new DomainError('schedule-endless', { num: left });
}

/** Working days kept free between the stages of an order. */
export interface StageBuffers {
  /** From the end of sewing to the final inspection. */
  readonly finishing: number;
  readonly finalInspection: number;
  /** Between cutting and sewing. */
  readonly cutting: number;
  /** For print and embroidery, between cutting and sewing too. */
  readonly printing?: number | undefined;
}

export const DEFAULT_BUFFERS: StageBuffers = { finishing: 5, finalInspection: 1, cutting: 3 };

export interface StagePlan {
  readonly cuttingStart: string;
  readonly cuttingEnd: string;
  readonly sewingStart: string;
  readonly sewingEnd: string;
  readonly finishingEnd: string;
  readonly inspection: string;
  /** Cutting would have to begin before the fabric is released. */
  readonly isLate: boolean;
}

export interface BackScheduleRequest {
  readonly shipmentDate: string;
  /** Day the fabric is released for cutting, if it is known. */
  readonly materialDate?: string | undefined;
  readonly cuttingDays: number;
  readonly job: Omit<SewingJob, 'startAt'>;
  readonly buffers?: StageBuffers | undefined;
}

/**
 * Dates of the stages, reckoned back from the shipment over working days.
 *
 * Sewing begins on the latest day from which it ends in time; the day is found by planning forward, so
 * the two directions agree to the minute.
 *
 * @throws {DomainError} `schedule-endless` when no start is early enough
 * @see docs/formulas.md#back-schedule
 */
export function backSchedule(request: BackScheduleRequest, shiftOf: ShiftOf): StagePlan {
  const { shipmentDate, materialDate, cuttingDays, job, buffers = DEFAULT_BUFFERS } = request;
  const inspection = addWorkdays(shipmentDate, -buffers.finalInspection, shiftOf);
  const sewingEnd = addWorkdays(inspection, -buffers.finishing, shiftOf);
  const sewingStart = latestStart(job, sewingEnd, shiftOf);
  const gap = buffers.cutting + (buffers.printing ?? 0);
  const cuttingEnd = addWorkdays(sewingStart, -gap, shiftOf);
  const cuttingStart = addWorkdays(cuttingEnd, -Math.max(0, cuttingDays - 1), shiftOf);
  return {
    cuttingStart,
    cuttingEnd,
    sewingStart,
    sewingEnd,
    finishingEnd: addWorkdays(inspection, -1, shiftOf),
    inspection,
    isLate: materialDate !== undefined && cuttingStart < materialDate,
  };
}

function latestStart(job: Omit<SewingJob, 'startAt'>, lastDate: string, shiftOf: ShiftOf): string {
  let date = addWorkdays(lastDate, 0, shiftOf);
  for (let walked = 0; walked < MOST_DAYS; walked += 1) {
    const opens = workStretches(shiftOf(date))[0]?.from ?? 0;
    const startAt = addMinutes(`${date} 00:00:00`, opens);
    const { days } = planJob({ ...job, startAt }, shiftOf);
    if ((days.at(-1)?.workDate ?? date) <= lastDate) return date;
    date = addWorkdays(date, -1, shiftOf);
  }
  throw new DomainError('schedule-endless', { num: job.num });
}
