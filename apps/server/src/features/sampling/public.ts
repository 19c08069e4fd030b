export { acceptedLots } from './accepted-lots.sql.ts';
export { aqlState } from './aql-state.ts';
export { type LotCells, lotBasis, planOf, requireLot } from './lot-plan.ts';
