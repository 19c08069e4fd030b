import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { insertRow } from '../../records/write-row.sql.ts';
import { departmentOf } from '../organisation/public.ts';
import { assignJobs } from './jobs-of.sql.ts';
import { requirePerson } from './person-checks.ts';
import { personColumns } from './person-columns.ts';

const INVITATION_DAYS = 7;
const WAGES = 'FIELD^wage.amount';

type Values = BodyOf<'createCompanyUser'>;

/** The account with a phone number; numbers are the platform's, not a company's, to look through. */
export const accountByPhone = ({ engine }: Services, phone: string) =>
  engine.system(
    (tx) =>
      tx.one<{ id: string; username: string; name: string; mobile: string | null }>(sql`
        select id, username, name, mobile from amc.app_user
        where mobile = ${phone} and del_flag = '0'`),
    { readOnly: true },
  );

/**
 * Adds a person to the company.
 * @param invited account that is asked to join; the person works here from the day it agrees
 * @returns id of the person
 */
export async function createPerson(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Values,
  invited?: string,
): Promise<string> {
  const { companyId, user, now } = actor;
  const asksWages = [body.baseWage, body.hourlyRate].some(
    (wage) => wage !== undefined && wage !== null,
  );
  if (asksWages && !actor.can(WAGES))
    throw new DomainError('no-permission', { name: { zh: '工资金额', en: 'Wages' } });
  if (body.jobIds.length === 0)
    throw new DomainError('required', { field: { zh: '岗位', en: 'Jobs' } });
  await departmentOf(tx, companyId, body.deptId);
  await requirePerson(tx, actor, body);
  const until = new Date(now.getTime() + INVITATION_DAYS * 86_400_000).toISOString();
  const id = await insertRow(tx, 'amc.company_member', {
    companyId,
    ...personColumns(body),
    deptId: body.deptId,
    isDefault: '1',
    status: invited === undefined ? 0 : 1,
    userId: invited ?? null,
    invitedBy: invited === undefined ? null : user.id,
    inviteUntil: invited === undefined ? null : until,
  });
  if (id === undefined)
    throw new DomainError('already-used', { field: { zh: '员工', en: 'The employee' } });
  await tx.run(sql`
    insert into amc.dept_user (dept_id, employee_id, is_main, from_date)
    values (${body.deptId}, ${id}, 1, ${body.hireDate}::date)`);
  await assignJobs(tx, actor, id, body.jobIds);
  await services.audit(tx, {
    bizType: 'employee',
    bizId: id,
    action: invited === undefined ? 'create' : 'invite',
  });
  await services.publish(tx, { topic: 'employee', keys: [id] });
  await accessChanged(tx);
  return id;
}
