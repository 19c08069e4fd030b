export { doneNum } from './line/line-bars.sql.ts';
export { lineLoads } from './line/line-loads.ts';
export { scheduleOf } from './schedule.sql.ts';
export { plannableNum, sewingMinutes } from './schedule-order.sql.ts';
export { endOne } from './schedule-steps.ts';
export { unscheduledColumns, unscheduledRows } from './unscheduled.sql.ts';
