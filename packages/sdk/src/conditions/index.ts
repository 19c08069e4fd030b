export type {
  Comparison,
  Condition,
  Group,
  Like,
  Membership,
  Range,
  Value,
} from './condition.ts';
export { ConditionError, type ConditionFault } from './condition-error.ts';
export { isDateKey, isNumberKey } from './keys.ts';
export { LIMITS } from './limits.ts';
export { parseConditions } from './parse.ts';
export { operatorsOf, type SearchOperator, type SearchRow, searchConditions } from './search.ts';
export { writeConditions } from './write.ts';
