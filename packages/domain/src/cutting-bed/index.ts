export type {
  BedDraft,
  ColorPlies,
  Participant,
  RollFabric,
  RollUse,
  SizeRatio,
  SpreadRoll,
} from './bed-draft.ts';
export { type BedHeadField, bedHead } from './bed-head.ts';
export {
  addsGarments,
  type BedKind,
  BedRole,
  BedType,
  CutMode,
  FabricPart,
  fabricPartName,
  isChildLay,
  isReplacement,
  RollStatus,
} from './bed-kinds.ts';
export { bedLabel, type NumberedBed } from './bed-label.ts';
export { BedStatus, bedStatusName } from './bed-status.ts';
export { type BedRules, checkBed, preventsSaving } from './checks/check-bed.ts';
export {
  type BedFabric,
  type ColorMatch,
  checkColors,
  fitsColor,
  needsOneShade,
} from './checks/check-fabric.ts';
export { checkOverCut, type OrderedCell } from './checks/check-over-cut.ts';
export { checkPlies, checkRatios } from './checks/check-plies.ts';
export { checkBalance, checkRolls } from './checks/check-rolls.ts';
export { checkShares, type PaidProcess } from './checks/check-shares.ts';
export { type CompleteSet, completeSets } from './complete-sets.ts';
export { cutLimit, shipLimit, shipMinimum } from './cut-limit.ts';
export {
  type CutNumber,
  cutNumbers,
  cutTotal,
  draftCutNumbers,
  garmentsPerPly,
  markerPositions,
} from './cut-numbers.ts';
export {
  type FabricFigures,
  fabricFigures,
  needsUsageApproval,
  type SpreadBed,
} from './fabric-figures.ts';
export { mendedRatio, type PanelPart, type PanelRatio } from './panel-ratios.ts';
export {
  maxPlies,
  type PlyLimits,
  type PlyRange,
  plyRanges,
  suggestedPlies,
} from './ply-ranges.ts';
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
} from './roll-balance.ts';
export {
  type DifficultyStep,
  SHADE_DIFFICULTY,
  type ShadeBlock,
  type ShadedRoll,
  shadeBlocks,
  shadeDifficulty,
} from './shade-blocks.ts';
export { canSubmit, isBedOpen, type Submittable, submit } from './submit.ts';
export { requireOwnTeamChange, type TeamChange, type TeamWriter } from './team.ts';
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
  requireParentUnbundled,
  startSpreading,
  unbundleBed,
  unsubmitBed,
  voidBed,
} from './transitions.ts';
