import { DomainError } from '@garment-mes/domain/refusals';
import { WagePeriodStatus } from '@garment-mes/domain/states';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings, today } from '../settings/public.ts';
import { departmentOf } from './department.sql.ts';
import {
  type DepartmentUser,
  departmentUsers,
  lockMembers,
  type Member,
} from './department-people.sql.ts';

const MOST_PEOPLE = 500;

/**
 * Moves people to a department from a day on. The membership that ran is closed the day before, so that
 * reports of earlier days stay with the old department.
 *
 * @throws {DomainError} `wage-locked` for a day already settled, `move-too-early` before the last move
 */
export async function transferPeople(
  services: Services,
  tx: Tx,
  actor: Actor,
  { employeeIds, deptId, isMain, fromDate }: BodyOf<'createDepartmentUser'>,
): Promise<DepartmentUser[]> {
  const { companyId } = actor;
  if (employeeIds.length > MOST_PEOPLE) throw new DomainError('too-many-ids', { max: MOST_PEOPLE });
  await departmentOf(tx, companyId, deptId);
  await requireUnsettled(tx, companyId, fromDate);
  const isNow = fromDate <= today(actor, await floorSettings(tx, actor));
  const members = await lockMembers(tx, companyId, employeeIds);
  for (const member of members) {
    if (isMain === 1) await moveMain(tx, companyId, member, deptId, fromDate, isNow);
    else await addBeside(tx, companyId, member, deptId, fromDate);
    await services.audit(tx, {
      bizType: 'employee',
      bizId: member.id,
      action: 'transfer',
      diff: { deptId, isMain, fromDate },
    });
  }
  if (members.length === 0) return [];
  await services.publish(tx, { topic: 'employee', keys: members.map(({ id }) => id) });
  await accessChanged(tx);
  return departmentUsers(
    tx,
    companyId,
    sql`and u.dept_id = ${deptId} and u.is_main = ${isMain}::int and u.to_date is null
      and u.employee_id = any(${members.map(({ id }) => id)}::bigint[])`,
  );
}

async function moveMain(
  tx: Tx,
  companyId: string,
  member: Member,
  deptId: string,
  fromDate: string,
  isNow: boolean,
): Promise<void> {
  const running = await tx.one<{ id: string; deptId: string; fromDate: string }>(sql`
    select id, dept_id, from_date from amc.dept_user
    where company_id = ${companyId} and employee_id = ${member.id} and is_main = 1 and to_date is null
    for update`);
  if (running && running.fromDate > fromDate)
    throw new DomainError('move-too-early', { date: running.fromDate });
  if (running?.deptId === deptId) return;
  if (running?.fromDate === fromDate)
    await tx.run(sql`
      update amc.dept_user set dept_id = ${deptId}, version = version + 1
      where company_id = ${companyId} and id = ${running.id}`);
  else {
    if (running)
      await tx.run(sql`
        update amc.dept_user set to_date = ${fromDate}::date - 1, version = version + 1
        where company_id = ${companyId} and id = ${running.id}`);
    else if (member.deptId !== null && member.hireDate !== null && member.hireDate < fromDate)
      await tx.run(sql`
        insert into amc.dept_user (dept_id, employee_id, is_main, from_date, to_date)
        values (${member.deptId}, ${member.id}, 1, ${member.hireDate}::date, ${fromDate}::date - 1)`);
    await tx.run(sql`
      insert into amc.dept_user (dept_id, employee_id, is_main, from_date)
      values (${deptId}, ${member.id}, 1, ${fromDate}::date)`);
  }
  if (isNow)
    await tx.run(sql`
      update amc.company_member set dept_id = ${deptId}, version = version + 1
      where company_id = ${companyId} and id = ${member.id}`);
}

const addBeside = (
  tx: Tx,
  companyId: string,
  { id }: Member,
  deptId: string,
  fromDate: string,
): Promise<number> =>
  tx.run(sql`
    insert into amc.dept_user (dept_id, employee_id, is_main, from_date)
    select ${deptId}, ${id}, 0, ${fromDate}::date
    where not exists (
      select 1 from amc.dept_user
      where company_id = ${companyId} and employee_id = ${id} and dept_id = ${deptId} and to_date is null)`);

/** Keeps the periods from a day on as they are; one that is being locked at this moment is waited for. */
async function requireUnsettled(tx: Tx, companyId: string, fromDate: string): Promise<void> {
  const periods = await tx.all<{ periodNo: string; status: number }>(sql`
    select period_no, status from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0' and to_date >= ${fromDate}::date
    order by to_date desc for share`);
  const locked = periods.find(({ status }) => status >= WagePeriodStatus.locked);
  if (locked) throw new DomainError('wage-locked', { periodNo: locked.periodNo });
}
