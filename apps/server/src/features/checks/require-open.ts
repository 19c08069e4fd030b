import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { requireAccountsOpen } from '../cutting/public.ts';
import { lockPayTerms } from '../wages/public.ts';

const CHECK = { zh: '质检', en: 'check it' };

/**
 * Keeps the wage period of a day, the wages of an order and its accounts from being closed before the end of the
 * transaction.
 *
 * @throws {DomainError} `record-missing`, `period-locked`, `order-wage-locked` or `order-state`
 */
export async function requireOpen(
  tx: Tx,
  actor: Actor,
  orderId: string,
  workDate: string,
): Promise<void> {
  const terms = await lockPayTerms(tx, actor, orderId, workDate);
  if (!terms) throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  const { periodNo, periodLocked, orderNo, wageLocked } = terms;
  if (periodLocked && periodNo !== undefined) throw new DomainError('period-locked', { periodNo });
  if (wageLocked) throw new DomainError('order-wage-locked', { orderNo });
  await requireAccountsOpen(tx, actor, orderId, CHECK);
}
