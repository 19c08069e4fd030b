import { expect, test } from 'vitest';
import {
  canRecheck,
  patrolLight,
  patrolRoundDue,
  patrolScore,
  Recheck,
  recheckAfter,
} from './patrol.ts';

test.each([
  [0, false, 1],
  [1, false, 2],
  [2, false, 3],
  [9, false, 3],
  [1, true, 3],
])('%i faults, critical %s: light %i', (defectNum, hasCritical, light) => {
  expect(patrolLight(defectNum, hasCritical)).toBe(light);
});

test('a round scores the mean of its stations to one decimal', () => {
  expect(patrolScore([1, 1, 2])?.toString()).toBe('86.7');
  expect(patrolScore([3])?.toString()).toBe('0');
  expect(patrolScore([])).toBeUndefined();
});

test('only what was red is looked at again, until it is green', () => {
  expect([1, 2, 3].map((light) => recheckAfter(light as 1 | 2 | 3))).toEqual([0, 0, 1]);
  const all = Object.values(Recheck);
  const open = all.flatMap((from) => all.map((to) => [from, to] as const));
  expect(open.filter(([from, to]) => canRecheck(from, to))).toEqual([
    [1, 2],
    [1, 3],
    [3, 2],
    [3, 3],
  ]);
});

test.each([
  [0, 1],
  [0.24, 1],
  [0.25, 2],
  [0.99, 4],
  [1, 4],
])('when %d of the shift is over round %i of four is due', (share, round) => {
  expect(patrolRoundDue(share, 4)).toBe(round);
});
