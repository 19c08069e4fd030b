import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';

/** The dictionary of why nobody sewed. */
const REASONS = 'noWorkReason';

export const HOURS = {
  table: 'mes2.worked_hours',
  no: sql`(select m.employee_name from amc.company_member m
    where m.company_id = r.company_id and m.id = r.employee_id)`,
  what: { zh: '工时', en: 'Hours' },
} as const;

export const hoursColumns = {
  id: sql`h.id`,
  workDate: sql`h.work_date`,
  deptName: sql`d.name`,
  employeeNo: sql`e.employee_no`,
  employeeName: sql`e.employee_name`,
  kind: sql`h.kind`,
  reasonName: sql`i.name`,
  orderNo: sql`o.order_no`,
  startDate: sql`h.start_date`,
  endDate: sql`h.end_date`,
  minutes: sql`h.minutes::numeric(12, 2)`,
  headcount: sql`h.headcount`,
  personMin: sql`(h.minutes * h.headcount)::numeric(14, 2)`,
  problemNo: sql`p.log_no`,
  confirmByName: sql`u.name`,
  confirmState: sql`(case when h.confirm_date is null then 0 else 1 end)`,
  deptId: sql`h.dept_id`,
  employeeId: sql`h.employee_id`,
  orderId: sql`h.order_id`,
  reasonCode: sql`h.reason_code`,
  remark: sql`h.remark`,
  createBy: sql`h.create_by`,
  version: sql`h.version`,
} as const satisfies Record<string, Sql>;

export const hoursRows = (
  companyId: string,
  { deptId, employeeId }: Partial<Exclude<QueryOf<'listWorkedHours'>, undefined>> = {},
): Sql => sql`
  from mes2.worked_hours h
  join amc.department d on d.company_id = h.company_id and d.id = h.dept_id
  left join amc.company_member e on e.company_id = h.company_id and e.id = h.employee_id
  left join ccm.dict_item i on i.company_id = h.company_id and i.type_code = ${REASONS}
    and i.item_code = h.reason_code and i.del_flag = '0'
  left join mes2.production_order o on o.company_id = h.company_id and o.id = h.order_id
  left join mes2.problem_log p on p.company_id = h.company_id and p.id = h.problem_log_id
  left join amc.app_user u on u.id = h.confirm_by
  where h.company_id = ${companyId} and h.del_flag = '0'
  ${deptId ? sql`and h.dept_id = ${deptId}` : sql``}
  ${employeeId ? sql`and h.employee_id = ${employeeId}` : sql``}`;

/** Somebody with the minutes of a day. */
export interface Worker {
  readonly id: string;
  readonly employeeNo: string;
  readonly isEmployed: boolean;
  /** Normal and overtime minutes of the day; `null` where attendance was not taken. */
  readonly attended: number | null;
}

const workers = ({ companyId }: Actor, workDate: string, where: Sql): Sql => sql`
  select m.id, m.employee_no,
    m.status = 0 and coalesce(m.hire_date, ${workDate}::date) <= ${workDate}::date
      and coalesce(m.leave_date, ${workDate}::date) >= ${workDate}::date as is_employed,
    a.normal_min + a.ot_min as attended
  from amc.company_member m
  left join mes2.attendance a on a.company_id = m.company_id and a.employee_id = m.id
    and a.work_date = ${workDate}::date and a.del_flag = '0'
  where m.company_id = ${companyId} and m.del_flag = '0' and ${where}
  order by m.id`;

/**
 * Locks people, the smaller id first, and reads their day behind the lock: the statement that waits for it would still see
 * the attendance of before.
 */
async function lockedWorkers(
  tx: Tx,
  actor: Actor,
  workDate: string,
  where: Sql,
): Promise<Worker[]> {
  const found = await tx.all<Worker>(
    sql`${workers(actor, workDate, where)} for no key update of m`,
  );
  const ids = found.map(({ id }) => id);
  return tx.all<Worker>(workers(actor, workDate, sql`m.id = any(${ids}::bigint[]) and ${where}`));
}

/** Locks people against a second entry of the same minutes, and reads their day. */
export const lockWorkers = (
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  workDate: string,
): Promise<Worker[]> => lockedWorkers(tx, actor, workDate, sql`m.id = any(${ids}::bigint[])`);

/** Locks everybody of a department who was at work, and reads their day. */
export const lockPresent = (
  tx: Tx,
  actor: Actor,
  deptId: string,
  workDate: string,
): Promise<Worker[]> =>
  lockedWorkers(
    tx,
    actor,
    workDate,
    sql`m.dept_id = ${deptId} and m.status = 0 and a.normal_min + a.ot_min > 0`,
  );

/** What is noted of people on a day beside one entry. */
export interface Noted {
  readonly employeeId: string;
  readonly kind: number;
  readonly reason: string | null;
  readonly minutes: string;
  readonly start: string | null;
  readonly end: string | null;
}

export const notedOn = (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
  workDate: string,
  except: string | undefined,
): Promise<Noted[]> =>
  tx.all(sql`
    select h.employee_id, h.kind, i.name as reason, h.minutes::text as minutes, h.start_date as start, h.end_date as end
    from mes2.worked_hours h
    left join ccm.dict_item i on i.company_id = h.company_id and i.type_code = ${REASONS}
      and i.item_code = h.reason_code and i.del_flag = '0'
    where h.company_id = ${companyId} and h.employee_id = any(${ids}::bigint[]) and h.del_flag = '0'
      and h.work_date = ${workDate}::date and h.id is distinct from ${except ?? null}::bigint
    order by h.start_date, h.id`);

/** A problem that stopped a line, held until the end of the transaction; what was noted of it is read behind that. */
export const lockProblem = async (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<
  | {
      no: string;
      deptId: string;
      workDate: string;
      peopleNum: number;
      isClosed: boolean;
      isNoted: boolean;
    }
  | undefined
> => {
  await tx.run(sql`
    select 1 from mes2.problem_log where company_id = ${companyId} and id = ${id} for no key update`);
  return tx.one(sql`
    select coalesce(l.log_no, '') as no, l.dept_id, l.report_date::date as work_date,
      coalesce(l.people_num, 0) as people_num, l.status = 3 as is_closed,
      exists (select 1 from mes2.worked_hours h where h.company_id = l.company_id and h.problem_log_id = l.id
        and h.del_flag = '0') as is_noted
    from mes2.problem_log l
    where l.company_id = ${companyId} and l.id = ${id} and l.del_flag = '0'`);
};

/** Name of a department, `undefined` for none. */
export const departmentOf = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<{ name: string } | undefined> =>
  tx.one(sql`
    select name from amc.department where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

export const isReason = async (tx: Tx, { companyId }: Actor, code: string): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from ccm.dict_item where company_id = ${companyId} and type_code = ${REASONS}
      and item_code = ${code} and status = 0 and del_flag = '0'`)) !== undefined;
