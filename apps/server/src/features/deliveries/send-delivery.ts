import { bundleLabel } from '@garment-mes/domain/bundles';
import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { deliveryMoves, TO_ANY_LINE } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { requireLine, requireSendable } from '../bundles/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as rows from './delivery.sql.ts';

/** Who may deliver to a line that has no work planned of the order. */
export const ANY_LINE_KEY = 'PUT^/mes2/materialsDelivery/anyLine';

type Sending = BodyOf<'sendCutPieceDelivery'>;
const NUMBERS = { table: 'mes2.cut_piece_delivery', column: 'delivery_no', letters: 'FL' };
const RUNNING: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];
const SEND = { zh: '发料', en: 'deliver' };

/** Sends bundles from the cut-piece store to a line; they stay what they are until somebody counts them. */
export async function sendDelivery(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Sending,
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  await requireDeliverable(tx, actor, body);
  const bundles = await checkBundles(tx, actor, body);
  const day = today(actor, await floorSettings(tx, actor));
  const deliveryNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const num = body.lines.reduce((total, { sendNum }) => total + sendNum, 0);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.cut_piece_delivery (company_id, delivery_no, order_id, from_warehouse_id, line_dept_id,
      batch_range_id, bundle_num_total, num, status, send_by, send_date, send_reason, create_by, create_date)
    values (${actor.companyId}, ${deliveryNo}, ${body.orderId}, ${body.fromWarehouseId ?? null}, ${body.lineDeptId},
      ${body.batchRangeId ?? null}, ${bundles.length}, ${num}, 1, ${actor.user.id}, ${actor.now},
      ${body.reason ?? null}, ${actor.user.id}, ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  for (const bundle of bundles) await place(tx, actor, made.id, bundle, body);
  if (body.batchRangeId) await rows.setBatchStatus(tx, actor, body.batchRangeId, 1);
  const why = body.reason ? { reason: body.reason } : {};
  await services.audit(tx, {
    bizType: 'delivery',
    bizId: made.id,
    action: 'send',
    from: 0,
    to: 1,
    ...why,
  });
  await services.publish(tx, { topic: 'delivery', keys: [made.id] });
  await services.publish(tx, { topic: 'bundle', keys: bundles.map(({ id }) => id) });
  await keepAnswer(tx, actor, body.requestId, { id: made.id });
  return made.id;
}

/** @throws {DomainError} where order, line or batch do not take the delivery (I21) */
async function requireDeliverable(tx: Tx, actor: Actor, body: Sending): Promise<void> {
  const { orderId, lineDeptId, batchRangeId, fromWarehouseId, reason } = body;
  const order = await rows.orderToDeliver(tx, actor, orderId);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  const { orderNo, status } = order;
  if (status === OrderStatus.suspended)
    throw new DomainError('order-suspended', { orderNo, action: SEND });
  if (!RUNNING.includes(status)) {
    throw new DomainError('order-state', {
      orderNo,
      status: orderStatusName[status],
      action: SEND,
    });
  }
  const line = await requireLine(tx, actor, lineDeptId);
  if (!(await rows.hasWorkPlanned(tx, actor, lineDeptId, orderId))) {
    if (!actor.can(ANY_LINE_KEY)) throw new DomainError('line-not-assigned', { line, orderNo });
    if (!reason?.trim()) throw new DomainError('reason-required', { action: TO_ANY_LINE });
  }
  if (fromWarehouseId) {
    const store = await tx.one<{ id: string }>(sql`
      select id from ccm.warehouse where company_id = ${actor.companyId} and id = ${fromWarehouseId} and del_flag = '0'`);
    if (!store) throw new DomainError('record-missing', { what: '仓库' });
  }
  if (!batchRangeId) return;
  const batch = await tx.one<{ id: string }>(sql`
    select id from mes2.batch_range
    where company_id = ${actor.companyId} and id = ${batchRangeId} and order_id = ${orderId} and del_flag = '0'`);
  if (!batch) throw new DomainError('record-missing', { what: '批次' });
}

async function checkBundles(
  tx: Tx,
  actor: Actor,
  { lines, orderId }: Sending,
): Promise<rows.DeliveredBundle[]> {
  if (lines.length === 0) throw new DomainError('required', { field: '扎号' });
  const ids = lines.map(({ bundleId }) => bundleId);
  if (new Set(ids).size < ids.length) throw new DomainError('invalid-value', { field: '扎号' });
  const bundles = await rows.lockBundles(tx, actor, ids);
  if (bundles.length < ids.length) throw new DomainError('record-missing', { what: '扎号' });
  for (const bundle of bundles) {
    const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
    if (bundle.orderId !== orderId) throw new DomainError('bundle-of-other-order', { bundleNo });
    await requireSendable(tx, actor, bundle);
    const sendNum = lines.find(({ bundleId }) => bundleId === bundle.id)?.sendNum ?? 0;
    if (sendNum < 1 || sendNum > bundle.num) {
      throw new DomainError('delivery-num', { bundleNo, max: bundle.num });
    }
  }
  return bundles;
}

/** The unique key of open lines decides even where two documents are saved at one moment (I20). */
async function place(
  tx: Tx,
  actor: Actor,
  deliveryId: string,
  bundle: rows.DeliveredBundle,
  { lines }: Sending,
): Promise<void> {
  const sendNum = lines.find(({ bundleId }) => bundleId === bundle.id)?.sendNum ?? 0;
  const placed = await tx.run(sql`
    insert into mes2.cut_piece_delivery_line (company_id, delivery_id, bundle_id, send_num, create_by, create_date)
    values (${actor.companyId}, ${deliveryId}, ${bundle.id}, ${sendNum}, ${actor.user.id}, ${actor.now})
    on conflict (company_id, bundle_id) where is_open do nothing`);
  if (placed === 0) {
    const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
    const status = deliveryMoves.names[1];
    throw new DomainError('bundle-in-delivery', { bundleNo, deliveryNo: '', status });
  }
  await tx.run(sql`
    update mes2.bundle set delivery_id = ${deliveryId}, version = version + 1
    where company_id = ${actor.companyId} and id = ${bundle.id}`);
}
