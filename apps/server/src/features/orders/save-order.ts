import { requireOrderDeletable } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { StyleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { floorSettings, shadeControlFor, today } from '../settings/public.ts';
import { findStyle } from '../styles/public.ts';
import { fabricPlan, followPlan, writeNeeds } from './confirm/material-plan.ts';
import { wholeMatrix, writeMatrix, writeOrderSums } from './lines/write-matrix.sql.ts';
import { requireEven, writeShipments } from './lines/write-shipments.sql.ts';
import {
  headColumns,
  isDraft,
  type OrderBody,
  requireDraft,
  requireFrozen,
  requireOpen,
  requireOrderBody,
  storedNo,
} from './order-body.ts';
import { changesSince, orderBefore } from './order-changes.ts';
import { claimOrder, findOrder, type OrderHead, recordOrder } from './order-record.ts';

/** How an order came in: typed, out of a sheet, or copied from another. */
export const OrderSource = { manual: 1, excel: 2, copy: 3, api: 4 } as const;

/** Saves a new order as a draft. @throws {DomainError} `order-no-taken` when somebody was faster */
export async function createOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: OrderBody,
  source?: number,
): Promise<string> {
  requireOrderBody(body);
  const settings = await floorSettings(tx, actor);
  const head = { ...headColumns(actor, body, 'open'), ...headColumns(actor, body, 'draft') };
  const id = await insertRow(tx, 'mes2.production_order', {
    ...head,
    ...(await snapshot(tx, actor, body)),
    orderDate: body.orderDate ?? today(actor, settings),
    merchandiserId: body.merchandiserId ?? actor.employee?.id ?? null,
    source: source ?? (body.sourceOrderId ? OrderSource.copy : OrderSource.manual),
  });
  if (id === undefined)
    throw new DomainError('order-no-taken', { orderNo: storedNo(body.orderNo) });
  await saveMatrix(tx, actor, id, body);
  await recordOrder(services, tx, id, { action: 'create', to: 0 });
  return id;
}

/**
 * Changes what the body gives and the status of the order lets be changed; what it does not is refused, never
 * dropped, and what the body leaves out stays as it was.
 */
export async function updateOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, shipments, ...body }: BodyOf<'updateOrder'>,
): Promise<void> {
  const order = await claimOrder(tx, actor, { id, version });
  requireOrderBody(body, order);
  requireOpen(order);
  const changesMatrix = Boolean(body.colorSizes || body.colors || body.sizes);
  const before = await orderBefore(tx, actor, id, [
    'head',
    ...(changesMatrix || shipments ? (['colors', 'sizes'] as const) : []),
    ...(changesMatrix ? (['colorSizes'] as const) : []),
    ...(shipments ? (['shipments'] as const) : []),
  ]);
  const open = headColumns(actor, body, 'open');
  const change = isDraft(order)
    ? { ...open, ...headColumns(actor, body, 'draft'), ...(await snapshot(tx, actor, body, order)) }
    : open;
  if (isDraft(order)) await requireFreeNo(tx, actor, storedNo(body.orderNo), id);
  else requireFrozen(actor, order, body);
  await updateRow(tx, actor, 'mes2.production_order', id, change);
  if (changesMatrix) {
    requireDraft(order, '数量');
    const planned = await fabricPlan(tx, actor, id);
    await saveMatrix(tx, actor, id, body);
    await writeNeeds(tx, actor, id);
    await followPlan(tx, actor, id, planned);
  } else {
    await writeOrderSums(tx, actor, id);
  }
  if (shipments) await writeShipments(tx, actor, id, shipments);
  else await requireEven(tx, actor, id);
  const diff = await changesSince(tx, actor, id, before);
  await recordOrder(services, tx, id, { action: 'update', diff });
}

/** Only drafts and cancelled orders are deleted, at any version. */
export async function deleteOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await findOrder(tx, actor, claim.id);
  if (seen) requireOrderDeletable(seen);
  const { id } = await claimOrder(tx, actor, claim);
  await updateRow(tx, actor, 'mes2.production_order', id, { delFlag: '2' });
  await recordOrder(services, tx, id, { action: 'delete' });
}

async function saveMatrix(tx: Tx, actor: Actor, id: string, body: OrderBody): Promise<void> {
  await writeMatrix(tx, actor, id, await wholeMatrix(tx, actor, id, body, 'none'));
  await writeOrderSums(tx, actor, id);
}

/**
 * What the order keeps of its customer and style beside their ids. Its picture is that of the style until it gets one
 * of its own; a body without one leaves it.
 */
async function snapshot(
  tx: Tx,
  actor: Actor,
  { customerId, styleId, imageUrl }: OrderBody,
  before?: OrderHead,
) {
  const customer = await tx.one<{ name: string; shadeControl: number }>(sql`
    select c.name, ${shadeControlFor} as shade_control from ccm.customer c
    where c.company_id = ${actor.companyId} and c.id = ${customerId} and c.del_flag = '0'`);
  if (!customer) throw new DomainError('record-missing', { what: { zh: '客户', en: 'Customer' } });
  const style = await findStyle(tx, actor, styleId);
  if (!style) throw new DomainError('record-missing', { what: '款式' });
  const { styleNo, styleName, status } = style;
  if (status === StyleStatus.disabled) throw new DomainError('style-not-approved', { styleNo });
  const { name: customerName, shadeControl } = customer;
  const kept = before?.styleId === styleId && imageUrl === undefined ? before.imageUrl : imageUrl;
  return { customerName, shadeControl, styleNo, styleName, imageUrl: kept ?? style.imageUrl };
}

async function requireFreeNo(
  tx: Tx,
  { companyId }: Actor,
  orderNo: string,
  exceptId: string,
): Promise<void> {
  if (await orderNoTaken(tx, companyId, orderNo, exceptId))
    throw new DomainError('order-no-taken', { orderNo });
}

export const orderNoTaken = async (
  tx: Tx,
  companyId: string,
  orderNo: string,
  exceptId: string | null,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.production_order
    where company_id = ${companyId} and order_no = ${orderNo} and del_flag = '0'
      and id is distinct from ${exceptId}::bigint`)) !== undefined;
