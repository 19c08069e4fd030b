import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { grantedMenuIds } from '../../access/rights.sql.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockMembers } from '../organisation/public.ts';
import { keepingAnAdmin } from './admins.sql.ts';
import { assignJobs, permissionsOf, type UserJob, userJobs } from './jobs-of.sql.ts';

/** Gives people exactly these jobs. */
export async function saveJobs(
  services: Services,
  tx: Tx,
  actor: Actor,
  { employeeIds, jobIds }: BodyOf<'saveUserJobs'>,
): Promise<UserJob[]> {
  const { companyId } = actor;
  const members = await lockMembers(tx, companyId, employeeIds);
  const ids = members.map(({ id }) => id);
  await keepingAnAdmin(tx, companyId, async () => {
    for (const id of ids) await assignJobs(tx, actor, id, jobIds);
  });
  for (const id of ids)
    await services.audit(tx, { bizType: 'employee', bizId: id, action: 'jobs', diff: { jobIds } });
  await announce(services, tx, ids);
  return userJobs(tx, companyId, sql`and u.employee_id = any(${ids}::bigint[])`);
}

/**
 * Grants or denies single rights beside the jobs; a right without effect goes back to what the jobs say.
 * @throws {DomainError} `no-permission` for a right the giver does not have
 */
export async function savePermissions(
  services: Services,
  tx: Tx,
  actor: Actor,
  { employeeId, rows }: BodyOf<'saveUserPermission'>,
): Promise<DataOf<'saveUserPermission'>> {
  const { companyId, employee } = actor;
  await lockMembers(tx, companyId, [employeeId]);
  const menuIds = rows.map(({ menuId }) => menuId);
  const known = await tx.all<{ id: string; isMine: boolean }>(sql`
    select id, id in ${grantedMenuIds(companyId, employee?.id ?? '0')} as is_mine
    from amc.menu where id = any(${menuIds}::bigint[]) and menu_type > 0`);
  const mine = new Map(known.map(({ id, isMine }) => [id, isMine]));
  for (const { menuId, effect } of rows) {
    const isMine = mine.get(menuId);
    if (isMine === undefined)
      throw new DomainError('record-missing', { what: { zh: '菜单', en: 'Menu' } });
    if (effect === 1 && !isMine)
      throw new DomainError('no-permission', { name: { zh: '加授', en: 'to grant it' } });
    await tx.run(sql`
      delete from amc.user_permission
      where company_id = ${companyId} and employee_id = ${employeeId} and menu_id = ${menuId}`);
    if (effect)
      await tx.run(sql`
        insert into amc.user_permission (employee_id, menu_id, effect)
        values (${employeeId}, ${menuId}, ${effect}::int)`);
  }
  await services.audit(tx, {
    bizType: 'employee',
    bizId: employeeId,
    action: 'permission',
    diff: { rows },
  });
  await announce(services, tx, [employeeId]);
  return permissionsOf(tx, companyId, employeeId);
}

async function announce(services: Services, tx: Tx, ids: readonly string[]): Promise<void> {
  await services.publish(tx, { topic: 'menu', keys: ids });
  await services.publish(tx, { topic: 'employee', keys: ids });
  await accessChanged(tx);
}
