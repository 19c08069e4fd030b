export { type LineProfile, linesOfPlan, lockLines, readLines, sewingLineOf } from './line.sql.ts';
