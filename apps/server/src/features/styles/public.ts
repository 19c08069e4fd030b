export * as styleGrids from './style-grids.sql.ts';
export { styleProcesses } from './style-grids.sql.ts';
export { findStyle, type StyleHead } from './style-record.ts';
