import { DatabaseError } from '../../database/database-error.ts';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { changeCloth } from './change-cloth.ts';
import { changeRoll } from './change-roll.ts';
import { clothDetail, clothRow } from './cloth-detail.ts';
import { clothColumns, clothRows } from './cloth-list.sql.ts';
import { clothNumber } from './cloth-number.ts';
import { release, returnToSupplier } from './cloth-steps.ts';
import { fabricRollColumns, fabricRollRows } from './fabric-roll.sql.ts';
import { inspectCloth } from './inspect-cloth.ts';
import { receiveCloth } from './receive-cloth.ts';
import { rollLedgerColumns, rollLedgerRows } from './roll-ledger.sql.ts';
import { rollRow } from './roll-row.ts';

type FabricOperations =
  | 'listFabricRolls'
  | 'updateFabricRoll'
  | 'getFabricRollLedger'
  | 'listCloths'
  | 'getCloth'
  | 'checkClothNo'
  | 'createCloth'
  | 'updateCloth'
  | 'inspectCloth'
  | 'releaseCloth'
  | 'returnCloth';

export const fabric: Feature<FabricOperations> = (services) => ({
  listFabricRolls: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listFabricRolls',
        last: true,
        from: fabricRollRows(companyId, query),
        columns: fabricRollColumns,
        query,
        can,
        defaultOrder: sql`r.roll_no`,
      }),
    ),

  listCloths: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can, now } = call;
      return services.list.page(tx, {
        operation: 'listCloths',
        last: true,
        from: clothRows(companyId, query, now),
        columns: clothColumns(today(call, await floorSettings(tx, call))),
        query,
        can,
        defaultOrder: sql`l.receive_date desc, l.c_no desc`,
      });
    }),

  getCloth: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      clothDetail(services, tx, call, { cNo: call.query.cNo }),
    ),

  checkClothNo: (call) =>
    services.engine.tenant(call.scope, (tx) => clothNumber(tx, call, call.query ?? {})),

  createCloth: (call) =>
    seeingTaken(() =>
      services.engine.tenant(call.scope, async (tx) => {
        const id = await receiveCloth(services, tx, call, call.body);
        return clothDetail(services, tx, call, { id });
      }),
    ),

  updateCloth: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await changeCloth(services, tx, call, call.body);
      return clothDetail(services, tx, call, { id: call.body.id });
    }),

  inspectCloth: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await inspectCloth(services, tx, call, call.body);
      return clothDetail(services, tx, call, { id: call.body.id });
    }),

  releaseCloth: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) => release(services, tx, call, id)),

  returnCloth: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await returnToSupplier(services, tx, call, call.body);
      return clothRow(services, tx, call, { id: call.body.id });
    }),

  updateFabricRoll: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await changeRoll(services, tx, call, call.body);
      return rollRow(services, tx, call, call.body.id);
    }),

  getFabricRollLedger: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query, can } = call;
      await rollRow(services, tx, call, query.id);
      return services.list.page(tx, {
        operation: 'getFabricRollLedger',
        last: true,
        from: rollLedgerRows(companyId, query.id),
        columns: rollLedgerColumns(call.language),
        query,
        can,
        defaultOrder: sql`e.event_date, e.rank, e.id`,
      });
    }),
});

/** A roll number that somebody took a moment before is asked for once more: the second run sees it and names it. */
const seeingTaken = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === '23505') return work();
    throw error;
  });
