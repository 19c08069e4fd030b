export { rollWhereabouts } from './cloth.sql.ts';
export { fabricRollByNo, fabricRollColumns } from './fabric-roll.sql.ts';
export { requireFitsOrder } from './reserve-roll.ts';
export { rollRow } from './roll-row.ts';
