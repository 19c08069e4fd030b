export {
  type BundleBarcode,
  couponBarcode,
  isBarcode,
  makeBarcode,
  readBarcode,
} from './bundles/barcode.ts';
export { bundleLabel } from './bundles/bundle-label.ts';
export {
  BundleProcessStatus,
  BundleStatus,
  bundleProcessStatusName,
  bundleStatusName,
} from './bundles/bundle-status.ts';
export {
  BundleNumbering,
  type BundlePlan,
  type ColorBlock,
  type PlannedBundle,
  planBundles,
} from './bundles/plan-bundles.ts';
export { BundleSplitMode, type BundleSplitRule, splitPlies } from './bundles/split-plies.ts';
export type {
  BedDraft,
  ColorPlies,
  Participant,
  RollUse,
  SizeRatio,
  SpreadRoll,
} from './cutting-bed/bed-draft.ts';
export { BedRole, BedType, CutMode, FabricPart, RollStatus } from './cutting-bed/bed-kinds.ts';
export { BedStatus, bedStatusName } from './cutting-bed/bed-status.ts';
export { type BedRules, checkBed } from './cutting-bed/check-bed.ts';
export { checkOverCut, type OrderedCell } from './cutting-bed/check-over-cut.ts';
export { checkPlies, checkRatios } from './cutting-bed/check-plies.ts';
export { checkBalance, checkRolls } from './cutting-bed/check-rolls.ts';
export { checkShares, type PaidProcess } from './cutting-bed/check-shares.ts';
export { cutLimit, shipLimit, shipMinimum } from './cutting-bed/cut-limit.ts';
export {
  type CutNumber,
  cutNumbers,
  cutTotal,
  garmentsPerPly,
  markerPositions,
} from './cutting-bed/cut-numbers.ts';
export {
  type FabricFigures,
  fabricFigures,
  needsUsageApproval,
  type SpreadBed,
} from './cutting-bed/fabric-figures.ts';
export {
  maxPlies,
  type PlyLimits,
  type PlyRange,
  plyRanges,
  suggestedPlies,
} from './cutting-bed/ply-ranges.ts';
export {
  accountedLen,
  isRollBalanced,
  perPly,
  ROLL_TOLERANCE_M,
  remainAfter,
  rollDifference,
  spreadLen,
} from './cutting-bed/roll-balance.ts';
export { canSubmit, isBedOpen, type Submittable, submit } from './cutting-bed/submit.ts';
export {
  approveBed,
  type BedState,
  bundleBed,
  canApprove,
  canBundle,
  canCloseBed,
  canFinishCutting,
  canOpenBed,
  canStart,
  canUnbundle,
  canUnsubmit,
  canVoid,
  finishCutting,
  type OrderState,
  openBed,
  requireBedOpen,
  startSpreading,
  unbundleBed,
  unsubmitBed,
  voidBed,
} from './cutting-bed/transitions.ts';
export {
  ceiling,
  type Decimal,
  type DecimalInput,
  decimal,
  decimalText,
  floor,
  isDecimal,
  percentOf,
  quantity,
  ratioOf,
  roundDown,
  roundHalfUp,
  sum,
  toCents,
} from './decimal.ts';
export { DomainError } from './domain-error.ts';
export { DateCode, formatDate } from './formats/format-date.ts';
export { formatDuration } from './formats/format-duration.ts';
export { formatFileSize } from './formats/format-file-size.ts';
export {
  formatFixed,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  NO_FIGURE,
} from './formats/format-number.ts';
export { formatRelative } from './formats/format-relative.ts';
export { OrderStatus, orderStatusName } from './orders/order-status.ts';
export { grants, permissionKey, permissionList } from './permissions/permissions.ts';
export { type Issue, issue, refuseFirst } from './refusals/issue.ts';
export { BodyStatus } from './refusals/refusal.ts';
export {
  type Language,
  type Refused,
  refusalStatus,
  refusalText,
} from './refusals/refusal-text.ts';
export {
  type Bilingual,
  type RefusalCode,
  type RefusalParams,
  type RefusalValue,
  refusals,
} from './refusals/refusals.ts';
export {
  acceptScan,
  type BundleProcessRow,
  canScan,
  leftToScan,
  statusAt,
} from './scans/accept-scan.ts';
export { type ResolvableProcess, resolveProcess, type ScanHints } from './scans/resolve-process.ts';
export {
  canReverse,
  type Reverser,
  type ReversibleScan,
  requireReversal,
} from './scans/reverse.ts';
export { Blame, ScanChannel, ScanStatus, ScanType } from './scans/scan-kinds.ts';
export { earnedMinutes, type PaidScan, scanAmount } from './scans/scan-pay.ts';
export {
  requireReversible,
  requireSequence,
  type ScanSequence,
  type SequencedProcess,
  type SequenceRoom,
  sequenceRoom,
} from './scans/sequence.ts';
export { isSuspect, suspicionSeconds } from './scans/suspicion.ts';
export {
  addDays,
  addMinutes,
  daysBetween,
  eachDay,
  firstOfMonth,
  lastOfMonth,
  minutesBetween,
  mondayOf,
  weekday,
  weekLabel,
} from './time/calendar.ts';
export type { TimeInput } from './time/wall-clock.ts';
export { type FactoryDay, hourOf, workDate } from './time/work-date.ts';
