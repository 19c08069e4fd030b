export { legendRows } from './line-priorities.sql.ts';
