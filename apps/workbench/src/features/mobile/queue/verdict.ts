import { ApiError, type ErrorKind } from '@garment-mes/sdk';

/** What a failed attempt means for the report. */
export type Verdict = 'again' | 'sign-in' | 'locked' | 'refused';

/** No answer came, or none that says anything about the report: it may have been counted. */
const UNKNOWN: ReadonlySet<ErrorKind> = new Set([
  'network',
  'timeout',
  'query-timeout',
  'gateway',
  'server',
  'decode',
  'conflict',
  'too-many',
  'aborted',
]);

/** Reads a failure. Another attempt is safe in any case: the server knows the report by its id. */
export function verdictOf(error: unknown, tries: number): Verdict {
  if (!(error instanceof ApiError)) return 'again';
  const { kind } = error;
  if (UNKNOWN.has(kind)) return 'again';
  // Whose session it is may change under a report: it waits for its own account and company.
  if (kind === 'unauthorised' || kind === 'invalid-grant' || kind === 'company') return 'sign-in';
  if (kind === 'locked') return 'locked';
  // A row that changed under the report is read anew by the server; twice is a refusal.
  return kind === 'stale' && tries === 0 ? 'again' : 'refused';
}
