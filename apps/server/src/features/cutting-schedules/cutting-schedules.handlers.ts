import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { cuttingGantt, lineQueue, tablePlanBoard } from './cutting-boards.ts';
import { cuttingColumns, cuttingRows } from './cutting-schedule.sql.ts';
import { cancelOne, endOne, submitOne, withdrawOne } from './cutting-schedule-steps.ts';
import { createCuttingSchedule, reorder, updateCuttingSchedule } from './save-cutting-schedule.ts';
import { withTableLoads } from './table-loads.ts';

type CuttingScheduleOperations =
  | 'listCuttingSchedules'
  | 'createCuttingSchedule'
  | 'updateCuttingSchedule'
  | 'submitCuttingSchedule'
  | 'withdrawCuttingSchedule'
  | 'endCuttingSchedule'
  | 'cancelCuttingSchedule'
  | 'reorderCuttingSchedules'
  | 'getCuttingGantt'
  | 'getCuttingTablePlanBoard'
  | 'getCuttingLineQueue';

type Row = RowOf<'listCuttingSchedules'>;
type Caller = Actor & Pick<Call<'getCuttingGantt'>, 'language'>;

/** Lays on the cutting tables: planned, given to the line, running, ended. */
export const cuttingSchedules: Feature<CuttingScheduleOperations> = (services) => {
  const change =
    <Body extends { readonly id: string }>(
      work: (services: Services, tx: Tx, actor: Actor, body: Body) => Promise<unknown>,
    ) =>
    (call: Caller & { readonly body: Body }): Promise<Row> =>
      services.engine.tenant(call.scope, async (tx) => {
        await work(services, tx, call, call.body);
        const [row] = await rowsOf(services, tx, call, sql`s.id = ${call.body.id}`);
        return row as Row;
      });
  return {
    listCuttingSchedules: (call) =>
      services.engine.tenant(
        call.scope,
        async (tx) => {
          const page = await services.list.page(tx, {
            operation: 'listCuttingSchedules',
            from: cuttingRows(call.companyId, call.query ?? {}),
            columns: cuttingColumns(call.language),
            later: ['loadPct'],
            query: call.query,
            can: call.can,
            defaultOrder: sql`s.plan_date desc, d.sort, s.seq_no`,
          });
          return { ...page, list: await withTableLoads(tx, call.companyId, page.list) };
        },
        { readOnly: true },
      ),

    createCuttingSchedule: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const id = await createCuttingSchedule(services, tx, call, call.body);
        return rowsOf(services, tx, call, sql`s.id = ${id}`);
      }),

    updateCuttingSchedule: change(updateCuttingSchedule),
    withdrawCuttingSchedule: change(withdrawOne),
    endCuttingSchedule: change(endOne),
    cancelCuttingSchedule: change(cancelOne),

    submitCuttingSchedule: (call) =>
      eachAlone(services, call, call.body.ids, (tx, id) =>
        submitOne(services, tx, call, id, call.body.fabricShort === true),
      ),

    reorderCuttingSchedules: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await reorder(services, tx, call, call.body);
        return rowsOf(services, tx, call, sql`s.id = any(${call.body.ids}::bigint[])`);
      }),

    getCuttingGantt: (call) =>
      services.engine.tenant(call.scope, (tx) => cuttingGantt(services, tx, call, call.query), {
        readOnly: true,
      }),

    getCuttingTablePlanBoard: (call) =>
      services.engine.tenant(
        call.scope,
        (tx) => tablePlanBoard(services, tx, call, call.query ?? {}),
        { readOnly: true },
      ),

    getCuttingLineQueue: (call) =>
      services.engine.tenant(
        call.scope,
        (tx) => lineQueue(services, tx, call, call.query?.planDate),
        { readOnly: true },
      ),
  };
};

async function rowsOf(
  { list }: Services,
  tx: Tx,
  { companyId, can, language }: Caller,
  where: Sql,
): Promise<Row[]> {
  const page = await list.page(tx, {
    operation: 'listCuttingSchedules',
    beyondReach: true,
    from: sql`${cuttingRows(companyId, {})} and ${where}`,
    columns: cuttingColumns(language),
    later: ['loadPct'],
    query: { pageSize: 500 },
    can,
    defaultOrder: sql`s.seq_no`,
  });
  return withTableLoads(tx, companyId, page.list);
}
