import { isSameFigure } from '@garment-mes/domain/compare';
import { fieldsWith } from '@garment-mes/domain/fields';
import { employeeFile, isBankCard, readIdentity } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { keepingAnAdmin } from './admins.sql.ts';
import { requirePerson } from './person-checks.ts';
import { fileChanges, personColumns } from './person-columns.ts';
import { PERSON } from './person-file.ts';
import type { PersonalSeal } from './personal-seal.ts';
import { isPersonnel, requireOwnOrPersonnel } from './reader.ts';

type Values = BodyOf<'updateCompanyUser'>;

/** What a person keeps right himself; all else is personnel's. */
const OWN: ReadonlySet<string> = new Set([
  'id',
  'version',
  ...fieldsWith(employeeFile, 'keptBy', 'person'),
]);
const WAGE_FIELDS: ReadonlySet<string> = new Set(fieldsWith(employeeFile, 'wage', true));
const WAGES = 'FIELD^wage.amount';
const LEFT = 3;

interface Before extends Readonly<Record<string, unknown>> {
  readonly status: number;
  readonly hireDate: string | null;
  readonly birthDate: string | null;
  readonly gender: number | null;
  readonly payCoefficient: string;
}

/** Changes a person's file, and ends the employment where it says that. */
export async function updatePerson(
  services: Services,
  seal: PersonalSeal,
  tx: Tx,
  actor: Actor,
  body: Values,
): Promise<void> {
  requireOwnOrPersonnel(actor, body.id);
  requireFields(actor, body);
  const before = await claimRecord<Before>(tx, actor, PERSON, body);
  const { id, idCard, bankCard, status, leaveDate, hireDate } = body;
  const identity = idCard ? readIdentity(idCard.trim().toUpperCase()) : undefined;
  if (idCard && !identity) throw new DomainError('id-card-wrong', {});
  if (bankCard && !isBankCard(bankCard.replaceAll(' ', '')))
    throw new DomainError('invalid-value', { field: { zh: '银行卡', en: 'Bank card' } });
  const known = {
    birthDate: before.birthDate ?? identity?.birthDate ?? null,
    gender: before.gender ?? identity?.gender ?? null,
  };
  const values = { ...(identity && known), ...personColumns(body) };
  await requirePerson(tx, actor, { ...values, hireDate: hireDate ?? before.hireDate }, id);
  await keepCoefficient(tx, actor, id, before, body);
  await updateRow(tx, actor, PERSON.table, id, {
    ...values,
    ...(idCard !== undefined && { idCardCipher: sealed(seal, idCard?.trim().toUpperCase()) }),
    ...(bankCard !== undefined && { bankCardCipher: sealed(seal, bankCard?.replaceAll(' ', '')) }),
  });
  if (status !== undefined && status !== null && status !== before.status)
    await changeState(tx, actor, id, before.status, status, leaveDate ?? undefined);
  const diff = fileChanges(before, values, body);
  await services.audit(tx, { bizType: 'employee', bizId: id, action: 'update', diff });
  await services.publish(tx, { topic: 'employee', keys: [id] });
  await accessChanged(tx);
}

function requireFields(actor: Actor, body: Values): void {
  const given = (Object.keys(body) as (keyof Values)[]).filter(
    (field) => body[field] !== undefined,
  );
  const foreign = !isPersonnel(actor) && given.some((field) => !OWN.has(field));
  if (foreign)
    throw new DomainError('no-permission', { name: { zh: '编辑员工', en: 'Change a person' } });
  if (given.some((field) => WAGE_FIELDS.has(field)) && !actor.can(WAGES))
    throw new DomainError('no-permission', { name: { zh: '工资金额', en: 'Wages' } });
  const own = actor.employee?.id === body.id;
  if (!own && (body.avatar !== undefined || body.isDefault))
    throw new DomainError('invalid-value', {
      field:
        body.avatar !== undefined
          ? { zh: '照片', en: 'Photo' }
          : { zh: '默认公司', en: 'Default company' },
    });
  if (body.avatar && !body.avatar.startsWith('/files/'))
    throw new DomainError('invalid-value', { field: { zh: '照片', en: 'Photo' } });
}

/**
 * A changed coefficient counts from the day after; what it was pays the days until then, however late they are reported.
 * One that is changed again before it counted never did.
 */
async function keepCoefficient(
  tx: Tx,
  actor: Actor,
  id: string,
  { payCoefficient }: Before,
  { payCoefficient: given }: Values,
): Promise<void> {
  if (!given || isSameFigure(given, payCoefficient)) return;
  const day = today(actor, await floorSettings(tx, actor));
  await tx.run(sql`
    insert into amc.former_coefficient (company_id, employee_id, to_date, coefficient)
    select ${actor.companyId}, ${id}, ${day}::date, ${payCoefficient}::numeric
    where not exists (
      select 1 from amc.former_coefficient f
      where f.company_id = ${actor.companyId} and f.employee_id = ${id} and f.to_date >= ${day}::date)`);
}

const sealed = (seal: PersonalSeal, text: string | undefined): string | null =>
  text ? seal.close(text) : null;

async function changeState(
  tx: Tx,
  actor: Actor,
  id: string,
  from: number,
  to: number,
  leaveDate: string | undefined,
): Promise<void> {
  const { companyId } = actor;
  const state = (zh: string, en: string, action: { zh: string; en: string }) =>
    new DomainError('wrong-state', { what: PERSON.what, no: '', state: { zh, en }, action });
  const day = today(actor, await floorSettings(tx, actor));
  if (from === LEFT && to === 0) {
    await takeBack(tx, companyId, id, day);
    return;
  }
  if (from !== 0 || to !== LEFT)
    throw state('当前状态', 'in this state', { zh: '更改状态', en: 'change to it' });
  const last = leaveDate ?? day;
  if (last > day) throw new DomainError('invalid-date', { date: last });
  const worked = await lastWorked(tx, companyId, id);
  if (worked !== null && worked > last)
    throw new DomainError('leave-before-work', { date: worked });
  await keepingAnAdmin(tx, companyId, async () => {
    await tx.run(sql`
      update amc.company_member set status = ${LEFT}, leave_date = ${last}::date, badge_no = null
      where company_id = ${companyId} and id = ${id}`);
    await endWork(tx, companyId, id, last);
  });
}

/** Last day with a report of the person's that stands; `null` without any. */
async function lastWorked(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const row = await tx.one<{ day: string | null }>(sql`
    select max(work_date) as day from mes2.scan
    where company_id = ${companyId} and employee_id = ${id} and type <> 3 and status = 0`);
  return row?.day ?? null;
}

/** Somebody comes back to the old department from a day on; jobs and badge are given anew. */
async function takeBack(tx: Tx, companyId: string, id: string, day: string): Promise<void> {
  await tx.run(sql`
    update amc.company_member set status = 0, leave_date = null, leave_reason = null
    where company_id = ${companyId} and id = ${id}`);
  await tx.run(sql`
    insert into amc.dept_user (dept_id, employee_id, is_main, from_date)
    select m.dept_id, m.id, 1, greatest(${day}::date, (
      select max(u.to_date) + 1 from amc.dept_user u
      where u.company_id = m.company_id and u.employee_id = m.id and u.is_main = 1))
    from amc.company_member m
    where m.company_id = ${companyId} and m.id = ${id} and m.dept_id is not null and not exists (
      select 1 from amc.dept_user u
      where u.company_id = m.company_id and u.employee_id = m.id and u.is_main = 1 and u.to_date is null)`);
}

/** Ends jobs, single rights and memberships of departments on a day. */
export async function endWork(tx: Tx, companyId: string, id: string, last: string): Promise<void> {
  const mine = sql`company_id = ${companyId} and employee_id = ${id}`;
  await tx.run(sql`delete from amc.user_job where ${mine}`);
  await tx.run(sql`delete from amc.user_permission where ${mine}`);
  await tx.run(sql`delete from amc.dept_manager where ${mine}`);
  await tx.run(sql`
    update amc.dept_user set to_date = greatest(from_date, ${last}::date) where ${mine} and to_date is null`);
}
