import { DomainError } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { fieldChanges } from '../field-changes.ts';
import { updateRow } from '../write-row.sql.ts';
import { requireDates, requireOpen } from './order-body.ts';
import { claimOrder, recordOrder } from './order-record.ts';

/** Orders that one call may change. */
const MOST_ORDERS = 200;

const TITLES = {
  priority: '优先级',
  merchandiserId: '跟单',
  materialDate: '物料日期',
  planCutDate: '计划裁剪',
  planSewDate: '计划上线',
  deliveryDate: '交期',
  remark: '备注',
};

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
  await updateRow(tx, actor, 'mes2.production_order', id, change);
  const diff = fieldChanges(TITLES, { ...order }, change);
  await recordOrder(services, tx, id, { action: 'update', diff });
}
