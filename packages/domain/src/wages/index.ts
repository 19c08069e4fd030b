export {
  type AdjustedWage,
  type AdjustSums,
  adjustedWage,
  WageAdjustKind,
} from './adjusted-wage.ts';
export { type GroupMember, GroupWageMethod, groupWage } from './group-wage.ts';
export {
  floorAmount,
  hourlyFloor,
  LEGAL_FACTORS,
  MONTHLY_HOURS,
  type OvertimeFactors,
  overtimePremium,
  type WorkedHours,
} from './legal-floor.ts';
export { type BedShare, bedWage, type PieceWork, pieceWage } from './pay.ts';
export { type Payable, payable, type WageParts } from './payable.ts';
export { newStyleSubsidy, traineeSubsidy } from './subsidy.ts';
export {
  basePay,
  type WageAdjust,
  type WageFacts,
  type WageRecordParts,
  type WageRules,
  wageRecord,
} from './wage-record.ts';
