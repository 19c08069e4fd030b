import { matchingRows } from '../../../list/matching-rows.sql.ts';
import type { Feature } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { floorSettings, today } from '../../settings/public.ts';
import * as lists from '../target-list.sql.ts';
import { linePulse } from './line-pulse.ts';
import { dueOf, liveBeat, withBeats } from './live-line.ts';
import { saveTakt } from './takt-targets.ts';

const ofSearch = (actor: Actor, search: lists.DaySearch, query: object) =>
  ({
    operation: 'listTaktTargets',
    from: lists.taktRows(actor.companyId, search),
    columns: lists.taktColumns,
    later: ['beatSec', 'bpm', 'dueNum', 'gapNum'],
    query,
    can: actor.can,
    defaultOrder: lists.BY_DAY,
  }) as const;

/** Takt by piece, and the beat a line keeps. */
export const takts: Feature<'listTaktTargets' | 'saveTaktTarget' | 'getLiveBeat'> = (services) => ({
  listTaktTargets: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const query = call.query ?? {};
      const request = ofSearch(call, query, query);
      const { sum, ...found } = await services.list.page(tx, request);
      const list = await withBeats(tx, call, found.list);
      const dueNum = query.workDate ? await dueOf(tx, call, matchingRows(tx, request)) : null;
      return { ...found, list, sum: { ...sum, dueNum } };
    }),

  saveTaktTarget: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const ids = await saveTakt(services, tx, call, call.body);
      const { list } = await services.list.page(tx, ofSearch(call, { ids }, lists.ALL_SAVED));
      return withBeats(tx, call, list);
    }),

  getLiveBeat: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { deptId, workDate } = call.query;
      const day = workDate ?? today(call, await floorSettings(tx, call));
      return liveBeat(deptId, await linePulse(tx, call, deptId, day));
    }),
});
