import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { bookDie, bookingRecord, cancelBooking, moveBooking } from './book-die.ts';
import { bookingRow, dieBoard, dieGantt } from './die-boards.sql.ts';
import { dieColumns, dieRows, ruleColumns, ruleRows } from './die-list.sql.ts';
import { type DieLists, dieLists } from './die-lists.ts';
import { saveRules } from './die-rules.ts';
import { changeDieStatus, createDie, updateDie } from './save-die.ts';

type DieOperations =
  | DieLists
  | 'createCuttingDie'
  | 'updateCuttingDie'
  | 'changeCuttingDieStatus'
  | 'listDieFabricRules'
  | 'saveDieFabricRules'
  | 'getCuttingDieGantt'
  | 'getCuttingDiePlanBoard'
  | 'createCuttingDieSchedule'
  | 'updateCuttingDieSchedule'
  | 'cancelCuttingDieSchedule';

/** Cutting dies: the asset, what it may cut, when it is booked. */
export const dies: Feature<DieOperations> = (services) => {
  const booked = (call: Actor, work: (tx: Tx) => Promise<string>) =>
    services.engine.tenant(call.scope, async (tx) => {
      const row = await bookingRow(tx, call, await work(tx));
      if (!row) throw new DomainError('record-missing', { what: bookingRecord.what });
      return row;
    });

  return {
    ...dieLists(services),

    createCuttingDie: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        dieRow(services, tx, call, await createDie(services, tx, call, call.body)),
      ),

    updateCuttingDie: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await updateDie(services, tx, call, call.body);
        return dieRow(services, tx, call, call.body.id);
      }),

    changeCuttingDieStatus: (call) =>
      eachAlone(services, call, call.body.ids, (tx, id) =>
        changeDieStatus(services, tx, call, id, call.body),
      ),

    listDieFabricRules: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        services.list.page(tx, {
          operation: 'listDieFabricRules',
          last: true,
          from: ruleRows(call.companyId, call.query ?? {}),
          columns: ruleColumns,
          query: call.query,
          can: call.can,
          defaultOrder: sql`k.mold_no, m.code`,
        }),
      ),

    saveDieFabricRules: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const touched = await saveRules(services, tx, call, call.body);
        const { list } = await services.list.page(tx, {
          operation: 'listDieFabricRules',
          from: sql`${ruleRows(call.companyId, {})} and k.id = any(${touched}::bigint[])`,
          columns: ruleColumns,
          query: { pageSize: 2_000 },
          can: call.can,
          defaultOrder: sql`k.mold_no, m.code`,
        });
        return list;
      }),

    getCuttingDieGantt: (call) =>
      services.engine.tenant(call.scope, (tx) => dieGantt(tx, call, call.query)),

    getCuttingDiePlanBoard: (call) =>
      services.engine.tenant(call.scope, (tx) => dieBoard(tx, call, call.query?.tableId)),

    createCuttingDieSchedule: (call) =>
      booked(call, (tx) => bookDie(services, tx, call, call.body)),

    updateCuttingDieSchedule: (call) =>
      booked(call, async (tx) => {
        await moveBooking(services, tx, call, call.body);
        return call.body.id;
      }),

    cancelCuttingDieSchedule: (call) =>
      booked(call, async (tx) => {
        await cancelBooking(services, tx, call, call.body);
        return call.body.id;
      }),
  };
};

async function dieRow(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listCuttingDies'>> {
  const { list: rows } = await list.page(tx, {
    operation: 'listCuttingDies',
    from: dieRows(companyId, { id }),
    columns: dieColumns,
    query: {},
    can,
  });
  const [row] = rows;
  if (!row) throw new Error(`die ${id} was saved and is not listed`);
  return row;
}
