import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { endLineProfile, isPlanned, keepLineProfile } from '../../new-company/line-profile.sql.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireCodeFree } from '../../resources/keys.ts';
import { requirePlace } from '../../resources/tree.sql.ts';
import {
  DEPARTMENT,
  type Department,
  departmentOf,
  openSchedules,
  rewritePaths,
} from './department.sql.ts';

type Values = BodyOf<'createDepartment'>;

const TABLE = DEPARTMENT.table;
const CODE = { table: TABLE, key: { column: 'code', field: { zh: '编码', en: 'Code' } } };

export async function createDepartment(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Values,
): Promise<Department> {
  const values = await checked(tx, actor, body, undefined);
  const id = await insertRow(tx, TABLE, {
    ...values,
    companyId: actor.companyId,
    sort: body.sort ?? 0,
  });
  if (id === undefined) {
    await requireCodeFree(tx, CODE, actor.companyId, values.code, undefined);
    throw new DomainError('already-used', { field: CODE.key.field });
  }
  return settle(services, tx, actor, id, 'create');
}

/** Renames, moves and re-types; what hangs below moves with it. */
export async function updateDepartment(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateDepartment'>,
): Promise<Department> {
  const before = await departmentOf(tx, actor.companyId, id);
  await claimRecord(tx, actor, DEPARTMENT, { id, version });
  const values = await checked(tx, actor, body, id);
  if (isPlanned(before.deptType) && before.deptType !== body.deptType)
    await requireUnplanned(tx, actor, before);
  await updateRow(tx, actor, TABLE, id, {
    ...values,
    ...(body.parentId === undefined && { parentId: before.parentId }),
    ...(body.factoryId === undefined && { factoryId: before.factoryId }),
    sort: body.sort ?? before.sort,
  });
  return settle(services, tx, actor, id, 'update');
}

export async function deleteDepartment(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<true> {
  const { companyId, user, now } = actor;
  // Nobody joins, and nothing is planned, while it is judged.
  await tx.run(
    sql`select 1 from amc.department where company_id = ${companyId} and id = ${id} for update`,
  );
  const before = await departmentOf(tx, companyId, id);
  const found = await tx.one<{ children: number; members: number }>(sql`
    select
      (select count(*)::int from amc.department c
       where c.company_id = ${companyId} and c.parent_id = ${id} and c.del_flag = '0') as children,
      (select count(*)::int from amc.company_member m
       where m.company_id = ${companyId} and m.dept_id = ${id} and m.status in (0, 1) and m.del_flag = '0') as members`);
  const { children = 0, members = 0 } = found ?? {};
  if (children > 0) throw new DomainError('tree-has-children', { count: children });
  if (members > 0)
    throw new DomainError('department-occupied', { name: before.name, count: members });
  await requireUnplanned(tx, actor, before);
  await tx.run(sql`
    update amc.department set del_flag = '2', version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id}`);
  await endLineProfile(tx, companyId, id);
  await tx.run(
    sql`delete from amc.dept_manager where company_id = ${companyId} and dept_id = ${id}`,
  );
  await announce(services, tx, id, 'delete');
  return true;
}

async function checked(
  tx: Tx,
  { companyId }: Actor,
  { parentId, factoryId, name, code, deptType }: Values,
  id: string | undefined,
) {
  const values = {
    name: name.trim(),
    code: code.normalize('NFKC').trim().toUpperCase(),
    deptType,
    parentId: parentId ?? null,
    factoryId: factoryId ?? null,
  };
  if (values.name === '') throw new DomainError('required', { field: { zh: '名称', en: 'Name' } });
  if (values.code === '') throw new DomainError('required', { field: { zh: '编码', en: 'Code' } });
  await requireCodeFree(tx, CODE, companyId, values.code, id);
  if (values.parentId !== null) await departmentOf(tx, companyId, values.parentId);
  await requirePlace(tx, { companyId }, { table: TABLE }, values.parentId, id);
  if (values.factoryId !== null) {
    const factory = await tx.one(sql`
      select 1 from ccm.factory where company_id = ${companyId} and id = ${values.factoryId} and del_flag = '0'`);
    if (!factory) throw new DomainError('record-missing', { what: { zh: '工厂', en: 'Factory' } });
  }
  return values;
}

async function requireUnplanned(
  tx: Tx,
  { companyId }: Actor,
  { id, name }: Department,
): Promise<void> {
  const count = await openSchedules(tx, companyId, id);
  if (count > 0) throw new DomainError('department-planned', { name, count });
}

async function settle(
  services: Services,
  tx: Tx,
  { companyId }: Actor,
  id: string,
  action: 'create' | 'update',
): Promise<Department> {
  await rewritePaths(tx, companyId, id);
  const after = await departmentOf(tx, companyId, id);
  await keepLineProfile(tx, companyId, after);
  await announce(services, tx, id, action);
  return after;
}

/** Scopes reach down the tree: the next call of a signed-in person is checked by the new one. */
async function announce(services: Services, tx: Tx, id: string, action: string): Promise<void> {
  await services.audit(tx, { bizType: 'department', bizId: id, action });
  await services.publish(tx, { topic: 'employee', keys: [id] });
  await accessChanged(tx);
}
