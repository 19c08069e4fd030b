import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { spanText } from '../../records/clock-text.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { lockOrder, recordOrder, requireOpen } from '../orders/public.ts';

type Occupation = DataOf<'createResourceOccupation'>;

const TABLE = 'mes2.resource_occupation';
const kind: RecordKind = {
  table: TABLE,
  no: sql`(select o.order_no from mes2.production_order o
    where o.company_id = r.company_id and o.id = r.order_id)`,
  what: { zh: '占用', en: 'Occupation' },
};

const ResourceType = { line: 1, machine: 2, die: 3, table: 4 } as const;
/** Resources that serve one order at a time. */
const EXCLUSIVE: readonly number[] = [ResourceType.die, ResourceType.table];

/**
 * Reserves a resource for an order. A die or table is locked while its other times are read, so of two
 * overlapping reservations one is refused with the name of the other.
 *
 * @throws {DomainError} `resource-taken` naming the other order
 */
export async function occupyResource(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createResourceOccupation'>,
): Promise<Occupation> {
  const { resourceType, resourceId, orderId, fromDate, toDate, scheduleId } = body;
  if (toDate <= fromDate)
    throw new DomainError('dates-reversed', { to: '结束时间', from: '开始时间' });
  requireOpen(await lockOrder(tx, actor, orderId), '占用');
  const resource = await lockResource(tx, actor, resourceType, resourceId);
  if (EXCLUSIVE.includes(resourceType)) {
    const other = await overlap(tx, actor, resourceId, fromDate, toDate);
    if (other)
      throw new DomainError('resource-taken', {
        ...{ resource, orderNo: other.orderNo },
        span: spanText(other.fromDate, other.toDate),
      });
  }
  const row = { resourceType, resourceId, orderId, scheduleId: scheduleId ?? null };
  const id = await insertOccupation(tx, row, fromDate, toDate);
  await recordOrder(services, tx, orderId, { action: 'occupy' });
  return requireOccupation(tx, actor, id);
}

/** Ends an occupation so that others can have the resource. */
export async function releaseResource(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<Occupation> {
  const { orderId, status } = await claimRecord<{ orderId: string; status: number }>(
    tx,
    actor,
    kind,
    claim,
  );
  if (status === 0) {
    await updateRow(tx, actor, TABLE, claim.id, { status: 1 });
    await recordOrder(services, tx, orderId, { action: 'releaseResource' });
  }
  return requireOccupation(tx, actor, claim.id);
}

// Times are read in the zone of the transaction, which a record built from JSON does as well.
async function insertOccupation(
  tx: Tx,
  row: Readonly<Record<string, unknown>>,
  fromDate: string,
  toDate: string,
): Promise<string> {
  const id = await insertRow(tx, TABLE, { ...row, fromDate, toDate });
  if (id === undefined) throw new DomainError('record-missing', { what: kind.what });
  return id;
}

const SOURCES: Readonly<Record<number, (companyId: string, id: string) => Sql>> = {
  [ResourceType.line]: (companyId, id) => sql`
    select name from amc.department where company_id = ${companyId} and id = ${id} and del_flag = '0'
    for no key update`,
  [ResourceType.machine]: (companyId, id) => sql`
    select machine_no as name from ccm.machine
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for no key update`,
  [ResourceType.die]: (companyId, id) => sql`
    select '刀模' || mold_no as name from mes2.cutting_die
    where company_id = ${companyId} and id = ${id} and del_flag = '0' and status <> 4 for no key update`,
  [ResourceType.table]: (companyId, id) => sql`
    select d.name from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    where t.company_id = ${companyId} and t.dept_id = ${id} and t.del_flag = '0' for no key update of t`,
};

async function lockResource(
  tx: Tx,
  { companyId }: Actor,
  type: number,
  id: string,
): Promise<string> {
  const source = SOURCES[type];
  const found = source && (await tx.one<{ name: string }>(source(companyId, id)));
  if (!found) throw new DomainError('record-missing', { what: { zh: '资源', en: 'Resource' } });
  return found.name;
}

const overlap = (tx: Tx, { companyId }: Actor, resourceId: string, from: string, to: string) =>
  tx.one<{ orderNo: string; fromDate: string; toDate: string }>(sql`
    select o.order_no, r.from_date, r.to_date
    from mes2.resource_occupation r
    join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = ${companyId} and r.resource_id = ${resourceId} and r.status = 0 and r.del_flag = '0'
      and tstzrange(r.from_date, r.to_date) && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    order by r.from_date limit 1`);

/** Occupations with the name of what is occupied. */
export const selectOccupations = (where: Sql): Sql => sql`
  select r.id, r.resource_type, r.resource_id,
    coalesce(case r.resource_type when 2 then m.machine_no when 3 then k.mold_no else d.name end, '') as resource_name,
    r.order_id, o.order_no, r.schedule_id, r.from_date, r.to_date, r.status, r.version
  from mes2.resource_occupation r
  join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
  left join amc.department d on d.company_id = r.company_id and d.id = r.resource_id
  left join ccm.machine m on m.company_id = r.company_id and m.id = r.resource_id
  left join mes2.cutting_die k on k.company_id = r.company_id and k.id = r.resource_id
  where ${where}`;

async function requireOccupation(tx: Tx, { companyId }: Actor, id: string): Promise<Occupation> {
  const found = await tx.one<Occupation>(
    selectOccupations(sql`r.company_id = ${companyId} and r.id = ${id}`),
  );
  if (!found) throw new DomainError('record-missing', { what: kind.what });
  return found;
}
