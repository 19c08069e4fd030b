import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { requireOrder } from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type DispatchSearch, dispatchColumns, dispatchRows } from './dispatch-list.sql.ts';
import {
  acceptDispatch,
  cancelDispatch,
  dispatchLimit,
  finishDispatch,
  issueDispatch,
} from './dispatch-moves.ts';
import { DISPATCH_SECTIONS, dispatchedCells, dispatchedNum } from './dispatch-record.sql.ts';
import { lineLoad } from './line-load.ts';
import { createDispatch, updateDispatch } from './save-dispatch.ts';

type DispatchOperations =
  | 'listDispatchOrders'
  | 'createDispatchOrder'
  | 'updateDispatchOrder'
  | 'issueDispatchOrder'
  | 'acceptDispatchOrder'
  | 'finishDispatchOrder'
  | 'cancelDispatchOrder'
  | 'getDispatchRemain'
  | 'getLineLoad';

/** Parts of orders handed to workshops, lines, factories and subcontractors. */
export const dispatch: Feature<DispatchOperations> = (services) => {
  const answered = (call: Actor, id: string, work: (tx: Tx) => Promise<void>) =>
    services.engine.tenant(call.scope, async (tx) => {
      await work(tx);
      return dispatchRow(services, tx, call, id);
    });

  return {
    listDispatchOrders: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        page(services, tx, call, call.query ?? {}, call.query ?? {}),
      ),

    createDispatchOrder: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        dispatchRow(services, tx, call, await createDispatch(services, tx, call, call.body)),
      ),

    updateDispatchOrder: (call) =>
      answered(call, call.body.id, (tx) => updateDispatch(services, tx, call, call.body)),

    issueDispatchOrder: (call) =>
      eachAlone(services, call, call.body.ids, (tx, id) => issueDispatch(services, tx, call, id)),

    acceptDispatchOrder: (call) =>
      answered(call, call.body.id, (tx) => acceptDispatch(services, tx, call, call.body)),

    finishDispatchOrder: (call) =>
      answered(call, call.body.id, (tx) => finishDispatch(services, tx, call, call.body)),

    cancelDispatchOrder: (call) =>
      answered(call, call.body.id, (tx) => cancelDispatch(services, tx, call, call.body)),

    getDispatchRemain: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const order = await requireOrder(tx, call, call.query.orderId);
        const maxNum = dispatchLimit(order);
        const sections: DataOf<'getDispatchRemain'>['sections'] = [];
        for (const section of DISPATCH_SECTIONS)
          sections.push({
            section,
            maxNum,
            dispatchedNum: await dispatchedNum(tx, call, order.id, section),
          });
        return { orderId: order.id, sections, cells: await dispatchedCells(tx, call, order.id) };
      }),

    getLineLoad: (call) =>
      services.engine.tenant(call.scope, (tx) => lineLoad(tx, call, call.query)),
  };
};

async function page(
  { list }: Services,
  tx: Tx,
  actor: Actor,
  search: DispatchSearch,
  query: object,
): Promise<DataOf<'listDispatchOrders'>> {
  const day = today(actor, await floorSettings(tx, actor));
  return list.page(tx, {
    operation: 'listDispatchOrders',
    from: dispatchRows(actor.companyId, search, day),
    columns: dispatchColumns,
    query,
    can: actor.can,
    defaultOrder: sql`a.create_date desc`,
  });
}

async function dispatchRow(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<RowOf<'listDispatchOrders'>> {
  const { list } = await page(services, tx, actor, { id }, {});
  const [row] = list;
  if (!row) throw new Error(`dispatch ${id} was saved and is not listed`);
  return row;
}
