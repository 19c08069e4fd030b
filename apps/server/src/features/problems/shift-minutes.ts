import { isProblemOverdue, type ProblemTimes } from '@garment-mes/domain/flow';
import { type ShiftOf, workMinutes } from '@garment-mes/domain/schedule';
import { minutesBetween } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader } from '../calendar/public.ts';

export type Caller = Pick<Actor, 'companyId' | 'now' | 'scope'>;

export interface Reported {
  readonly deptId: string;
  /** On the company's clock. */
  readonly reportDate: string;
}

/**
 * Minutes since the report that belong to the shifts of the line, unrounded: what limits, response times, overdue
 * calls and boards are measured in. By the clock where the line has no calendar. Whom the caller may see decides
 * nothing here.
 */
export async function shiftMinutes(
  tx: Tx,
  { companyId, now, scope }: Caller,
  problems: readonly Reported[],
): Promise<number[]> {
  const until = clockText(now, scope.timeZone);
  const shifts = await shiftsOf(tx, companyId, problems);
  return problems.map((problem) => minutesUntil(until, problem, shifts.get(problem.deptId)));
}

/** As `shiftMinutes`, up to a moment on the company's clock. */
export const minutesUntil = (
  until: string,
  { reportDate }: Pick<Reported, 'reportDate'>,
  shiftOf: ShiftOf | undefined,
): number =>
  until <= reportDate
    ? 0
    : shiftOf
      ? workMinutes(reportDate, until, shiftOf)
      : minutesBetween(reportDate, until);

/** The shifts of the lines that problems stand on, by department. */
export async function shiftsOf(
  tx: Tx,
  companyId: string,
  problems: readonly Pick<Reported, 'deptId'>[],
): Promise<ReadonlyMap<string, ShiftOf>> {
  const deptIds = [...new Set(problems.map(({ deptId }) => deptId))];
  if (deptIds.length === 0) return new Map();
  const lines = await tx.all<{ deptId: string; calendarId: string }>(sql`
    select dept_id, calendar_id from mes2.line
    where company_id = ${companyId} and dept_id = any(${deptIds}::bigint[]) and calendar_id is not null
      and del_flag = '0'`);
  const read = calendarReader(tx, companyId);
  const shifts = new Map<string, ShiftOf>();
  for (const { deptId, calendarId } of lines) shifts.set(deptId, (await read(calendarId)).shiftOf);
  return shifts;
}

interface OpenProblem extends Reported, ProblemTimes {
  readonly id: string;
}

/** What is open now: its minutes, and whether somebody is late. */
export interface OpenMinutes {
  readonly openMin: number;
  readonly isOverdue: boolean;
}

/** Open and answered problems by id, of all or of these; those that are solved have no running time. */
export async function openMinutes(
  tx: Tx,
  caller: Caller,
  ids: readonly string[] | null = null,
): Promise<ReadonlyMap<string, OpenMinutes>> {
  const open = await tx.all<OpenProblem>(sql`
    select l.id, l.dept_id, l.report_date, l.status, l.response_min, l.resolve_min
    from mes2.problem_log l
    where l.company_id = ${caller.companyId} and l.status in (0, 1) and l.del_flag = '0'
      and (${ids}::bigint[] is null or l.id = any(${ids}::bigint[]))`);
  const minutes = await shiftMinutes(tx, caller, open);
  return new Map(
    open.map((problem, at) => {
      const openMin = Math.floor(minutes[at] ?? 0);
      return [problem.id, { openMin, isOverdue: isProblemOverdue(problem, openMin) }] as const;
    }),
  );
}

/** Puts the running time on rows of the list; what is solved has none. */
export async function withOpenMinutes<Row extends { readonly id: string }>(
  tx: Tx,
  caller: Caller,
  rows: readonly Row[],
): Promise<(Row & { readonly openMin: number | null; readonly isOverdue: boolean })[]> {
  const open = await openMinutes(
    tx,
    caller,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, openMin: null, isOverdue: false, ...open.get(row.id) }));
}
