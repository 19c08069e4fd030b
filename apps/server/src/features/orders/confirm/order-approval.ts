import { moved, orderMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import { message } from '../../../messages/message-texts.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { Claim } from '../../../records/claim-record.sql.ts';
import { asksFirst } from '../../approvals/public.ts';
import { claimOrder, type OrderHead, recordOrder } from '../order-record.ts';
import { requireConfirmable } from './confirm-order.ts';

/** What the log says of a step that waits. */
const ASKED = {
  orderConfirm: 'askConfirm',
  wageLock: 'askWageLock',
  wageUnlock: 'askWageUnlock',
} as const;

/** Whether a step of an order waits for somebody's consent; the order is claimed for it, and stays as it is. */
export function orderStepWaits(
  services: Services,
  tx: Tx,
  actor: Actor,
  bizType: keyof typeof ASKED,
  claim: Claim & { readonly reason?: string | null | undefined },
  check: (order: OrderHead) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  const { id, reason } = claim;
  return asksFirst(services, tx, actor, { bizType, bizId: id }, async () => {
    const order = await claimOrder(tx, actor, claim);
    const request = await check(order);
    await recordOrder(services, tx, id, {
      action: ASKED[bizType],
      ...(reason && { reason }),
    });
    return {
      matter: message(bizType, { orderNo: order.orderNo, reason }),
      link: `/makingCenter/order/orderDetail/${id}`,
      request: request ?? { reason: reason ?? null },
    };
  });
}

/** The confirmation of an order waits only when nothing else is against it. */
export const confirmationWaits = (
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, styleVersion }: BodyOf<'confirmOrder'>,
): Promise<boolean> =>
  orderStepWaits(services, tx, actor, 'orderConfirm', { id, version }, async (order) => {
    moved(orderMoves, 'confirm', { no: order.orderNo, status: order.status });
    await requireConfirmable(tx, actor, order, styleVersion);
    return { styleVersion: styleVersion ?? null };
  });
