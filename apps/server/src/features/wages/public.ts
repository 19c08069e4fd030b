export { continueCalculation, continueCalculations } from './calculate/continue-calculation.ts';
export { repeatCalculation } from './calculate/start-calculation.ts';
export {
  type LockedPeriod,
  lockPayTerms,
  lockPeriodForWages,
  nextOpenPeriod,
  type PayTerms,
} from './wage-locks.sql.ts';
