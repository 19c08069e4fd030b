import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { lockAccounts } from './panel-check.sql.ts';

const SCRAP = { zh: '报废', en: 'scrap its garments' };

/**
 * I42: a closed order has accounted for everything that was cut, so none of its garments is written off any more.
 *
 * @param action what is to be done, as the sentence names it
 * @throws {DomainError} `order-state`
 */
export async function requireAccountsOpen(
  tx: Tx,
  actor: Actor,
  orderId: string,
  action: Bilingual = SCRAP,
): Promise<void> {
  const order = await lockAccounts(tx, actor, orderId);
  if (order?.status !== OrderStatus.closed) return;
  const { orderNo, status } = order;
  throw new DomainError('order-state', {
    orderNo,
    status: orderStatusName[status],
    action,
  });
}
