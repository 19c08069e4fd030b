export {
  type ConsumedBed,
  type ConsumptionGap,
  consumptionGap,
  supplierShortage,
} from './consumption-gap.ts';
export { fabricUsage, fabricWeight, type MarkerUsage } from './fabric-usage.ts';
export {
  LOT_POINT_LIMIT,
  pointsPer100SquareMetres,
  pointsPer100SquareYards,
  ROLL_POINT_LIMIT,
} from './four-point.ts';
export { countedRolls, type JudgedRoll, judgedStatus, proposedResult } from './judged-rolls.ts';
export { markerEfficiencyPct, type PatternArea } from './marker-efficiency.ts';
export { measuredRemain, type UsedRoll } from './measured-roll.ts';
export {
  type DefectPoint,
  FEEDING_TOLERANCE_PCT,
  feedingDifferencePct,
  type InspectedRoll,
  isLargeFeedingDifference,
  isOverRollLimit,
  mostPoints,
  pointsOf,
  rollPoints,
} from './roll-defects.ts';
export { MEASURABLE, requireMeasurable, requireRoll, rollStatusName } from './roll-status-name.ts';
export { type CandidateRoll, type SuggestedRolls, suggestRolls } from './suggest-rolls.ts';
export type { RollField } from './supplier-list/list-heads.ts';
export { type RollList, readRollList } from './supplier-list/read-roll-list.ts';
export { lengthOfWeight, type TypedRoll, typedRollIssues } from './typed-rolls.ts';
