import { DeliveryStatus } from '@garment-mes/domain/states';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

export const SEND_KEY = 'POST^/mes2/materialsDelivery/send';
const RECEIVE_KEY = 'PUT^/mes2/materialsDelivery/receive';

/** Whether lines of the company count what they receive without seeing what was sent. */
export const countsBlindly = async (services: Services, tx: Tx): Promise<boolean> =>
  Number((await services.settings(tx, 'deliveryBlind')) ?? 0) === 1;

/**
 * Condition over a delivery `d`: what was sent is hidden from the person until it is counted. Who sent it sees it, and
 * those of the store who may send and not receive.
 */
export async function hiddenUntilCounted(services: Services, tx: Tx, actor: Actor): Promise<Sql> {
  const isOfStore = actor.can(SEND_KEY) && !actor.can(RECEIVE_KEY);
  if (isOfStore || !(await countsBlindly(services, tx))) return sql`false`;
  return sql`(d.status = ${DeliveryStatus.sent}::int and d.send_by is distinct from ${actor.user.id}::bigint)`;
}
