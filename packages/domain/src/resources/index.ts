export { bedsLeft, needsSharpening, strokesOf, usedAfterSharpening } from './die-life.ts';
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
