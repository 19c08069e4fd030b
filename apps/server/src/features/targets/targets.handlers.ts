import type { Tx } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lineEfficiency } from './efficiency/line-efficiency.ts';
import { generateTargets } from './generate-targets.ts';
import { withHourOutput } from './hour-output.ts';
import { saveTargets } from './save-targets.ts';
import { targetActual } from './target-actual.ts';
import * as lists from './target-list.sql.ts';

/** Output targets by hour, what was done of them, and how efficient lines were. */
export const targets: Feature<
  | 'listTargets'
  | 'saveTargets'
  | 'generateTargets'
  | 'getTargetActual'
  | 'getLineEfficiencyReport'
  | 'getLineDayEfficiency'
> = (services) => {
  const page = async (tx: Tx, actor: Actor, search: lists.DaySearch, query: object) => {
    const found = await services.list.page(tx, {
      operation: 'listTargets',
      from: lists.targetRows(actor.companyId, search),
      columns: lists.targetColumns,
      query,
      can: actor.can,
      defaultOrder: lists.BY_DAY,
    });
    return { ...found, list: await withHourOutput(tx, actor, found.list) };
  };

  const targetsOf = async (tx: Tx, actor: Actor, ids: readonly string[]) =>
    (await page(tx, actor, { ids }, lists.ALL_SAVED)).list;

  return {
    ...lineEfficiency(services),

    listTargets: (call) =>
      services.engine.tenant(call.scope, (tx) =>
        page(tx, call, call.query ?? {}, call.query ?? {}),
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
  };
};
