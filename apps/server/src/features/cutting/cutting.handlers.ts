import { sql } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Call, Feature } from '../../operations.ts';
import { bedColumns, bedCounts, bedRows, bedSearchAs, bedState } from '../beds/public.ts';
import { cutPlanColumns, cutPlanRows } from '../order-grids/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { bedChoices } from './bed-choices.sql.ts';
import { bedDetail } from './bed-detail.ts';
import { decideOnBed, finishBedCutting, startBed, voidOpenBed, withdrawBed } from './bed-moves.ts';
import { createBed, updateBed } from './save-bed.ts';
import { submitBed } from './submit-bed.ts';
import { submittedState } from './submitted-state.ts';

type CuttingOperations =
  | 'listCuttingBeds'
  | 'countCuttingBeds'
  | 'getCuttingBed'
  | 'listCuttingBedSizes'
  | 'createCuttingBed'
  | 'updateCuttingBed'
  | 'startCuttingBed'
  | 'finishCutting'
  | 'submitCuttingBed'
  | 'unsubmitCuttingBed'
  | 'approveCuttingBed'
  | 'deleteCuttingBed'
  | 'listCutPlans';

/** The beds that are asked for; `day` is that of the factory. */
function bedsAsked(
  {
    companyId,
    query = {},
    can,
    employee,
  }: Pick<Call<'listCuttingBeds' | 'countCuttingBeds'>, 'companyId' | 'query' | 'can' | 'employee'>,
  day: string | undefined,
) {
  return {
    operation: 'listCuttingBeds',
    from: bedRows({ companyId, deptId: employee?.deptId, day }, query),
    columns: bedColumns,
    searchAs: bedSearchAs,
    query,
    can,
  } as const;
}

export const cutting: Feature<CuttingOperations> = (services) => ({
  listCuttingBeds: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      // The factory's day is asked for by nothing else.
      const day = call.query?.cutToday ? today(call, await floorSettings(tx, call)) : undefined;
      return services.list.page(tx, {
        ...bedsAsked(call, day),
        last: true,
        defaultOrder: sql`b.plan_date desc, b.create_date desc`,
      });
    }),

  countCuttingBeds: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const day = today(call, await floorSettings(tx, call));
      return bedCounts(tx, matchingRows(tx, bedsAsked(call, day)), day);
    }),

  getCuttingBed: (call) =>
    services.engine.tenant(call.scope, (tx) => bedDetail(tx, call, call.query.id)),

  listCuttingBedSizes: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const settings = await floorSettings(tx, call);
      return bedChoices(tx, call, call.query, settings);
    }),

  createCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      bedDetail(tx, call, await createBed(services, tx, call, call.body)),
    ),

  updateCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      bedDetail(tx, call, await updateBed(services, tx, call, call.body)),
    ),

  startCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await startBed(services, tx, call, call.body);
      return bedState(tx, call, call.body.id);
    }),

  finishCutting: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await finishBedCutting(services, tx, call, call.body);
      return bedState(tx, call, call.body.id);
    }),

  submitCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { id, version, reason } = call.body;
      await submitBed(services, tx, call, { id, version, overCutReason: reason });
      return submittedState(tx, call, id);
    }),

  unsubmitCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await withdrawBed(services, tx, call, call.body);
      return bedState(tx, call, call.body.id);
    }),

  approveCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { agree: approved, opinion: reason, ...claim } = call.body;
      await decideOnBed(services, tx, call, { ...claim, approved, reason });
      return submittedState(tx, call, claim.id);
    }),

  deleteCuttingBed: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await voidOpenBed(services, tx, call, call.query);
      return bedState(tx, call, call.query.id);
    }),

  listCutPlans: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listCutPlans',
        last: true,
        from: cutPlanRows(companyId, query),
        columns: cutPlanColumns,
        query,
        can,
        defaultOrder: sql`p.create_date desc`,
      }),
    ),
});
