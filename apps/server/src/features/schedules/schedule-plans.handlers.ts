import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { requireRange } from '../../records/require-range.ts';
import { barsAnswer, say } from './line/bars-answer.ts';
import { scheduleGantt } from './line/gantt.ts';
import { recalculate } from './line/recalculate.ts';
import type { LineDraft } from './line/replan.ts';
import { dayPlan, updateDayPlan } from './place/day-plan.ts';
import { ownSteps } from './place/own-steps.ts';
import { moveSchedule, placeSchedule } from './place/place-schedule.ts';
import { type Simulation, simulate } from './place/simulate.ts';
import { splitSchedule } from './place/split-schedule.ts';
import { unscheduledColumns, unscheduledRows, withChosenCurves } from './unscheduled.sql.ts';

type PlanOperations =
  | 'getScheduleGantt'
  | 'listUnscheduled'
  | 'simulateSchedule'
  | 'splitSchedule'
  | 'commitScheduleDraft'
  | 'recalculateSchedules'
  | 'getDayPlan'
  | 'updateDayPlan';

type Simulated = DataOf<'commitScheduleDraft'>;

const MOST_DAYS = 400;

/** The board on which lines are planned: what lies where, what would happen, what is left to place. */
export const schedulePlans: Feature<PlanOperations> = (services) => ({
  getScheduleGantt: (call) => {
    const { from, to } = call.query;
    requireRange(from, to, MOST_DAYS);
    return services.engine.tenant(
      call.scope,
      (tx) => scheduleGantt(tx, call, call.query, call.language),
      { readOnly: true },
    );
  },

  listUnscheduled: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(
      scope,
      async (tx) =>
        withChosenCurves(
          tx,
          companyId,
          await services.list.page(tx, {
            operation: 'listUnscheduled',
            from: unscheduledRows(companyId),
            columns: unscheduledColumns,
            query,
            can,
            rowId: sql`o.id`,
            defaultOrder: sql`o.priority desc, o.delivery_date, o.order_no`,
          }),
        ),
      { readOnly: true },
    ),

  simulateSchedule: (call) =>
    services.engine.tenant(
      call.scope,
      async (tx) => {
        const { drafts, steps, texts } = await simulate(tx, call, call.body.bars);
        return barsAnswer(drafts, call.language, texts.map(say(call.language)), steps);
      },
      { readOnly: true },
    ),

  splitSchedule: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      barsAnswer(await splitSchedule(services, tx, call, call.body), call.language),
    ),

  commitScheduleDraft: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { bars, requestId } = call.body;
      const known = await claimRequest<Simulated>(tx, call, requestId, bars);
      if (known) return known;
      const { drafts, steps, texts } = await commitDraft(services, tx, call, bars);
      const saved = barsAnswer(drafts, call.language, texts.map(say(call.language)), steps);
      await keepAnswer(tx, call, requestId, saved);
      return saved;
    }),

  recalculateSchedules: (call) =>
    services.engine.tenant(call.scope, async (tx) => ({
      id: await recalculate(services, tx, call, call.body),
    })),

  getDayPlan: ({ scope, companyId, query }) =>
    services.engine.tenant(scope, (tx) => dayPlan(tx, companyId, query.scheduleId), {
      readOnly: true,
    }),

  updateDayPlan: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateDayPlan(services, tx, call, call.body);
      return dayPlan(tx, call.companyId, call.body.scheduleId);
    }),
});

/** A whole sandbox in one transaction: a bar somebody else moved meanwhile refuses all of it. */
async function commitDraft(
  services: Services,
  tx: Tx,
  call: Call<'commitScheduleDraft'>,
  bars: BodyOf<'commitScheduleDraft'>['bars'],
): Promise<Simulation> {
  const drafts = new Map<string, LineDraft>();
  const steps: LineDraft[] = [];
  const own = ownSteps();
  const texts: Simulation['texts'][number][] = [];
  for (const { id, version, orderId, colorIds, sort: _, ...place } of bars) {
    const wanted = { ...place, ...(colorIds ? { colorIds } : {}) };
    const placed = id
      ? await moveSchedule(services, tx, call, own.claimOf({ id, version: version ?? -1 }), wanted)
      : await placeSchedule(services, tx, call, orderId, wanted);
    for (const draft of placed.drafts) drafts.set(draft.line.deptId, draft);
    steps.push(...placed.drafts);
    own.done(placed.drafts);
    texts.push(...placed.texts);
  }
  return { drafts: [...drafts.values()], steps, texts };
}
