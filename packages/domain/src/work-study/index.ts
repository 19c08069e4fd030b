export {
  availableMinutes,
  type Counted,
  countedPeople,
  peopleIssues,
} from './counted-people.ts';
export { type HourWindow, hourWindows } from './hour-windows.ts';
export {
  bestOutputPerHour,
  bottleneck,
  controlLimits,
  lineBalancePct,
  pitch,
  type Station,
  takt,
} from './line-balance.ts';
export {
  earnedMinutesOf,
  lineEfficiencyPct,
  onStandardEfficiencyPct,
  type SewnOutput,
} from './line-efficiency.ts';
export {
  checkLineLayout,
  type LaidProcess,
  type StationWork,
  stationMinutes,
} from './line-layout.ts';
export {
  defaultPriorities,
  freeLevel,
  inkOn,
  LEAST_CONTRAST,
  legendIssues,
  type PriorityLevel,
  renumbered,
  type StoredLevel,
  storedLevels,
} from './line-priorities.ts';
export { hourlyTarget, spreadTarget } from './output-target.ts';
export { standardMinutes, styleMinutes } from './standard-time.ts';
