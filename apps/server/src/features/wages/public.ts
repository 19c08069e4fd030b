export {
  type LockedPeriod,
  lockPayTerms,
  lockPeriodForWages,
  nextOpenPeriod,
  type PayTerms,
} from './wage-locks.sql.ts';
