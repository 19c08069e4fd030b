import { ApiError } from '@garment-mes/sdk';
import { UNANSWERED } from '#app/unanswered.ts';

/** What a failed attempt means for the report. */
export type Verdict = 'again' | 'sign-in' | 'locked' | 'refused';

/** Reads a failure. Another attempt is safe in any case: the server knows the report by its id. */
export function verdictOf(error: unknown, tries: number): Verdict {
  if (!(error instanceof ApiError)) return 'again';
  const { kind } = error;
  if (UNANSWERED.has(kind)) return 'again';
  // Whose session it is may change under a report: it waits for its own account and company.
  if (kind === 'unauthorised' || kind === 'invalid-grant' || kind === 'company') return 'sign-in';
  if (kind === 'locked') return 'locked';
  // A row that changed under the report is read again by the server; twice is a refusal.
  return kind === 'stale' && tries === 0 ? 'again' : 'refused';
}
