import { ceiling, quantity, ratioOf } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { changedAt } from '../../../records/claim-record.sql.ts';
import { calendarReader } from '../line-calendar.ts';
import { lentOut } from './manpower.sql.ts';
import {
  isDepartment,
  manpowerDays,
  neededMinutes,
  type StoredManpowerDay,
} from './manpower-days.sql.ts';

type Page = DataOf<'listManpowerPlans'>;
type Row = Page['list'][number];

interface Search {
  readonly from: string;
  readonly to: string;
  readonly deptId?: string | undefined;
  /** Only departments that are short of people on a day. */
  readonly short?: boolean | undefined;
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

const DEPARTMENTS = {
  deptId: sql`d.id`,
  deptName: sql`d.name`,
  onRollNum: sql`(select count(*)::int from amc.company_member m
    where m.company_id = d.company_id and m.dept_id = d.id and m.status < 2 and m.del_flag = '0')`,
};

/** Departments with their days: a day nobody planned shows the people on the roll. */
export async function manpowerPage(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  search: Search,
): Promise<Page> {
  const { from, to, deptId, short } = search;
  const page = await list.page(tx, {
    operation: 'listManpowerPlans',
    from: sql`
      from amc.department d
      where d.company_id = ${companyId} and d.del_flag = '0' and d.dept_type in (4, 5, 6)
      ${deptId ? sql`and d.path like ${`%/${deptId}/%`}` : sql``}`,
    columns: DEPARTMENTS,
    later: ['days'],
    query: search,
    can,
    rowId: sql`d.id`,
    defaultOrder: sql`d.sort, d.code`,
  });
  const ids = page.list.map((row) => row.deptId);
  const [stored, needed, calendars] = await Promise.all([
    manpowerDays(tx, companyId, ids, from, to),
    neededMinutes(tx, companyId, ids, from, to),
    tx.all<{ deptId: string; calendarId: string }>(sql`
      select dept_id, calendar_id from mes2.line
      where company_id = ${companyId} and del_flag = '0' and dept_id = any(${ids}::bigint[])`),
  ]);
  const read = calendarReader(tx, companyId);
  const calendarOf = new Map(
    await Promise.all(
      calendars.map(async ({ deptId: id, calendarId }) => [id, await read(calendarId)] as const),
    ),
  );
  const rows = page.list.map((row): Row => {
    const calendar = calendarOf.get(row.deptId);
    return {
      ...row,
      days: eachDay(from, to).map((workDate) => {
        const day = stored.find(
          (found) => found.deptId === row.deptId && found.workDate === workDate,
        );
        const minutes = calendar?.minutesOn(workDate);
        const need = needed.find(
          (found) => found.deptId === row.deptId && found.workDate === workDate,
        );
        return dayOf(workDate, row.onRollNum, day, minutes, need?.minutes);
      }),
    };
  });
  const isShort = ({ days }: Row) =>
    days.some((day) => day.availHeadcount < Number(day.needHeadcount));
  return { ...page, list: short === true ? rows.filter(isShort) : rows };
}

function dayOf(
  workDate: string,
  onRollNum: number,
  stored: StoredManpowerDay | undefined,
  minutes: number | undefined,
  needed: string | undefined,
): Row['days'][number] {
  const planHeadcount = stored?.planHeadcount ?? (minutes === 0 ? 0 : onRollNum);
  const { expectedAbsence = 0, lentIn = 0, lentOut: out = 0 } = stored ?? {};
  const people = needed && minutes ? ratioOf(quantity(needed), minutes) : undefined;
  return {
    id: stored?.id ?? null,
    workDate,
    planHeadcount,
    expectedAbsence,
    lentIn,
    lentOut: out,
    availHeadcount: Math.max(planHeadcount - expectedAbsence + lentIn - out, 0),
    needHeadcount: String(people ? ceiling(people) : 0),
    absentNames: [...(stored?.absentNames ?? [])],
    lentNames: [...(stored?.lentNames ?? [])],
    version: stored?.version ?? 0,
  };
}

export async function writePlans(
  services: Services,
  tx: Tx,
  actor: Actor,
  rows: BodyOf<'updateManpowerPlan'>['rows'],
): Promise<void> {
  const { companyId, user } = actor;
  for (const { deptId, workDate, planHeadcount, version } of rows) {
    if (planHeadcount < 0) throw new DomainError('plan-headcount', {});
    await requireDepartment(tx, companyId, deptId);
    const written = await tx.run(sql`
      insert into mes2.manpower_plan as p (company_id, dept_id, work_date, plan_headcount)
      values (${companyId}, ${deptId}, ${workDate}::date, ${planHeadcount})
      on conflict (company_id, dept_id, work_date) do update set
        plan_headcount = excluded.plan_headcount, version = p.version + 1, update_by = ${user.id}, update_date = app_now()
      where ${version ?? null}::int is null or p.version = ${version ?? null}::int`);
    if (written === 0) await refuseStale(tx, companyId, deptId, workDate);
  }
  await services.audit(tx, { bizType: 'manpower', bizId: '0', action: 'update', diff: { rows } });
  await services.publish(tx, {
    topic: 'manpower',
    keys: [...new Set(rows.map(({ deptId }) => deptId))],
  });
}

/** People of one department work for another: no more than it can spare on any of the days. */
export async function lendPeople(
  services: Services,
  tx: Tx,
  actor: Actor,
  { fromDeptId, toDeptId, employeeIds, fromDate, toDate, remark }: BodyOf<'lendManpower'>,
): Promise<void> {
  const { companyId } = actor;
  if (fromDeptId === toDeptId)
    throw new DomainError('invalid-value', {
      field: { zh: '借入部门', en: 'The borrowing department' },
    });
  // Both departments are locked, ids ascending: two planners never lend the same last person.
  const held = await tx.all<{ id: string; name: string }>(sql`
    select id, name from amc.department
    where company_id = ${companyId} and id = any(${[fromDeptId, toDeptId]}::bigint[]) and del_flag = '0'
    order by id for no key update`);
  const lender = held.find(({ id }) => id === fromDeptId);
  if (!lender || held.length < 2)
    throw new DomainError('record-missing', { what: { zh: '部门', en: 'Department' } });
  const wanted = [...new Set(employeeIds)];
  const people = await tx.all<{ id: string; employeeNo: string; deptId: string | null }>(sql`
    select id, employee_no, dept_id from amc.company_member
    where company_id = ${companyId} and id = any(${wanted}::bigint[]) and status < 2 and del_flag = '0'`);
  if (people.length < wanted.length)
    throw new DomainError('record-missing', { what: { zh: '员工', en: 'Employee' } });
  const stranger = people.find(({ deptId }) => deptId !== fromDeptId);
  if (stranger)
    throw new DomainError('employee-not-of-dept', {
      employeeNo: stranger.employeeNo,
      line: lender.name,
    });
  for (const workDate of eachDay(fromDate, toDate)) {
    const available = await availableOn(tx, companyId, fromDeptId, workDate);
    if (wanted.length > available)
      throw new DomainError('lend-too-many', {
        line: lender.name,
        date: workDate,
        available,
        num: wanted.length,
      });
    for (const { id, employeeNo } of people) {
      const written = await tx.run(sql`
        insert into mes2.manpower_loan (company_id, employee_id, from_dept_id, to_dept_id, work_date, remark)
        values (${companyId}, ${id}, ${fromDeptId}, ${toDeptId}, ${workDate}::date, ${remark ?? null})
        on conflict do nothing`);
      if (written === 0) throw new DomainError('employee-lent', { employeeNo, date: workDate });
    }
  }
  await services.audit(tx, {
    bizType: 'manpower',
    bizId: fromDeptId,
    action: 'lend',
    diff: { toDeptId, employeeIds: wanted, fromDate, toDate },
  });
  await services.publish(tx, { topic: 'manpower', keys: [fromDeptId, toDeptId] });
}

async function availableOn(
  tx: Tx,
  companyId: string,
  deptId: string,
  workDate: string,
): Promise<number> {
  const [day] = await manpowerDays(tx, companyId, [deptId], workDate, workDate);
  if (day?.planHeadcount !== null && day?.planHeadcount !== undefined)
    return day.planHeadcount - day.expectedAbsence + day.lentIn - day.lentOut;
  const row = await tx.one<{ num: number }>(sql`
    select count(*)::int - ${lentOut(sql`p`)} as num
    from (select ${companyId}::bigint as company_id, ${deptId}::bigint as dept_id, ${workDate}::date as work_date) p
    join amc.company_member m on m.company_id = p.company_id and m.dept_id = p.dept_id
    where m.status < 2 and m.del_flag = '0'
    group by p.company_id, p.dept_id, p.work_date`);
  return (row?.num ?? 0) - (day?.expectedAbsence ?? 0);
}

async function requireDepartment(tx: Tx, companyId: string, id: string): Promise<void> {
  if (!(await isDepartment(tx, companyId, id)))
    throw new DomainError('record-missing', { what: { zh: '部门', en: 'Department' } });
}

async function refuseStale(
  tx: Tx,
  companyId: string,
  deptId: string,
  workDate: string,
): Promise<never> {
  const last = await tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`p.update_date`)} as time
    from mes2.manpower_plan p left join amc.app_user u on u.id = p.update_by
    where p.company_id = ${companyId} and p.dept_id = ${deptId} and p.work_date = ${workDate}::date`);
  throw new DomainError('changed-meanwhile', {
    what: { zh: `人力计划 ${workDate}`, en: `Manpower plan ${workDate}` },
    name: last?.name ?? '',
    time: last?.time ?? '',
  });
}
