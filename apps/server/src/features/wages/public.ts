export { lockPayTerms, nextOpenPeriod, type PayTerms } from './wage-locks.sql.ts';
