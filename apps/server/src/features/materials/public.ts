export { materialReportRows } from './material-report.sql.ts';
