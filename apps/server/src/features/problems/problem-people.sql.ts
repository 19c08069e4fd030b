import type { EscalationStep } from '@garment-mes/domain/flow';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** What a problem of the catalogue asks for. */
export interface CalledProblem {
  readonly id: string;
  readonly name: string;
  readonly responsibleDeptType: number;
  readonly responseMin: number;
  readonly resolveMin: number;
  readonly level: 1 | 2 | 3;
  readonly escalateTo: readonly EscalationStep[];
}

export const calledProblem = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<CalledProblem>(sql`
    select id, name, responsible_dept_type, response_min, resolve_min, level, escalate_to
    from mes2.line_problem_set
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/**
 * The same call that stands open at the same place: a second report is added to it. The place is held, so that
 * of two who report at once the second finds what the first has opened.
 */
export async function openAtPlace(
  tx: Tx,
  { companyId }: Actor,
  place: { readonly deptId: string; readonly setId: string; readonly stationNo: string | null },
): Promise<{ readonly id: string } | undefined> {
  const { deptId, setId, stationNo } = place;
  const name = ['problem', companyId, deptId, setId, stationNo ?? ''].join('/');
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return tx.one<{ id: string }>(sql`
    select id from mes2.problem_log
    where company_id = ${companyId} and dept_id = ${deptId} and problem_set_id = ${setId}
      and station_no is not distinct from ${stationNo}::text and status in (0, 1) and del_flag = '0'
    order by id limit 1 for update`);
}

/** People who stand still: those put down for the line on the day, else those it is planned with. */
export const peopleOn = async (
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
): Promise<number> => {
  const people = await tx.one<{ num: number }>(sql`
    select coalesce(
      (select sum(present_num - lent_out_num + lent_in_num)::int from mes2.manpower_input
        where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date and del_flag = '0'),
      (select standard_headcount from mes2.line
        where company_id = ${companyId} and dept_id = ${deptId} and del_flag = '0' limit 1), 0) as num`);
  return people?.num ?? 0;
};

/**
 * Accounts of those who lead the line or the departments that answer for a problem; where nobody leads
 * one of these, of everybody in them.
 */
export const peopleToCall = async (
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  deptId: string,
  responsibleDeptType: number,
): Promise<string[]> => {
  const rows = await tx.all<{ userId: string }>(sql`
    with answering as (
      select d.id, d.id = l.id as is_line from amc.department l
      join amc.department d on d.company_id = l.company_id and d.del_flag = '0'
        and (d.id = l.id or (d.dept_type = ${responsibleDeptType}::int
          and (d.factory_id is null or l.factory_id is null or d.factory_id = l.factory_id)))
      where l.company_id = ${companyId} and l.id = ${deptId}),
    led as (
      select e.user_id from answering a
      join amc.dept_manager m on m.company_id = ${companyId} and m.dept_id = a.id and m.del_flag = '0'
      join amc.company_member e on e.company_id = m.company_id and e.id = m.employee_id and e.status = 0
      where e.user_id is not null)
    select user_id from led
    union
    select e.user_id from answering a
    join amc.company_member e on e.company_id = ${companyId} and e.dept_id = a.id and e.status = 0
    where e.user_id is not null and not a.is_line and not exists (select 1 from led)
    order by 1`);
  return rows.map(({ userId }) => userId);
};

/** Whether somebody leads a line, or a department above it. */
export const leads = async (
  tx: Tx,
  { companyId, employee }: Actor,
  deptId: string,
): Promise<boolean> => {
  if (!employee) return false;
  const found = await tx.one(sql`
    select 1 from amc.dept_manager m
    join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
    join amc.department l on l.company_id = m.company_id and l.id = ${deptId}
    where m.company_id = ${companyId} and m.employee_id = ${employee.id} and m.del_flag = '0'
      and (l.id = d.id or l.path like d.path || '%') limit 1`);
  return found !== undefined;
};

/** One row for each person and step, however often somebody is called. */
export const keepMessages = (
  tx: Tx,
  { companyId, now }: Pick<Actor, 'companyId' | 'now'>,
  problemId: string,
  step: number,
  userIds: readonly string[],
): Promise<number> =>
  tx.run(sql`
    insert into mes2.problem_message (company_id, problem_log_id, step, user_id, send_date)
    select ${companyId}, ${problemId}, ${step}::int, u.id, ${now}
    from unnest(${userIds}::bigint[]) as u (id)
    where not exists (select 1 from mes2.problem_message m where m.company_id = ${companyId}
      and m.problem_log_id = ${problemId} and m.step = ${step}::int and m.user_id = u.id)`);

/** Who came had been notified: the message to him counts as read. */
export const markResponder = (
  tx: Tx,
  { companyId, user, now }: Actor,
  problemId: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.problem_message set is_responder = 1, read_date = coalesce(read_date, greatest(send_date, ${now}))
    where company_id = ${companyId} and problem_log_id = ${problemId} and user_id = ${user.id}`);
