import { sql, type Tx } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Feature } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings, today } from '../settings/public.ts';
import { generateTargets } from './generate-targets.ts';
import { withHourOutput } from './hour-output.ts';
import { linePulse } from './line-pulse.ts';
import { dueOf, liveBeat, withBeats } from './live-line.ts';
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

const ALL = { pageSize: 2_000 };
const BY_DAY = sql`t.work_date desc, d.name`;

const clockOf = async (tx: Tx, actor: Actor): Promise<lists.WindowClock> => ({
  dayCutoff: (await floorSettings(tx, actor)).dayCutoff,
  now: actor.now,
});

/** Output targets by hour, takt by piece, and how the windows of a day were met. */
export const targets: Feature<TargetOperations> = (services) => {
  const targetPage = async (tx: Tx, actor: Actor, search: lists.DaySearch, query: object) => {
    const page = await services.list.page(tx, {
      operation: 'listTargets',
      from: lists.targetRows(actor.companyId, search),
      columns: lists.targetColumns,
      query,
      can: actor.can,
      defaultOrder: BY_DAY,
    });
    return { ...page, list: await withHourOutput(tx, actor, page.list) };
  };

  const recordPage = async (tx: Tx, actor: Actor, search: lists.RecordSearch, query: object) => {
    const clock = await clockOf(tx, actor);
    return services.list.page(tx, {
      operation: 'listTargetRecords',
      from: lists.recordRows(actor.companyId, search, clock),
      columns: lists.recordColumns(clock),
      query,
      can: actor.can,
      defaultOrder: BY_DAY,
    });
  };

  const taktRequest = (actor: Actor, search: lists.DaySearch, query: object) =>
    ({
      operation: 'listTaktTargets',
      from: lists.taktRows(actor.companyId, search),
      columns: lists.taktColumns,
      later: ['beatSec', 'bpm', 'dueNum', 'gapNum'],
      query,
      can: actor.can,
      defaultOrder: BY_DAY,
    }) as const;

  const targetsOf = async (tx: Tx, actor: Actor, ids: readonly string[]) =>
    (await targetPage(tx, actor, { ids }, ALL)).list;

  const recordsOf = async (tx: Tx, actor: Actor, ids: readonly string[]) =>
    (await recordPage(tx, actor, { ids }, ALL)).list;

  const recordOf = async (tx: Tx, actor: Actor, id: string) => {
    const [row] = await recordsOf(tx, actor, [id]);
    if (!row) throw new Error(`window ${id} was saved and is not listed`);
    return row;
  };

  return {
    listTargets: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        targetPage(tx, call, call.query ?? {}, call.query ?? {}),
      ),

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
        const request = taktRequest(call, query, query);
        const { sum, ...found } = await services.list.page(tx, request);
        const list = await withBeats(tx, call, found.list);
        const dueNum = query.workDate ? await dueOf(tx, call, matchingRows(tx, request)) : null;
        return { ...found, list, sum: { ...sum, dueNum } };
      }),

    saveTaktTarget: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const ids = await saveTakt(services, tx, call, call.body);
        const { list } = await services.list.page(tx, taktRequest(call, { ids }, ALL));
        return withBeats(tx, call, list);
      }),

    getLiveBeat: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { deptId, workDate } = call.query;
        const day = workDate ?? today(call, await floorSettings(tx, call));
        return liveBeat(deptId, await linePulse(tx, call, deptId, day));
      }),

    listTargetRecords: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        recordPage(tx, call, call.query ?? {}, call.query ?? {}),
      ),

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
