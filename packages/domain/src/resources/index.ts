export { bedsLeft, needsSharpening, strokesOf, usedAfterSharpening } from './die-life.ts';
export { checkMachineMoves, type MachineMove, type MachinePlace } from './machine-places.ts';
export {
  availabilityPct,
  type MachinePeriod,
  meanTimeBetweenFailures,
  meanTimeToRepair,
} from './machine-reliability.ts';
export {
  multiSkillIndex,
  type SkillGrade,
  type SkillRecord,
  skillGrade,
  skillScore,
} from './skill-score.ts';
