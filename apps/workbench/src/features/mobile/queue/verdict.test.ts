import { ApiError, type ErrorKind } from '@garment-mes/sdk';
import { expect, test } from 'vitest';
import { retryPause } from './queued-scan.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const cases: readonly [ErrorKind, number, Verdict][] = [
  ['network', 0, 'again'],
  ['timeout', 9, 'again'],
  ['server', 0, 'again'],
  ['unauthorised', 0, 'sign-in'],
  ['company', 3, 'sign-in'],
  ['locked', 0, 'locked'],
  ['business', 0, 'refused'],
  ['invalid', 0, 'refused'],
  ['permission', 0, 'refused'],
  ['stale', 0, 'again'],
  ['stale', 1, 'refused'],
];

test.each(cases)('%s after %i tries: %s', (kind, tries, verdict) => {
  expect(verdictOf(new ApiError(kind), tries)).toBe(verdict);
});

test('pauses 1, 2, 4 and at most 60 seconds', () => {
  expect([1, 2, 3, 7, 30].map(retryPause)).toEqual([1000, 2000, 4000, 60000, 60000]);
});
