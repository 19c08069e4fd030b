export { holdLines, type LineProfile, linesOfPlan, readLines } from './line.sql.ts';
