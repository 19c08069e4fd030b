import { loadLevel } from '@garment-mes/domain/schedule';
import { expect, test } from 'vitest';
import { answeredLoad, dayLoads } from './plan-line.ts';

const DAY = { workDate: '2024-03-20', headcount: 10, effPct: '100', sam: '1' };

test.each([
  [4_800, '100.00', 'full'],
  // What rounds to a full day is too much all the same.
  [4_802, '100.04', 'over'],
  [4_801, '100.02', 'over'],
])('a day of 4,800 minutes with %i planned is %s %% and %s', (planNum, text, level) => {
  const [load] = dayLoads([{ ...DAY, planNum }], () => 480);
  expect(load && loadLevel(load.loadPct)).toBe(level);
  expect(load && answeredLoad(load).loadPct).toBe(text);
});

test('the load of a day that would round to 100.00 is graded unrounded', () => {
  const [load] = dayLoads([{ ...DAY, planNum: 48_001, sam: '0.1' }], () => 480);
  expect(load && loadLevel(load.loadPct)).toBe('over');
  expect(load && answeredLoad(load)).toMatchObject({ loadPct: '100.00', afterPct: null });
});
