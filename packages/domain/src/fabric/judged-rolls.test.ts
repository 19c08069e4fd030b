import { expect, test } from 'vitest';
import { type JudgedRoll, judgedStatus, mostPoints, proposedResult } from './index.ts';

const roll = (points: number | null, more: Partial<JudgedRoll> = {}): JudgedRoll => ({
  ...{ status: 0, orderId: null, points, widthCm: '180', actualLen: '50', ...more },
});

/** 1.8 m by 50 m are 1.0764 times 100 square yards. */
const [AT_LIMIT, OVER] = [30, 31];

test('a passed receipt keeps back the rolls above the limit, a concession none, a rejection all', () => {
  const rolls = [roll(AT_LIMIT), roll(OVER), roll(null), roll(OVER, { widthCm: null })];
  const after = (verdict: 1 | 2 | 3) => rolls.map((each) => judgedStatus(each, verdict));
  expect(after(1)).toEqual([0, 8, 0, 0]);
  expect(after(2)).toEqual([0, 0, 0, 0]);
  expect(after(3)).toEqual([8, 8, 8, 8]);
});

test('a roll comes out of quarantine to whom it was kept for, and one that left the store stays', () => {
  expect(judgedStatus(roll(3, { status: 8, orderId: '7' }), 1)).toBe(1);
  expect(judgedStatus(roll(3, { status: 8 }), 2)).toBe(0);
  expect(
    ([2, 3, 4, 5, 9] as const).map((status) => judgedStatus(roll(OVER, { status }), 3)),
  ).toEqual([...[2, 3, 4, 5, 9]]);
});

test('the average of points over area decides what is proposed, not the mean of the rolls', () => {
  expect(proposedResult([roll(null)])).toBeUndefined();
  expect(proposedResult([roll(21)])).toBe(1);
  expect(proposedResult([roll(22)])).toBe(3);
  // A short bad roll beside a long good one.
  expect(proposedResult([roll(10, { actualLen: '5' }), roll(2, { actualLen: '95' })])).toBe(1);
});

test('a begun metre counts four points at most', () => {
  expect([mostPoints('50'), mostPoints('49.2'), mostPoints('0.3')]).toEqual([200, 200, 4]);
});
