export {
  type BundleBarcode,
  couponBarcode,
  isBarcode,
  makeBarcode,
  readBarcode,
} from './bundles/barcode.ts';
export {
  type BundleState,
  canDeleteBundle,
  canSew,
  isBundleFree,
  releasedStatus,
  requireBundleFree,
  requireDeletable,
  requireSewable,
} from './bundles/bundle-guards.ts';
export { bundleLabel } from './bundles/bundle-label.ts';
export {
  bundleStanding,
  type StandingBundle,
  type StandingProcess,
} from './bundles/bundle-standing.ts';
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
export { afterScrap, requireSplit, splitDone, splitPlySpans } from './bundles/split-bundle.ts';
export { BundleSplitMode, type BundleSplitRule, splitPlies } from './bundles/split-plies.ts';
export {
  ChangeKind,
  type ComparedRow,
  compareRows,
  type RowChange,
} from './compare/compare-rows.ts';
export { isSameFigure } from './compare/same-figure.ts';
export { checkCutPlan, type PlannedCell } from './cut-plan/check-cut-plan.ts';
export { type Lay, packLays } from './cut-plan/pack-lays.ts';
export {
  type ColorDemand,
  type CutPlanRequest,
  type PlannedMarker,
  planCut,
} from './cut-plan/plan-cut.ts';
export {
  checkLays,
  type PlanFigures,
  type PlanLay,
  type PlanMarker,
  planFigures,
  planKey,
} from './cut-plan/plan-figures.ts';
export type {
  BedDraft,
  ColorPlies,
  Participant,
  RollUse,
  SizeRatio,
  SpreadRoll,
} from './cutting-bed/bed-draft.ts';
export { type BedHeadField, bedHead } from './cutting-bed/bed-head.ts';
export {
  addsGarments,
  BedRole,
  BedType,
  CutMode,
  FabricPart,
  RollStatus,
} from './cutting-bed/bed-kinds.ts';
export { BedStatus, bedStatusName } from './cutting-bed/bed-status.ts';
export { type BedRules, checkBed } from './cutting-bed/check-bed.ts';
export { checkOverCut, type OrderedCell } from './cutting-bed/check-over-cut.ts';
export { checkPlies, checkRatios } from './cutting-bed/check-plies.ts';
export { checkBalance, checkRolls } from './cutting-bed/check-rolls.ts';
export { checkShares, type PaidProcess } from './cutting-bed/check-shares.ts';
export { type CompleteSet, completeSets } from './cutting-bed/complete-sets.ts';
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
export { mendedRatio, type PanelPart, type PanelRatio } from './cutting-bed/panel-ratios.ts';
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
  isWithinTolerance,
  lengthOf,
  perPly,
  ROLL_TOLERANCE_M,
  remainAfter,
  rollDifference,
  spreadLen,
} from './cutting-bed/roll-balance.ts';
export {
  type DifficultyStep,
  SHADE_DIFFICULTY,
  type ShadeBlock,
  type ShadedRoll,
  shadeBlocks,
  shadeDifficulty,
} from './cutting-bed/shade-blocks.ts';
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
export {
  type ConsumedBed,
  type ConsumptionGap,
  consumptionGap,
  supplierShortage,
} from './fabric/consumption-gap.ts';
export { fabricUsage, fabricWeight, type MarkerUsage } from './fabric/fabric-usage.ts';
export {
  LOT_POINT_LIMIT,
  pointsPer100SquareMetres,
  pointsPer100SquareYards,
  ROLL_POINT_LIMIT,
} from './fabric/four-point.ts';
export { markerEfficiencyPct, type PatternArea } from './fabric/marker-efficiency.ts';
export { measuredRemain, type UsedRoll } from './fabric/measured-roll.ts';
export {
  type DefectPoint,
  FEEDING_TOLERANCE_PCT,
  feedingDifferencePct,
  type InspectedRoll,
  isLargeFeedingDifference,
  isOverRollLimit,
  pointsOf,
  rollPoints,
} from './fabric/roll-defects.ts';
export { requireMeasurable, requireRoll, rollStatusName } from './fabric/roll-status-name.ts';
export { type CandidateRoll, type SuggestedRolls, suggestRolls } from './fabric/suggest-rolls.ts';
export {
  type FieldName,
  type FieldsWith,
  fieldNames,
  fieldsWith,
  type ShownAs,
  shownFields,
} from './fields/field-list.ts';
export { dayAttainmentPct, type TargetWindow, windowAttainmentPct } from './flow/attainment.ts';
export {
  BEAT_WINDOW,
  type BeatLimits,
  type BeatState,
  beatState,
  beatsPerHour,
  dueGarments,
  liveBeat,
} from './flow/heart-rate.ts';
export { cutToOrderPct, cutToShipPct, orderToShipPct } from './flow/order-ratios.ts';
export {
  type BonusRule,
  outputValue,
  outputValuePerHead,
  planBonus,
  type ValuedOutput,
} from './flow/output-value.ts';
export { lineWip, wipDays } from './flow/work-in-progress.ts';
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
export { formatRelative, formatUntil } from './formats/format-relative.ts';
export { type AccountedCell, accountedFor, checkOrderBalance } from './orders/balance.ts';
export { type UnitDimension, unitsMeet } from './orders/bill-units.ts';
export { priceFrom, type StoredPrice, tilesTime, withdrawPrice } from './orders/change-price.ts';
export {
  checkOrderConfirm,
  type OrderProcessDraft,
  type OrderToConfirm,
} from './orders/check-confirm.ts';
export {
  checkShipments,
  type PlannedShipment,
  SHIPMENT_LEFT,
  type StoredShipment,
} from './orders/check-shipments.ts';
export {
  type ChangedCell,
  type ChangedProcess,
  checkOrderChange,
  type OrderChangeFacts,
} from './orders/check-version.ts';
export { materialNeed, type NeedLine, type OrderedPieces } from './orders/material-need.ts';
export {
  canCancel,
  cancelOrder,
  canDeleteOrder,
  canFinish,
  type FinishingOrder,
  finishOrder,
  isOrderRunning,
  type OrderWork,
  requireOrderDeletable,
  requireOrderRunning,
  withdrawOrder,
} from './orders/order-guards.ts';
export { type OrderHeadField, orderHead } from './orders/order-head.ts';
export { OrderStatus, orderStatusName } from './orders/order-status.ts';
export {
  type FabricNeedLine,
  type FabricPlan,
  type MatchedColor,
  plannedFabrics,
} from './orders/planned-fabrics.ts';
export { checkPrices, type PriceRange, priceOn } from './orders/prices.ts';
export { resumedStatus } from './orders/resume.ts';
export {
  REQUIRED_SECTIONS,
  Section,
  sectionName,
  usedSections,
} from './orders/section.ts';
export { type EmployeeField, employeeFile } from './people/employee-file.ts';
export {
  type IdentityFacts,
  isBankCard,
  isMobile,
  readIdentity,
  yearsBetween,
} from './people/personal-numbers.ts';
export { grants, permissionKey, permissionList } from './permissions/permissions.ts';
export {
  checkInspection,
  defectiveNum,
  type InspectionCounts,
} from './quality/check-inspection.ts';
export { defectivePct, dhu, firstPassYieldPct, rolledYieldPct } from './quality/defect-rates.ts';
export { nextSeverity } from './quality/inspection-switch.ts';
export {
  type AcceptanceNumbers,
  AQL,
  type Aql,
  codeLetter,
  type Findings,
  type InspectionSeverity,
  isLotAccepted,
  type SamplingPlan,
  type SingleSample,
  samplingPlan,
  singleSample,
} from './quality/sampling-plan.ts';
export { type SubcontractGrade, subcontractGrade } from './quality/subcontract-grade.ts';
export { type Issue, issue, refuseFirst } from './refusals/issue.ts';
export { BodyStatus, type NamesIn } from './refusals/refusal.ts';
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
export { englishOf } from './refusals/terms.ts';
export { bedsLeft, needsSharpening, strokesOf } from './resources/die-life.ts';
export {
  availabilityPct,
  type MachinePeriod,
  meanTimeBetweenFailures,
  meanTimeToRepair,
} from './resources/machine-reliability.ts';
export {
  multiSkillIndex,
  type SkillGrade,
  type SkillRecord,
  skillGrade,
  skillScore,
} from './resources/skill-score.ts';
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
  addWorkdays,
  type BackScheduleRequest,
  backSchedule,
  DEFAULT_BUFFERS,
  isWorkday,
  type StageBuffers,
  type StagePlan,
} from './schedule/back-schedule.ts';
export {
  type ChainedBar,
  chainLine,
  type LineBar,
  nextWorkMinute,
  type SewnStyle,
  workMinutes,
} from './schedule/chain-line.ts';
export {
  type CurvePoint,
  curvePct,
  dayCapacity,
  type LoadedDay,
  type LoadLevel,
  loadLevel,
  loadPct,
} from './schedule/day-capacity.ts';
export {
  curveDays,
  type PlannedDay,
  type PlannedJob,
  planJob,
  type SewingJob,
  type ShiftOf,
} from './schedule/end-date.ts';
export {
  type ConflictFacts,
  ScheduleConflict,
  type ScheduleConflicts,
  scheduleConflicts,
} from './schedule/schedule-conflicts.ts';
export {
  canEndSchedule,
  editableFields,
  endSchedule,
  type PlanDay,
  reopenSchedule,
  requireDaySum,
  requirePlan,
  type ScheduleState,
  settledNum,
  stopSchedule,
} from './schedule/schedule-guards.ts';
export {
  minuteAfter,
  netMinutes,
  netMinutesBetween,
  type SegmentType,
  type ShiftSegment,
  type Stretch,
  workStretches,
} from './schedule/shift.ts';
export {
  type ShiftFigures,
  segmentsText,
  shiftFigures,
  workedSegments,
} from './schedule/shift-segments.ts';
export { type Attendance, attendedMinutes, productivePct } from './schedule/worked-time.ts';
export { shareOut } from './share-out.ts';
export { AssignmentStatus, assignmentMoves } from './states/assignment-moves.ts';
export { bundleMoves } from './states/bundle-moves.ts';
export { CheckRecordStatus, checkRecordMoves } from './states/check-record-moves.ts';
export { CutPlanStatus, cutPlanMoves } from './states/cut-plan-moves.ts';
export { CuttingScheduleStatus, cuttingScheduleMoves } from './states/cutting-schedule-moves.ts';
export { DieStatus, dieMoves } from './states/die-moves.ts';
export { MachineStatus, machineMoves } from './states/machine-moves.ts';
export { MaintenanceStatus, maintenanceMoves } from './states/maintenance-moves.ts';
export {
  ClothStatus,
  clothMoves,
  InspectResult,
  type ReleasableCloth,
  releaseCloth,
} from './states/materials/cloth-moves.ts';
export { DeliveryStatus, deliveryMoves } from './states/materials/delivery-moves.ts';
export { FeedingStatus, feedingMoves } from './states/materials/feeding-moves.ts';
export { RequisitionStatus, requisitionMoves } from './states/materials/requisition-moves.ts';
export {
  WarehouseBillStatus,
  warehouseBillMoves,
} from './states/materials/warehouse-bill-moves.ts';
export { orderMoves } from './states/order-moves.ts';
export { OrderVersionStatus, orderVersionMoves } from './states/order-version-moves.ts';
export { ProblemStatus, problemMoves } from './states/problem-moves.ts';
export { ScheduleStatus, scheduleMoves } from './states/schedule-moves.ts';
export { SiteTaskStatus, siteTaskMoves } from './states/site-task-moves.ts';
export {
  canMove,
  hasArrived,
  type Move,
  moved,
  type StateTable,
  stateTable,
} from './states/state-table.ts';
export { StyleStatus, styleMoves } from './states/style-moves.ts';
export { WagePeriodStatus, wagePeriodMoves } from './states/wage-period-moves.ts';
export { WageRecordStatus, wageRecordMoves } from './states/wage-record-moves.ts';
export {
  checkProcessRows,
  checkStyleApproval,
  type StyleProcessDraft,
} from './styles/check-style.ts';
export { type StyleHeadField, styleHead } from './styles/style-head.ts';
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
export { cutoffOn, type DatedCutoff } from './time/day-cutoff.ts';
export { type PublicHoliday, publicHolidays } from './time/public-holidays.ts';
export type { TimeInput } from './time/wall-clock.ts';
export { calendarDate, type FactoryDay, hourOf, workDate } from './time/work-date.ts';
export { type GroupMember, GroupWageMethod, groupWage } from './wages/group-wage.ts';
export {
  floorAmount,
  hourlyFloor,
  LEGAL_FACTORS,
  MONTHLY_HOURS,
  type OvertimeFactors,
  overtimePremium,
  type WorkedHours,
} from './wages/legal-floor.ts';
export { bedWage, type PieceWork, pieceWage } from './wages/pay.ts';
export { type Payable, payable, type WageParts } from './wages/payable.ts';
export { newStyleSubsidy, traineeSubsidy } from './wages/subsidy.ts';
export { type HourWindow, hourWindows } from './work-study/hour-windows.ts';
export {
  bestOutputPerHour,
  bottleneck,
  controlLimits,
  lineBalancePct,
  pitch,
  type Station,
  takt,
} from './work-study/line-balance.ts';
export {
  earnedMinutesOf,
  lineEfficiencyPct,
  onStandardEfficiencyPct,
  type SewnOutput,
} from './work-study/line-efficiency.ts';
export {
  checkLineLayout,
  type LaidProcess,
  type StationWork,
  stationMinutes,
} from './work-study/line-layout.ts';
export { hourlyTarget, spreadTarget } from './work-study/output-target.ts';
export { standardMinutes, styleMinutes } from './work-study/standard-time.ts';
