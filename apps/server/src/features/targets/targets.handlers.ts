import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, OperationId, RowOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings, today } from '../settings/settings.ts';
import { generateTargets } from './generate-targets.ts';
import { withHourOutput } from './hour-output.ts';
import { linePulse } from './line-pulse.ts';
import { liveBeat, withBeats } from './live-line.ts';
import { saveTargets } from './save-targets.ts';
import { saveTakt } from './takt-targets.ts';
import { targetActual } from './target-actual.ts';
import * as lists from './target-list.sql.ts';
import { buildRecords, createRecord, fillRecord } from './target-records.ts';

type TargetOperations =
  | 'listTargets'
  | 'saveTargets'
  | 'generateTargets'
  | 'getTargetActual'
  | 'listTaktTargets'
  | 'saveTaktTarget'
  | 'getLiveBeat'
  | 'listTargetRecords'
  | 'createTargetRecord'
  | 'updateTargetRecord'
  | 'buildTargetRecords';

type TaktRow = RowOf<'listTaktTargets'>;

const ALL = { pageSize: 2_000 };

const clockOf = async (tx: Tx, actor: Actor): Promise<lists.WindowClock> => ({
  dayCutoff: (await floorSettings(tx, actor)).dayCutoff,
  now: actor.now,
});

/** Output targets by hour, takt by piece, and how the windows of a day were met. */
export const targets: Feature<TargetOperations> = (services) => {
  const page = <Page>(
    tx: Tx,
    { can }: Actor,
    operation: OperationId,
    from: Sql,
    columns: Readonly<Record<string, Sql>>,
    query: object,
  ) =>
    services.list.page<Page>(tx, {
      operation,
      from,
      columns,
      query,
      can,
      defaultOrder: sql`t.work_date desc, d.name`,
    });

  const targetsOf = async (tx: Tx, actor: Actor, ids: readonly string[]) => {
    const from = lists.targetRows(actor.companyId, { ids });
    type Found = { list: RowOf<'listTargets'>[] };
    const { list } = await page<Found>(tx, actor, 'listTargets', from, lists.targetColumns, ALL);
    return withHourOutput(tx, actor, list);
  };

  const recordsOf = async (tx: Tx, actor: Actor, ids: readonly string[]) => {
    const clock = await clockOf(tx, actor);
    const from = lists.recordRows(actor.companyId, { ids }, clock);
    type Found = { list: RowOf<'listTargetRecords'>[] };
    const columns = lists.recordColumns(clock);
    return (await page<Found>(tx, actor, 'listTargetRecords', from, columns, ALL)).list;
  };

  const recordOf = async (tx: Tx, actor: Actor, id: string) => {
    const [row] = await recordsOf(tx, actor, [id]);
    if (!row) throw new Error(`window ${id} was saved and is not listed`);
    return row;
  };

  return {
    listTargets: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const query = call.query ?? {};
        const from = lists.targetRows(call.companyId, query);
        type Found = DataOf<'listTargets'>;
        const found = await page<Found>(tx, call, 'listTargets', from, lists.targetColumns, query);
        return { ...found, list: await withHourOutput(tx, call, found.list) };
      }),

    saveTargets: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        targetsOf(tx, call, await saveTargets(services, tx, call, call.body)),
      ),

    generateTargets: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        targetsOf(tx, call, await generateTargets(services, tx, call, call.body)),
      ),

    getTargetActual: (call) =>
      services.engine.tenant(call.scope, (tx) => targetActual(tx, call, call.query)),

    listTaktTargets: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const query = call.query ?? {};
        const from = lists.taktRows(call.companyId, query);
        type Found = DataOf<'listTaktTargets'>;
        const found = await page<Found>(
          tx,
          call,
          'listTaktTargets',
          from,
          lists.taktColumns,
          query,
        );
        const list = await withBeats<TaktRow>(tx, call, found.list);
        const due = list.reduce((all, { dueNum }) => all + dueNum, 0);
        return { ...found, list, sum: { ...found.sum, dueNum: due } };
      }),

    saveTaktTarget: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const ids = await saveTakt(services, tx, call, call.body);
        const from = lists.taktRows(call.companyId, { ids });
        type Found = { list: TaktRow[] };
        const { list } = await page<Found>(
          tx,
          call,
          'listTaktTargets',
          from,
          lists.taktColumns,
          ALL,
        );
        return withBeats<TaktRow>(tx, call, list);
      }),

    getLiveBeat: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { deptId, workDate } = call.query;
        const day = workDate ?? today(call, await floorSettings(tx, call));
        return liveBeat(deptId, await linePulse(tx, call, deptId, day));
      }),

    listTargetRecords: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const query = call.query ?? {};
        const clock = await clockOf(tx, call);
        const from = lists.recordRows(call.companyId, query, clock);
        type Found = DataOf<'listTargetRecords'>;
        const columns = lists.recordColumns(clock);
        return page<Found>(tx, call, 'listTargetRecords', from, columns, query);
      }),

    createTargetRecord: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        recordOf(tx, call, await createRecord(services, tx, call, call.body)),
      ),

    updateTargetRecord: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        await fillRecord(services, tx, call, call.body);
        return recordOf(tx, call, call.body.id);
      }),

    buildTargetRecords: (call) =>
      services.engine.tenant(call.scope, async (tx) =>
        recordsOf(tx, call, await buildRecords(services, tx, call, call.body)),
      ),
  };
};
