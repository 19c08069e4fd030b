import { DomainError } from '@garment-mes/domain/refusals';
import type { Feature } from '../../operations.ts';
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
import { cutPlanRow } from './cut-plan-rows.sql.ts';
import { approveCutPlan, saveCutPlan } from './cut-plans.ts';
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
