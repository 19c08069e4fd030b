import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion, type RecordKind } from '../../records/claim-record.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { keepingAnAdmin } from './admins.sql.ts';
import { PERSON } from './person-file.ts';
import { endWork } from './update-person.ts';

const KIND: RecordKind = PERSON;
const RELEASED = 2;

interface Held {
  readonly employeeName: string;
  readonly userId: string | null;
  readonly status: number;
}

/**
 * Ends the bond between an account and the company.
 * @throws {DomainError} `last-admin`, `wage-objection-open`, `wrong-state` where there is no bond
 */
export async function releaseBinding(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string | undefined,
): Promise<string> {
  const { companyId } = actor;
  const { userId, status } = await claimAnyVersion<Held>(tx, actor, KIND, id);
  if (userId === null || status > 1)
    throw new DomainError('wrong-state', {
      what: PERSON.what,
      no: '',
      state: { zh: '未绑定账号', en: 'without an account' },
      action: { zh: '解绑', en: 'release' },
    });
  const open = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.wage_record
    where company_id = ${companyId} and employee_id = ${id} and del_flag = '0'
      and objection is not null and answer_text is null`);
  if (open && open.count > 0) throw new DomainError('wage-objection-open', open);
  await finish(services, tx, actor, id, 'release', reason);
  return userId;
}

/** Whether there is anything that a wage has paid, or will: whoever has it leaves and stays where wages are looked for. */
async function hasEarned(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const own = sql`company_id = ${companyId} and employee_id = ${id}`;
  const found = await tx.one(sql`
    select 1 where exists (select 1 from mes2.scan where ${own})
      or exists (select 1 from mes2.wage_record where ${own})
      or exists (select 1 from mes2.attendance where ${own} and del_flag = '0' and normal_min + ot_min > 0)
      or exists (select 1 from mes2.cutting_bed_employee where ${own})
      or exists (select 1 from mes2.group_wage_share where ${own})
      or exists (select 1 from mes2.wage_adjust where ${own} and del_flag = '0' and status <> 9)`);
  return found !== undefined;
}

/** @throws {DomainError} `last-admin`, `person-has-work` */
export async function deletePerson(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<void> {
  const { companyId } = actor;
  const { employeeName } = await claimAnyVersion<Held>(tx, actor, KIND, id);
  if (await hasEarned(tx, companyId, id))
    throw new DomainError('person-has-work', { name: employeeName });
  await finish(services, tx, actor, id, 'delete');
  await tx.run(sql`
    update amc.company_member set del_flag = '2', badge_no = null where company_id = ${companyId} and id = ${id}`);
}

async function finish(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  action: 'release' | 'delete',
  reason?: string,
): Promise<void> {
  const { companyId } = actor;
  const day = today(actor, await floorSettings(tx, actor));
  await keepingAnAdmin(tx, companyId, async () => {
    await tx.run(sql`
      update amc.company_member set status = ${RELEASED}, is_default = '1'
      where company_id = ${companyId} and id = ${id}`);
    await endWork(tx, companyId, id, day);
  });
  await services.audit(tx, { bizType: 'employee', bizId: id, action, ...(reason && { reason }) });
  await services.publish(tx, { topic: 'employee', keys: [id] });
  await accessChanged(tx);
}
