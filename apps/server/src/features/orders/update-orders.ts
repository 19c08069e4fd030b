import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { requireDates, requireOpen } from './order-body.ts';
import { changesSince, orderBefore } from './order-changes.ts';
import { claimOrder, recordOrder } from './order-record.ts';

/** Orders that one call may change. */
const MOST_ORDERS = 200;

type Batch = BodyOf<'updateOrders'>;

export function requireFewOrders({ orders }: Batch): void {
  if (orders.length > MOST_ORDERS) throw new DomainError('too-many-ids', { max: MOST_ORDERS });
}

/** Puts what was sent on one of the orders; what was left out stays. */
export async function patchOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orders, ...patch }: Batch,
  id: string,
): Promise<void> {
  const version = orders.find((order) => order.id === id)?.version ?? -1;
  const order = await claimOrder(tx, actor, { id, version });
  requireOpen(order);
  const change = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined && value !== null),
  );
  requireDates({ ...order, ...change });
  const before = await orderBefore(tx, actor, id, ['head']);
  await updateRow(tx, actor, 'mes2.production_order', id, change);
  const diff = await changesSince(tx, actor, id, before);
  await recordOrder(services, tx, id, { action: 'update', diff });
}
