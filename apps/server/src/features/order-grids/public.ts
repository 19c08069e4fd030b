export { cutPlanColumns, cutPlanRows } from './cut-plan.sql.ts';
