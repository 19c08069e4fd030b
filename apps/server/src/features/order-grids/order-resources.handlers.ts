import { DomainError } from '@garment-mes/domain/refusals';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { requireOrder } from '../orders/public.ts';
import { bindPair } from './bind-slot-cards.ts';
import { occupyResource, releaseResource } from './occupations.ts';
import { createOrderMachine, deleteOrderMachine, updateOrderMachine } from './order-machines.ts';
import { orderResources as resourcesOf } from './order-resources.sql.ts';

type ResourceOperations =
  | 'createOrderMachine'
  | 'updateOrderMachine'
  | 'deleteOrderMachines'
  | 'createResourceOccupation'
  | 'cancelResourceOccupation'
  | 'bindOrderSlotCards'
  | 'getOrderResources';

/** What an order needs and reserves beside its fabric: machines, lines, dies and slot cards. */
export const orderResources: Feature<ResourceOperations> = (services) => ({
  createOrderMachine: (call) =>
    services.engine.tenant(call.scope, (tx) => createOrderMachine(services, tx, call, call.body)),

  updateOrderMachine: (call) =>
    services.engine.tenant(call.scope, (tx) => updateOrderMachine(services, tx, call, call.body)),

  deleteOrderMachines: async (call) => {
    const { orderId, ids } = call.query;
    const list = ids.split(',').map((id) => id.trim());
    if (list.some((id) => !/^\d{1,19}$/.test(id)))
      throw new DomainError('invalid-value', { field: '编号' });
    return eachAlone(services, call, list, (tx, id) =>
      deleteOrderMachine(services, tx, call, orderId, id),
    );
  },

  createResourceOccupation: (call) =>
    services.engine.tenant(call.scope, (tx) => occupyResource(services, tx, call, call.body)),

  cancelResourceOccupation: (call) =>
    services.engine.tenant(call.scope, (tx) => releaseResource(services, tx, call, call.body)),

  bindOrderSlotCards: async (call) => {
    const { orderId, rows } = call.body;
    const results: Awaited<ReturnType<typeof bindPair>>[] = [];
    for (const pair of rows)
      results.push(await bindPair(services, call, orderId ?? undefined, pair));
    return results;
  },

  getOrderResources: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await requireOrder(tx, call, call.query.orderId);
      return resourcesOf(tx, call, call.query.orderId);
    }),
});
