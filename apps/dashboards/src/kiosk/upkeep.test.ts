import { expect, test } from 'vitest';
import { isReloadTime, isWorking, segmentsOf } from './upkeep.ts';

const wall = (clock: string) => Date.parse(`2026-03-02T${clock}Z`);
const day = '08:00-12:00,13:00-17:30';

test('a screen reloads at half past four unless a shift runs or it was just opened', () => {
  const opened = wall('00:00:00');
  expect(isReloadTime(wall('04:30:20'), opened, day)).toBe(true);
  expect(isReloadTime(wall('04:31:00'), opened, day)).toBe(false);
  expect(isReloadTime(wall('04:30:20'), opened, '20:00-05:00')).toBe(false);
  expect(isReloadTime(wall('04:30:20'), wall('04:30:00'), day)).toBe(false);
});

test('segments are read as pairs of times', () => {
  expect(segmentsOf(day)).toEqual([
    ['08:00', '12:00'],
    ['13:00', '17:30'],
  ]);
  expect(segmentsOf('')).toEqual([]);
});

test('the lunch break is no working time', () => {
  expect(isWorking(day, '11:59')).toBe(true);
  expect(isWorking(day, '12:00')).toBe(false);
});
