export { isFabricReady } from './cutting-schedule.sql.ts';
export { endScheduleOfBed, runScheduleOfBed } from './schedule-of-bed.sql.ts';
