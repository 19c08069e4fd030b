export { checkCutPlan, type PlannedCell } from './check-cut-plan.ts';
export { type Lay, packLays } from './pack-lays.ts';
export {
  type ColorDemand,
  type CutPlanRequest,
  type PlannedMarker,
  planCut,
} from './plan-cut.ts';
export {
  checkLays,
  type PlanFigures,
  type PlanLay,
  type PlanMarker,
  planFigures,
  planKey,
} from './plan-figures.ts';
