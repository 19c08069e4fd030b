import { DomainError } from '@garment-mes/domain/refusals';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import {
  changesSince,
  claimOrder,
  orderDetail as detail,
  orderBefore,
  recordOrder,
  requireOpen,
  requireOrder,
  writeShipments,
} from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { bindPair } from './bind-slot-cards.ts';
import { cutPlanRow } from './cut-plan-rows.sql.ts';
import { approveCutPlan, saveCutPlan } from './cut-plans.ts';
import { occupyResource, releaseResource } from './occupations.ts';
import { createOrderMachine, deleteOrderMachine, updateOrderMachine } from './order-machines.ts';
import { orderResources } from './order-resources.sql.ts';
import { saveFabrics } from './reserve-rolls.ts';
import { deleteBomLine, replaceBom } from './save-bom.ts';
import * as technique from './save-technique.ts';
import { suggestCutPlan } from './suggest-cut-plan.ts';

type GridOperations =
  | 'listOrderBom'
  | 'replaceOrderBom'
  | 'deleteOrderBom'
  | 'replaceOrderParts'
  | 'replaceOrderProcesses'
  | 'replaceOrderColorMatching'
  | 'replaceOrderWorkshops'
  | 'saveOrderFabrics'
  | 'saveOrderQualifying'
  | 'saveOrderShipment'
  | 'createOrderMachine'
  | 'updateOrderMachine'
  | 'deleteOrderMachines'
  | 'createResourceOccupation'
  | 'cancelResourceOccupation'
  | 'bindOrderSlotCards'
  | 'getOrderResources'
  | 'suggestCutPlan'
  | 'saveCutPlan'
  | 'approveCutPlan';

const RATES = 'FIELD^orderProcess.price';

/** Everything of an order that is saved grid by grid. */
export const orderGrids: Feature<GridOperations> = (services) => ({
  listOrderBom: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await requireOrder(tx, call, call.query.orderId);
      return detail.orderBom(tx, call, call.query.orderId);
    }),

  replaceOrderBom: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await replaceBom(services, tx, call, call.body);
      return { orderId, version, lines: await detail.orderBom(tx, call, orderId) };
    }),

  deleteOrderBom: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await deleteBomLine(services, tx, call, call.query);
      return true as const;
    }),

  replaceOrderParts: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await technique.replaceParts(services, tx, call, call.body);
      return { orderId, version, lines: await detail.orderParts(tx, call, orderId) };
    }),

  replaceOrderProcesses: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await technique.replaceProcesses(services, tx, call, call.body);
      const day = today(call, await floorSettings(tx, call));
      const lines = await detail.orderProcesses(tx, call, orderId, day);
      const shown = call.can(RATES) ? lines : lines.map(({ price: _price, ...line }) => line);
      return { orderId, version, lines: shown };
    }),

  replaceOrderColorMatching: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await technique.replaceColorMatching(services, tx, call, call.body);
      return { orderId, version, lines: await detail.orderColorMatchings(tx, call, orderId) };
    }),

  replaceOrderWorkshops: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await technique.replaceWorkshops(services, tx, call, call.body);
      return { orderId, version, lines: await detail.orderWorkshops(tx, call, orderId) };
    }),

  saveOrderFabrics: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId } = call.body;
      const version = await saveFabrics(services, tx, call, call.body);
      return { orderId, version, lines: await detail.orderFabrics(tx, call, orderId) };
    }),

  saveOrderQualifying: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const version = await technique.saveQualifying(services, tx, call, call.body);
      const saved = await detail.orderQualifying(tx, call, call.body.orderId);
      if (!saved) throw new DomainError('record-missing', { what: '质量标准' });
      return { ...saved, version };
    }),

  saveOrderShipment: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId, version: seen, shipments } = call.body;
      const order = await claimOrder(tx, call, { id: orderId, version: seen });
      requireOpen(order, '走货');
      const before = await orderBefore(tx, call, orderId, ['shipments', 'colors', 'sizes']);
      await writeShipments(tx, call, orderId, shipments);
      const diff = await changesSince(tx, call, orderId, before);
      await recordOrder(services, tx, orderId, { action: 'saveShipments', diff });
      const { version } = order;
      return { orderId, version, shipments: await detail.orderShipments(tx, call, orderId) };
    }),

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
      return orderResources(tx, call, call.query.orderId);
    }),

  suggestCutPlan: (call) =>
    services.engine.tenant(call.scope, (tx) => suggestCutPlan(tx, call, call.body)),

  saveCutPlan: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      cutPlanRow(services, tx, call, await saveCutPlan(services, tx, call, call.body)),
    ),

  approveCutPlan: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await approveCutPlan(services, tx, call, call.body);
      return cutPlanRow(services, tx, call, call.body.id);
    }),
});
