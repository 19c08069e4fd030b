export { DomainError } from '../domain-error.ts';
export { type Issue, issue, refuseFirst } from './issue.ts';
export { BodyStatus, type NamesIn, type RuleNumber } from './refusal.ts';
export {
  type Language,
  type Refused,
  refusalRule,
  refusalStatus,
  refusalText,
} from './refusal-text.ts';
export {
  type Bilingual,
  type RefusalCode,
  type RefusalParams,
  type RefusalValue,
  refusals,
} from './refusals.ts';
export { englishOf } from './terms.ts';
