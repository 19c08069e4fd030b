import type { DomainError } from '../domain-error.ts';
import type { BodyStatus, Refusal, RuleNumber } from './refusal.ts';
import { type RefusalCode, type RefusalValue, refusals } from './refusals.ts';
import { englishOf } from './terms.ts';

/** Languages of the product's sentences. */
export type Language = 'zh-CN' | 'en';

/** What `refusalText` reads: a `DomainError`, or an issue of a form check. */
export interface Refused {
  readonly code: RefusalCode;
  readonly params: object;
}

/** The sentence a person is shown for a refusal, its figures filled in. */
export function refusalText({ code, params }: Refused, language: Language): string {
  const { zh, en } = refusals[code];
  const values = new Map<string, RefusalValue>(Object.entries(params));
  return (language === 'en' ? en : zh).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values.get(name);
    return value === undefined ? hole : wordFor(value, language);
  });
}

/** The status the envelope of this refusal carries. */
export const refusalStatus = ({ code }: Pick<DomainError, 'code'>): BodyStatus =>
  refusals[code].status;

/** Number of the rule that refuses; `undefined` for a refusal that no numbered rule makes. */
export function refusalRule({ code }: Pick<Refused, 'code'>): RuleNumber | undefined {
  const refusal: Refusal = refusals[code];
  return refusal.rule;
}

function wordFor(value: RefusalValue, language: Language): string {
  if (typeof value === 'object') return language === 'en' ? value.en : value.zh;
  return language === 'en' && typeof value === 'string' ? englishOf(value) : String(value);
}
