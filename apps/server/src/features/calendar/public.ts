export { DayKind, type DayType, isWorkingKind, segmentsOn, type WorkDay } from './calendar-days.ts';
export { departmentShift } from './department-shift.ts';
export { calendarReader, type LineCalendar } from './line-calendar.ts';
export { availableHeads } from './manpower/manpower.sql.ts';
export type { OnCalendarChanged } from './on-calendar-changed.ts';
export { restingShift } from './resting-shift.ts';
export {
  calendarsOfDepartments,
  type ShiftStretch,
  shiftStretches,
  stretchRows,
} from './shift-stretches.ts';
export { storedShifts } from './stored-calendar.sql.ts';
