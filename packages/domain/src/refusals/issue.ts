import { DomainError } from '../domain-error.ts';
import type { RefusalCode, RefusalParams } from './refusals.ts';

/** One finding of a form check: where it stands, and the refusal it would become. */
export interface Issue<Code extends RefusalCode = RefusalCode> {
  /** Path of the field, indices in place: `rolls.2.returnLen`. */
  readonly field: string;
  readonly code: Code;
  readonly params: RefusalParams<Code>;
}

export const issue = <Code extends RefusalCode>(
  field: string,
  code: Code,
  params: RefusalParams<Code>,
): Issue => ({ field, code, params }) as Issue;

/** Turns the first finding into a refusal. @throws {DomainError} with the code of that finding */
export function refuseFirst(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new DomainError(first.code, first.params);
}
