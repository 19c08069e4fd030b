import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { outDetail, receiptDetail } from './bill-detail.ts';
import { billRows, outColumns, outTotals, receiptColumns, receiptTotals } from './bill-list.sql.ts';
import { cartonColumns, cartonRows, cartonsWhere } from './carton.sql.ts';
import { openCartons, sealCarton } from './cartons.ts';
import { confirmBill, mayConfirmOwn } from './confirm-bill.ts';
import { type Direction, outs, receipts } from './direction.ts';
import { outRemaining, receiptRemaining } from './remaining.ts';
import { reverseBill } from './reverse-bill.ts';
import { createBill, updateBill } from './save-bill.ts';
import { backBill, submitBill, voidBill } from './submit-bill.ts';

type GoodsOperations =
  | 'listWarehouseReceipts'
  | 'getWarehouseReceipt'
  | 'getWarehouseReceiptRemaining'
  | 'createWarehouseReceipt'
  | 'updateWarehouseReceipt'
  | 'submitWarehouseReceipt'
  | 'confirmWarehouseReceipt'
  | 'backWarehouseReceipt'
  | 'voidWarehouseReceipt'
  | 'listWarehouseOuts'
  | 'getWarehouseOut'
  | 'getWarehouseOutRemaining'
  | 'createWarehouseOut'
  | 'updateWarehouseOut'
  | 'submitWarehouseOut'
  | 'confirmWarehouseOut'
  | 'backWarehouseOut'
  | 'voidWarehouseOut'
  | 'reverseWarehouseBill'
  | 'listCartons'
  | 'createCarton'
  | 'sealCarton';

const NEWEST = sql`h.create_date desc, h.id desc`;

/** Receipts and outs of finished goods, what reverses them, and the cartons that goods leave in. */
export const goods: Feature<GoodsOperations> = (services) => ({
  ...receiptHandlers(services),
  ...outHandlers(services),

  reverseWarehouseBill: (call) =>
    services.engine.tenant(call.scope, (tx) => reverseBill(services, tx, call, call.body)),

  listCartons: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listCartons',
        last: true,
        from: cartonRows(companyId, query),
        columns: cartonColumns,
        query,
        can,
        defaultOrder: sql`k.create_date desc, k.id desc`,
      }),
    ),

  createCarton: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const ids = await openCartons(services, tx, call, call.body);
      return cartonsWhere(services, tx, call, sql`k.id = any(${ids}::bigint[])`);
    }),

  sealCarton: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await sealCarton(services, tx, call, call.body);
      const [carton] = await cartonsWhere(services, tx, call, sql`k.id = ${call.body.id}`);
      if (!carton) throw new Error('a carton that was sealed is there');
      return carton;
    }),
});

const receiptHandlers: Feature<Extract<GoodsOperations, `${string}WarehouseReceipt${string}`>> = (
  services,
) => ({
  listWarehouseReceipts: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can } = call;
      const waitingFor = query.mine ? await waiting(services, tx, call, receipts) : undefined;
      return services.list.page(tx, {
        operation: 'listWarehouseReceipts',
        last: true,
        from: billRows(companyId, receipts, { ...query, waitingFor }),
        columns: receiptColumns,
        totals: receiptTotals,
        query,
        can,
        defaultOrder: NEWEST,
      });
    }),

  getWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, (tx) => receiptDetail(services, tx, call, call.query.id)),

  getWarehouseReceiptRemaining: (call) =>
    services.engine.tenant(call.scope, (tx) => receiptRemaining(tx, call, call.query)),

  createWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const id = await createBill(services, tx, call, receipts, call.body);
      return receiptDetail(services, tx, call, id);
    }),

  updateWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateBill(services, tx, call, receipts, call.body);
      return receiptDetail(services, tx, call, call.body.id);
    }),

  submitWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await submitBill(services, tx, call, receipts, call.body);
      return receiptDetail(services, tx, call, call.body.id);
    }),

  confirmWarehouseReceipt: (call) =>
    eachAlone(services, call, idsOf(call.body), (tx, id) =>
      confirmBill(services, tx, call, receipts, claimOf(call.body, id)),
    ),

  backWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await backBill(services, tx, call, receipts, call.body);
      return receiptDetail(services, tx, call, call.body.id);
    }),

  voidWarehouseReceipt: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await voidBill(services, tx, call, receipts, call.body);
      return receiptDetail(services, tx, call, call.body.id);
    }),
});

const outHandlers: Feature<Extract<GoodsOperations, `${string}WarehouseOut${string}`>> = (
  services,
) => ({
  listWarehouseOuts: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can } = call;
      const waitingFor = query.mine ? await waiting(services, tx, call, outs) : undefined;
      const leavingOn = query.today ? today(call, await floorSettings(tx, call)) : undefined;
      return services.list.page(tx, {
        operation: 'listWarehouseOuts',
        last: true,
        from: billRows(companyId, outs, { ...query, waitingFor, leavingOn }),
        columns: outColumns,
        totals: outTotals,
        query,
        can,
        defaultOrder: NEWEST,
      });
    }),

  getWarehouseOut: (call) =>
    services.engine.tenant(call.scope, (tx) => outDetail(services, tx, call, call.query.id)),

  getWarehouseOutRemaining: (call) =>
    services.engine.tenant(call.scope, (tx) => outRemaining(tx, call, call.query)),

  createWarehouseOut: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const id = await createBill(services, tx, call, outs, call.body);
      return outDetail(services, tx, call, id);
    }),

  updateWarehouseOut: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateBill(services, tx, call, outs, call.body);
      return outDetail(services, tx, call, call.body.id);
    }),

  submitWarehouseOut: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await submitBill(services, tx, call, outs, call.body);
      return outDetail(services, tx, call, call.body.id);
    }),

  confirmWarehouseOut: (call) =>
    eachAlone(services, call, idsOf(call.body), (tx, id) =>
      confirmBill(services, tx, call, outs, claimOf(call.body, id)),
    ),

  backWarehouseOut: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await backBill(services, tx, call, outs, call.body);
      return outDetail(services, tx, call, call.body.id);
    }),

  voidWarehouseOut: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await voidBill(services, tx, call, outs, call.body);
      return outDetail(services, tx, call, call.body.id);
    }),
});

interface Bills {
  readonly bills: readonly { readonly id: string; readonly version: number }[];
}

const idsOf = ({ bills }: Bills): string[] => bills.map(({ id }) => id);

const claimOf = ({ bills }: Bills, id: string) => ({
  id,
  version: bills.find((bill) => bill.id === id)?.version ?? -1,
});

/**
 * Bills that a person may confirm: submitted, of no store whose keepers are others, counted by somebody else, and
 * agreed to where they reverse another.
 */
async function waiting(
  services: Services,
  tx: Tx,
  { can, user, employee }: Actor,
  { is, confirmKey }: Direction,
): Promise<{ only: Sql }> {
  if (!can(confirmKey)) return { only: sql`false` };
  const anyCount = is === 2 || (await mayConfirmOwn(services, tx));
  return {
    only: sql`h.status = 1 and (cardinality(w.keeper_ids) = 0 or ${employee?.id ?? '0'}::bigint = any(w.keeper_ids))
      and case when h.bill_type in (4, 15) then h.approve_date is not null
        else ${anyCount}::boolean or h.count_by is distinct from ${user.id}::bigint end`,
  };
}
