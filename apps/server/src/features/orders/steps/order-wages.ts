import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { Claim } from '../../../records/claim-record.sql.ts';
import { updateRow } from '../../../records/write-row.sql.ts';
import { requireOpen } from '../order-body.ts';
import { claimOrder, recordOrder } from '../order-record.ts';
import { lockWagesOfOrder, suspectScans } from '../progress/order-work.sql.ts';
import type { Reasoned } from './order-moves.ts';

/**
 * Freezes scans, reversals and prices of an order (I41). The key that scans hold shared is taken alone, so a
 * scan is either before the lock or sees it (H10).
 */
export async function lockOrderWages(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  await lockWagesOfOrder(tx, actor, claim.id);
  const { id, wageLocked } = await claimOrder(tx, actor, claim);
  if (wageLocked === 1) return;
  const count = await suspectScans(tx, actor, id);
  if (count > 0) throw new DomainError('wage-suspects-open', { count });
  await updateRow(tx, actor, 'mes2.production_order', id, {
    wageLocked: 1,
    wageLockDate: actor.now,
    wageLockBy: actor.user.id,
  });
  await recordOrder(services, tx, id, { action: 'lockWages' });
}

/** @throws {DomainError} `order-state` for a closed order: that one is opened again first */
export async function unlockOrderWages(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  await lockWagesOfOrder(tx, actor, claim.id);
  const order = await claimOrder(tx, actor, claim);
  const { id, orderNo, status } = order;
  if (status === OrderStatus.closed) {
    const action = { zh: '解锁工资', en: 'unlock its wages' };
    throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action });
  }
  if (status !== OrderStatus.finished) requireOpen(order, '工资锁');
  const unlocked = { wageLocked: 0, wageLockDate: null, wageLockBy: null };
  await updateRow(tx, actor, 'mes2.production_order', id, unlocked);
  await recordOrder(services, tx, id, { action: 'unlockWages', reason: claim.reason });
}
