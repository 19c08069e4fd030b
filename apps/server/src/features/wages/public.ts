export { computePeople } from './calculate/calculate-people.ts';
export { continueCalculation, continueCalculations } from './calculate/continue-calculation.ts';
export { PAYS } from './calculate/paid-scans.sql.ts';
export { peopleOf } from './calculate/people.sql.ts';
export { repeatCalculation } from './calculate/start-calculation.ts';
export { writePools } from './calculate/write-pools.ts';
export { isUnauditedIn } from './lock/unaudited-prices.sql.ts';
export { ownSlip } from './own-slip.ts';

export {
  type LockedPeriod,
  lockPayTerms,
  lockPeriodForWages,
  nextOpenPeriod,
  type PayTerms,
  requireOpenPeriod,
} from './wage-locks.sql.ts';
