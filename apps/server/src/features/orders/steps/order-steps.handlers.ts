import type { Tx } from '../../../database/engine.ts';
import type { Feature } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { confirmCheck, confirmOrder } from '../confirm/confirm-order.ts';
import { confirmationWaits, orderStepWaits } from '../confirm/order-approval.ts';
import { orderState } from '../order-record.ts';
import { closeCheck, closeOrder } from './close-order.ts';
import * as moves from './order-moves.ts';
import { lockOrderWages, unlockOrderWages } from './order-wages.ts';

type StepOperations =
  | 'getOrderConfirmCheck'
  | 'confirmOrder'
  | 'withdrawOrder'
  | 'suspendOrder'
  | 'resumeOrder'
  | 'finishOrder'
  | 'reopenOrder'
  | 'getOrderFinishCheck'
  | 'getOrderCloseCheck'
  | 'closeOrder'
  | 'uncloseOrder'
  | 'cancelOrder'
  | 'lockOrderWages'
  | 'unlockOrderWages';

/**
 * The steps of an order from draft to closed, and what stands in their way.
 *
 * @param onOrderStopped what an order that stops ends elsewhere
 */
export const orderSteps =
  (onOrderStopped: moves.OnOrderStopped): Feature<StepOperations> =>
  (services) => {
    /** A step of an order, and where it stands afterwards. */
    const step = (
      call: Actor & { readonly body: { readonly id: string } },
      work: (tx: Tx) => Promise<void>,
    ) =>
      services.engine.tenant(call.scope, async (tx) => {
        await work(tx);
        return orderState(tx, call, call.body.id);
      });

    return {
      getOrderConfirmCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => confirmCheck(tx, call, call.query.id)),

      getOrderFinishCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => moves.finishCheck(tx, call, call.query.id)),

      getOrderCloseCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => closeCheck(tx, call, call.query.id)),

      confirmOrder: (call) =>
        step(call, async (tx) => {
          if (await confirmationWaits(services, tx, call, call.body)) return;
          await confirmOrder(services, tx, call, call.body);
        }),
      withdrawOrder: (call) =>
        step(call, (tx) => moves.withdrawOrder(services, tx, call, call.body)),
      suspendOrder: (call) =>
        step(call, (tx) => moves.suspendOrder(services, tx, call, call.body, onOrderStopped)),
      resumeOrder: (call) => step(call, (tx) => moves.resumeOrder(services, tx, call, call.body)),
      finishOrder: (call) => step(call, (tx) => moves.finishOrder(services, tx, call, call.body)),
      reopenOrder: (call) => step(call, (tx) => moves.reopenOrder(services, tx, call, call.body)),
      closeOrder: (call) => step(call, (tx) => closeOrder(services, tx, call, call.body)),
      uncloseOrder: (call) => step(call, (tx) => moves.uncloseOrder(services, tx, call, call.body)),
      cancelOrder: (call) => step(call, (tx) => moves.cancelOrder(services, tx, call, call.body)),
      lockOrderWages: (call) =>
        step(call, async (tx) => {
          if (await orderStepWaits(services, tx, call, 'wageLock', call.body)) return;
          await lockOrderWages(services, tx, call, call.body);
        }),
      unlockOrderWages: (call) =>
        step(call, async (tx) => {
          if (await orderStepWaits(services, tx, call, 'wageUnlock', call.body)) return;
          await unlockOrderWages(services, tx, call, call.body);
        }),
    };
  };
