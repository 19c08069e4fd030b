import { DomainError } from '../domain-error.ts';
import { ScheduleStatus, scheduleMoves } from '../states/schedule-moves.ts';
import { canMove, moved } from '../states/state-table.ts';
import { daysBetween } from '../time/calendar.ts';

export interface ScheduleState {
  readonly scheduleNo: string;
  readonly status: ScheduleStatus;
  readonly num: number;
  readonly doneNum: number;
}

const REOPEN_DAYS = 7;

/** A schedule that is short is ended only with a reason. */
export const canEndSchedule = (schedule: ScheduleState): boolean =>
  canMove(scheduleMoves, 'end', schedule.status) && schedule.doneNum >= schedule.num;

/** @throws {DomainError} `wrong-state` or `schedule-unfinished` */
export function endSchedule(schedule: ScheduleState, reason?: string): ScheduleStatus {
  const { scheduleNo, status, doneNum, num } = schedule;
  const next = moved(scheduleMoves, 'end', { no: scheduleNo, status });
  if (canEndSchedule(schedule) || reason?.trim()) return next;
  throw new DomainError('schedule-unfinished', { scheduleNo, done: doneNum, num });
}

/** @throws {DomainError} `wrong-state` or `stop-reason-required` */
export function stopSchedule(schedule: ScheduleState, reason: string | undefined): ScheduleStatus {
  const { scheduleNo, status } = schedule;
  const next = moved(scheduleMoves, 'stop', { no: scheduleNo, status });
  if (!reason?.trim()) throw new DomainError('stop-reason-required', {});
  return next;
}

/** @throws {DomainError} `wrong-state` or `schedule-reopen-late` after seven days */
export function reopenSchedule(
  schedule: ScheduleState,
  endedOn: string,
  today: string,
): ScheduleStatus {
  const { scheduleNo, status } = schedule;
  const next = moved(scheduleMoves, 'reopen', { no: scheduleNo, status });
  if (daysBetween(endedOn, today) <= REOPEN_DAYS) return next;
  throw new DomainError('schedule-reopen-late', { days: REOPEN_DAYS });
}

/** Fields that may still be changed: all, a few while it runs, none when it ended. */
export const editableFields = ({
  status,
}: Pick<ScheduleState, 'status'>): 'all' | readonly string[] => {
  if (status === ScheduleStatus.stopped) return 'all';
  return status === ScheduleStatus.started ? ['num', 'headcount', 'isFixed'] : [];
};

/** The plan of a running schedule does not fall below what is done. @throws {DomainError} */
export function requirePlan(schedule: ScheduleState, num: number, unscheduled: number): void {
  if (num < schedule.doneNum) {
    throw new DomainError('schedule-below-done', { num, done: schedule.doneNum });
  }
  const left = unscheduled + schedule.num;
  if (num > left) throw new DomainError('schedule-over', { left });
}

/** A day of a schedule's plan, as it stands or as it is to be. */
export interface PlanDay {
  readonly workDate: string;
  readonly planNum: number;
  /** Somebody set its number. */
  readonly isManual: boolean;
}

/** Garments whose day is settled: of days gone by, and of days set by hand; the rest is spread again. */
export const settledNum = (days: readonly PlanDay[], today: string): number =>
  days
    .filter(({ workDate, isManual }) => isManual || workDate < today)
    .reduce((total, { planNum }) => total + planNum, 0);

/**
 * The days of a plan add up to the schedule's quantity: no more is settled than there is to sew.
 *
 * @param today days in front of it keep what they have
 * @throws {DomainError} `day-plan-sum`
 */
export function requireDaySum(days: readonly PlanDay[], today: string, num: number): void {
  const sum = settledNum(days, today);
  if (sum > num) throw new DomainError('day-plan-sum', { sum, num });
}
