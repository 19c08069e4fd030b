import type { ErrorKind } from '@garment-mes/sdk';

/** Failures without an answer, or with one that says nothing of the request: it may have been carried out. */
export const UNANSWERED: ReadonlySet<ErrorKind> = new Set([
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
