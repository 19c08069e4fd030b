export {
  checkFaults,
  checkInspection,
  defectiveNum,
  type InspectionCounts,
  type InspectionFault,
} from './check-inspection.ts';
export { checkPanels, type PanelCounts, panelsToReplace } from './check-panels.ts';
export { Disposition, mayBeginWith, Severity } from './defect-item.ts';
export { defectivePct, dhu, firstPassYieldPct, rolledYieldPct } from './defect-rates.ts';
export { nextSeverity } from './inspection-switch.ts';
export { cartonsToOpen, type LotCell, lotCells } from './lot-sample.ts';
export { isOutOfTolerance, type Tolerance } from './measured.ts';
export {
  canRecheck,
  MOST_PATROL_SAMPLE,
  PATROL_SAMPLE,
  PatrolLight,
  patrolLight,
  patrolRoundDue,
  patrolScore,
  Recheck,
  recheckAfter,
} from './patrol.ts';
export {
  type AcceptanceNumbers,
  AQL,
  type Aql,
  codeLetter,
  type Findings,
  INSPECTION_LEVELS,
  type InspectionLevel,
  type InspectionSeverity,
  isLotAccepted,
  type SamplingPlan,
  type SingleSample,
  samplingPlan,
  singleSample,
} from './sampling-plan.ts';
export { type SubcontractGrade, subcontractGrade } from './subcontract-grade.ts';
