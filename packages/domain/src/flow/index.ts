export { dayAttainmentPct, type TargetWindow, windowAttainmentPct } from './attainment.ts';
export {
  type AttainmentScheme,
  type AttainmentSpan,
  attainmentIssues,
  idleWindows,
  type ShiftHours,
} from './attainment-windows.ts';
export { BoardMode, shownFigure } from './board-figure.ts';
export {
  BEAT_WINDOW,
  type BeatLimits,
  type BeatState,
  beatState,
  beatsPerHour,
  dueGarments,
  liveBeat,
} from './heart-rate.ts';
export {
  type CalledStep,
  checkLineProblem,
  dueSteps,
  type EscalationStep,
  escalation,
  isMachineStop,
  isProblemOverdue,
  PROBLEM_NAME_LENGTH,
  type ProblemLimits,
  type ProblemTimes,
  spokenText,
} from './line-problem.ts';
export { cutToOrderPct, cutToShipPct, orderToShipPct } from './order-ratios.ts';
export {
  type BonusRule,
  outputValue,
  outputValuePerHead,
  planBonus,
  type ValuedOutput,
} from './output-value.ts';
export { checkVoice, VOICE_SAMPLES } from './voice.ts';
export { lineWip, wipDays } from './work-in-progress.ts';
