import { expect, test } from 'vitest';
import { firstChangeDay, isShiftUsed, requireChangeDay, requireUnusedShift } from './shift-use.ts';

const free = { usedBy: [], countedDate: null };
const planned = { usedBy: ['标准日历 2026'], countedDate: null };
const counted = { usedBy: [], countedDate: '2026-12-31' };

test('a shift nobody works by changes for every day', () => {
  expect(isShiftUsed(free)).toBe(false);
  expect(requireChangeDay(free, null)).toBeUndefined();
  expect(requireChangeDay(free, '2026-11-23')).toBeUndefined();
});

test('one that is used changes from a day on', () => {
  expect(isShiftUsed(planned)).toBe(true);
  expect(firstChangeDay(planned)).toBeUndefined();
  for (const none of [null, undefined, ''])
    expect(() => requireChangeDay(planned, none)).toThrow('shift-from-required');
  expect(requireChangeDay(planned, '2020-01-01')).toBe('2020-01-01');
});

test('days that are counted keep their hours', () => {
  expect(firstChangeDay(counted)).toBe('2027-01-01');
  expect(() => requireChangeDay(counted, '2026-12-31')).toThrow(
    expect.objectContaining({
      code: 'shift-day-counted',
      params: { date: '2026-12-31', first: '2027-01-01' },
    }),
  );
  expect(requireChangeDay(counted, '2027-01-01')).toBe('2027-01-01');
});

test('neither a shift of a calendar nor one that was worked is removed', () => {
  expect(() => requireUnusedShift(planned, '白班')).toThrow('shift-in-use');
  expect(() => requireUnusedShift(counted, '白班')).toThrow('shift-counted');
  expect(requireUnusedShift(free, '白班')).toBeUndefined();
});
