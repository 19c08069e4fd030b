import { expect, test } from 'vitest';
import { bedsLeft, needsSharpening, strokesOf, usedAfterSharpening } from './die-life.ts';
import { availabilityPct } from './machine-reliability.ts';
import { skillGrade, skillScore } from './skill-score.ts';

test('counts strokes by full and partial piles', () => {
  expect(strokesOf(6, 121, 20)).toBe(42);
  expect(strokesOf(6, 0, 20)).toBe(0);
  expect(() => strokesOf(6, 120, 0)).toThrow('invalid-quantity');
  expect(bedsLeft(3000, 3100, 36)).toBe(0);
  expect(bedsLeft(3000, 0, 0)).toBeUndefined();
  expect(needsSharpening(3000, 2699)).toBe(false);
});

test('refuses more down time than there was time', () => {
  expect(() => availabilityPct({ plannedMin: 10, downMin: 11, failures: 1 })).toThrow(
    'invalid-quantity',
  );
  expect(availabilityPct({ plannedMin: 0, downMin: 0, failures: 0 })).toBeUndefined();
});

test('a sharpened die keeps the share of its life that was said, and never more than it had used', () => {
  expect(usedAfterSharpening({ lifeNum: 3000, usedNum: 2680 })).toBe(0);
  expect(usedAfterSharpening({ lifeNum: 3001, usedNum: 2680 }, '12.5')).toBe(375);
  expect(usedAfterSharpening({ lifeNum: 3000, usedNum: 200 }, 10)).toBe(200);
  expect(() => usedAfterSharpening({ lifeNum: 3000, usedNum: 200 }, '100.01')).toThrow(
    'out-of-range',
  );
});

test('does not let quality pull a score below four fifths of the efficiency', () => {
  const record = { earnedMin: 500, spentMin: 500, garments: 200 };
  expect(skillScore({ ...record, dhu: 50 })?.toNumber()).toBe(0.8);
  expect(skillScore({ ...record, dhu: 20 })?.toNumber()).toBe(0.8);
});

test.each([
  ['0.9499', 9, 'B'],
  ['0.80', 1, 'B'],
  ['0.7999', 1, 'C'],
  ['0.60', 1, 'C'],
  ['0.5999', 1, 'D'],
] as const)('grades %s with %i operations %s', (score, processes, grade) => {
  expect(skillGrade(score, processes)).toBe(grade);
});
