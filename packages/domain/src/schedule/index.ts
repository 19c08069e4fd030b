export {
  type AttendanceMinutes,
  type AttendedShift,
  clockedMinutes,
  type DayClass,
  dayClassOf,
  shiftMinutes,
  stayOf,
  typedMinutes,
} from './attendance-minutes.ts';
export {
  addWorkdays,
  type BackScheduleRequest,
  backSchedule,
  DEFAULT_BUFFERS,
  isWorkday,
  type StageBuffers,
  type StagePlan,
} from './back-schedule.ts';
export {
  afterWorkMinutes,
  type BarOverlap,
  type ChainedBar,
  chainLine,
  inOrder,
  type LineBar,
  nextWorkMinute,
  type SewnStyle,
  sewableFrom,
  workMinutes,
} from './chain-line.ts';
export { curveDips, curveIssues } from './curve-points.ts';
export {
  type CustomerCurve,
  chosenCurve,
  curveAtFactor,
  curveFactor,
  pctAtFactor,
  type UsualCurve,
} from './customer-curve.ts';
export {
  type CurvePoint,
  curvePct,
  dayCapacity,
  type LoadedDay,
  type LoadLevel,
  loadLevel,
  loadPct,
} from './day-capacity.ts';
export {
  curveDays,
  type PlannedDay,
  type PlannedJob,
  planJob,
  type SewingJob,
  type ShiftOf,
} from './end-date.ts';
export { lastShift, type PastShift } from './last-shift.ts';
export {
  type ConflictFacts,
  ScheduleConflict,
  type ScheduleConflicts,
  scheduleConflicts,
} from './schedule-conflicts.ts';
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
} from './schedule-guards.ts';
export {
  minuteAfter,
  netMinutes,
  netMinutesBetween,
  type SegmentType,
  type ShiftSegment,
  type Stretch,
  workStretches,
} from './shift.ts';
export {
  isSameSegments,
  type PlacedSegment,
  placedSegments,
  type ShiftFigures,
  segmentIssues,
  segmentsText,
  shiftFigures,
  workedSegments,
} from './shift-segments.ts';
export {
  firstChangeDay,
  isShiftUsed,
  requireChangeDay,
  requireUnusedShift,
  type ShiftUse,
} from './shift-use.ts';
export { isOnWorkDay, spentMinutes } from './spent-minutes.ts';
export { type Attendance, attendedMinutes, productivePct } from './worked-time.ts';
