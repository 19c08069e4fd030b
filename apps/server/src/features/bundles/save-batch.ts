import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { batchColumns, batchRows } from './batch-list.sql.ts';
import { batchKind } from './bundle-kind.ts';

type Batch = BodyOf<'updateBundleBatch'>;
type NewBatch = BodyOf<'createBundleBatch'>;

interface BatchRow {
  readonly id: string;
  readonly batchNo: string;
  readonly status: 0 | 1 | 2;
}

/** Cuts a run of bundle numbers out as a batch. @returns its id */
export async function makeBatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  given: NewBatch,
): Promise<string> {
  await lockOrder(tx, actor, given.orderId);
  const body = { ...given, ...(await numbered(tx, actor, given)) };
  const bedId = await checkBatch(tx, actor, body, null);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_range (company_id, batch_no, order_id, cutting_bed_id, bundle_from, bundle_to,
      line_dept_id, plan_load_date, priority, create_by, create_date)
    values (${actor.companyId}, ${body.batchNo.trim()}, ${body.orderId}, ${bedId}, ${body.bundleFrom},
      ${body.bundleTo}, ${body.lineDeptId ?? null}, ${body.planLoadDate ?? null}, ${body.priority}, ${actor.user.id},
      ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  await bindBundles(tx, actor, made.id, body);
  await services.audit(tx, { bizType: 'bundleBatch', bizId: made.id, action: 'create', to: 0 });
  await services.publish(tx, { topic: 'bundle', keys: [made.id] });
  return made.id;
}

/** Changes a batch of which nothing was delivered. */
export async function changeBatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'updateBundleBatch'>,
): Promise<void> {
  const batch = await claimRecord<BatchRow>(tx, actor, batchKind, body);
  requirePlanned(batch, { zh: '修改', en: 'change it' });
  await lockOrder(tx, actor, body.orderId);
  const bedId = await checkBatch(tx, actor, body, body.id);
  await tx.run(sql`
    update mes2.batch_range set batch_no = ${body.batchNo.trim()}, order_id = ${body.orderId},
      cutting_bed_id = ${bedId}, bundle_from = ${body.bundleFrom}, bundle_to = ${body.bundleTo},
      line_dept_id = ${body.lineDeptId ?? null}, plan_load_date = ${body.planLoadDate ?? null},
      priority = ${body.priority}
    where company_id = ${actor.companyId} and id = ${body.id}`);
  await bindBundles(tx, actor, body.id, body);
  await services.audit(tx, {
    bizType: 'bundleBatch',
    bizId: body.id,
    action: 'update',
    from: 0,
    to: 0,
  });
  await services.publish(tx, { topic: 'bundle', keys: [body.id] });
}

/** The bundles of a deleted batch are free for another one. */
export async function removeBatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const batch = await claimRecord<BatchRow>(tx, actor, batchKind, claim);
  requirePlanned(batch, { zh: '删除', en: 'delete it' });
  await tx.run(sql`
    update mes2.batch_range set del_flag = '2' where company_id = ${actor.companyId} and id = ${batch.id}`);
  await freeBundles(tx, actor, batch.id);
  await services.audit(tx, { bizType: 'bundleBatch', bizId: batch.id, action: 'delete', from: 0 });
  await services.publish(tx, { topic: 'bundle', keys: [batch.id] });
}

/** @throws {DomainError} `wrong-state` once something was delivered */
function requirePlanned(
  { batchNo: no, status }: BatchRow,
  action: { zh: string; en: string },
): void {
  if (status === 0) return;
  const state = { zh: '已发料', en: 'delivered' };
  throw new DomainError('wrong-state', { what: batchKind.what, no, state, action });
}

/**
 * Batches of one order are cut one after another: the order's counter is locked, so that of two that overlap
 * the second is refused with the first.
 */
const lockOrder = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    select 1 from mes2.order_counter where company_id = ${companyId} and order_id = ${orderId} for update`);

/** What nobody typed: the number behind the last one of the order, and the order's priority. */
async function numbered(
  tx: Tx,
  { companyId }: Actor,
  { orderId, batchNo, priority }: NewBatch,
): Promise<Pick<Batch, 'batchNo' | 'priority'>> {
  const order = await tx.one<{ next: string; priority: Batch['priority'] }>(sql`
    select o.priority, (select lpad(n.next, greatest(2, length(n.next)), '0') from (
      select (coalesce(max(r.batch_no::int), 0) + 1)::text as next from mes2.batch_range r
      where r.company_id = o.company_id and r.order_id = o.id and r.del_flag = '0' and r.batch_no ~ '^[0-9]{1,8}$') n) as next
    from mes2.production_order o where o.company_id = ${companyId} and o.id = ${orderId} and o.del_flag = '0'`);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  return { batchNo: batchNo?.trim() || order.next, priority: priority ?? order.priority };
}

/**
 * @returns the one bed the batch belongs to, `null` when it spans several
 */
async function checkBatch(
  tx: Tx,
  actor: Actor,
  { orderId, batchNo, bundleFrom, bundleTo, lineDeptId }: Omit<Batch, 'id' | 'version'>,
  exceptId: string | null,
): Promise<string | null> {
  const { companyId } = actor;
  const order = await tx.one<{ last: number }>(sql`
    select coalesce((select max(bundle_no) from mes2.bundle
      where company_id = ${companyId} and order_id = ${orderId} and status < 9), 0) as last
    from mes2.production_order where company_id = ${companyId} and id = ${orderId} and del_flag = '0'`);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  if (bundleTo < bundleFrom) throw new DomainError('batch-reversed', {});
  await requireNumbers(tx, actor, orderId, [bundleFrom, bundleTo], order.last);
  if (lineDeptId) await requireLine(tx, actor, lineDeptId);
  const same = await tx.one<{ id: string }>(sql`
    select id from mes2.batch_range
    where company_id = ${companyId} and order_id = ${orderId} and batch_no = ${batchNo.trim()} and del_flag = '0'
      and id is distinct from ${exceptId}::bigint`);
  if (same) throw new DomainError('already-used', { field: '批次' });
  const other = await tx.one<{ batchNo: string; bundleFrom: number; bundleTo: number }>(sql`
    select batch_no, bundle_from, bundle_to from mes2.batch_range
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'
      and id is distinct from ${exceptId}::bigint
      and bundle_from <= ${bundleTo}::int and bundle_to >= ${bundleFrom}::int
    order by bundle_from limit 1`);
  if (other) {
    const from = Math.max(bundleFrom, other.bundleFrom);
    const to = Math.min(bundleTo, other.bundleTo);
    throw new DomainError('batch-overlap', {
      batchNo: other.batchNo,
      range: span(other.bundleFrom, other.bundleTo),
      overlap: span(from, to),
    });
  }
  const beds = await tx.all<{ id: string }>(sql`
    select distinct cutting_bed_id as id from mes2.bundle
    where company_id = ${companyId} and order_id = ${orderId} and status < 9
      and bundle_no between ${bundleFrom}::int and ${bundleTo}::int`);
  return beds.length === 1 ? (beds[0]?.id ?? null) : null;
}

const span = (from: number, to: number): string => `${bundleLabel(from)}–${bundleLabel(to)}`;

async function requireNumbers(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  numbers: readonly number[],
  last: number,
): Promise<void> {
  for (const no of numbers) {
    const found = await tx.one<{ id: string }>(sql`
      select id from mes2.bundle
      where company_id = ${companyId} and order_id = ${orderId} and bundle_no = ${no}::int and status < 9 limit 1`);
    if (found) continue;
    throw new DomainError('bundle-no-missing', {
      bundleNo: bundleLabel(no),
      last: bundleLabel(last),
    });
  }
}

/** @throws {DomainError} `record-missing` when it is no department of the company */
export async function requireLine(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  const line = await tx.one<{ name: string }>(sql`
    select name from amc.department where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!line) throw new DomainError('record-missing', { what: '产线' });
  return line.name;
}

async function bindBundles(
  tx: Tx,
  actor: Actor,
  id: string,
  { orderId, bundleFrom, bundleTo }: NewBatch,
): Promise<void> {
  await freeBundles(tx, actor, id);
  await tx.run(sql`
    update mes2.bundle set batch_range_id = ${id}
    where company_id = ${actor.companyId} and order_id = ${orderId} and status < 9
      and bundle_no between ${bundleFrom}::int and ${bundleTo}::int`);
  await tx.run(sql`
    update mes2.batch_range r set num = coalesce((select sum(b.num) from mes2.bundle b
      where b.company_id = r.company_id and b.batch_range_id = r.id and b.status < 8), 0)
    where r.company_id = ${actor.companyId} and r.id = ${id}`);
}

const freeBundles = (tx: Tx, { companyId }: Actor, id: string): Promise<number> =>
  tx.run(sql`
    update mes2.bundle set batch_range_id = null where company_id = ${companyId} and batch_range_id = ${id}`);

/** A batch as the list shows it. */
export async function batchRow(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listBundleBatches'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listBundleBatches',
    beyondReach: true,
    from: sql`${batchRows(companyId, {})} and r.id = ${id}`,
    columns: batchColumns,
    query: { pageSize: 1 },
    can,
  });
  const [row] = list;
  if (!row) throw new DomainError('record-missing', { what: '批次' });
  return row;
}
