export { REWORK_HOURS } from './failed-check-report.ts';
export { decideConcession } from './final/concession.ts';
