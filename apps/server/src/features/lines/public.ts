export { type LineProfile, linesOfPlan, lockLines, readLines } from './line.sql.ts';
