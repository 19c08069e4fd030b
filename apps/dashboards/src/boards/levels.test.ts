import { expect, test } from 'vitest';
import { doneLevel, efficiencyLevel, stockLevel, yieldLevel } from './levels.ts';

test.each([
  ['50.0', '50.0', 'ok'],
  ['49.9', '50.0', 'warn'],
  ['40.1', '50.0', 'warn'],
  ['40.0', '50.0', 'bad'],
])('%s %% done when %s %% of the shift is gone is %s', (donePct, timePct, level) => {
  expect(doneLevel({ donePct, timePct })).toBe(level);
});

test('a day without a plan has no level', () => {
  expect(doneLevel({ donePct: null, timePct: '50.0' })).toBeUndefined();
});

test.each([
  ['1.4', 'bad'],
  ['1.5', 'ok'],
  ['4.0', 'ok'],
  ['4.1', 'warn'],
])('%s days of cut pieces are %s', (days, level) => {
  expect(stockLevel(days)).toBe(level);
});

test.each([
  ['97.00', 'ok'],
  ['96.99', 'warn'],
  ['94.00', 'warn'],
  ['93.99', 'bad'],
])('%s %% right the first time is %s', (fpyPct, level) => {
  expect(yieldLevel(fpyPct)).toBe(level);
});

test.each([
  ['65.00', 'ok'],
  ['64.99', 'warn'],
  ['50.00', 'warn'],
  ['49.99', 'bad'],
])('%s %% of efficiency is %s', (effPct, level) => {
  expect(efficiencyLevel(effPct)).toBe(level);
});

test('what was not measured has no level', () => {
  expect([yieldLevel(null), efficiencyLevel(null)]).toEqual([undefined, undefined]);
});
