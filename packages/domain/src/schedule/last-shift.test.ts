import { expect, test } from 'vitest';
import { lastShift } from './last-shift.ts';
import type { ShiftSegment } from './shift.ts';

const DAY: readonly ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:30', type: 'work' },
];
const NIGHT: readonly ShiftSegment[] = [
  { start: '22:00', end: '02:00', type: 'work' },
  { start: '02:00', end: '06:00', type: 'work' },
];
/** 2024-07-14 is a Sunday. */
const withoutSundays = (segments: readonly ShiftSegment[]) => (date: string) =>
  date === '2024-07-14' ? [] : segments;

test.each([
  ['before the shift', '2024-07-12', '2024-07-12 07:30:00', '2024-07-11'],
  ['at its first minute', '2024-07-12', '2024-07-12 08:00:00', undefined],
  ['in its break', '2024-07-12', '2024-07-12 12:30:00', undefined],
  ['at its last minute', '2024-07-12', '2024-07-12 17:29:59', undefined],
  ['when it is over', '2024-07-12', '2024-07-12 17:30:00', '2024-07-12'],
  ['in the night behind it', '2024-07-12', '2024-07-13 03:00:00', '2024-07-12'],
  ['on a day of rest', '2024-07-14', '2024-07-14 14:00:00', '2024-07-13'],
  ['in the night of a day of rest', '2024-07-14', '2024-07-15 03:00:00', '2024-07-13'],
])('%s the last shift is said rightly', (_, workDate, now, found) => {
  expect(lastShift(workDate, now, false, withoutSundays(DAY))?.workDate).toBe(found);
});

test('a night shift belongs whole to the day on which it began', () => {
  const shiftOf = withoutSundays(NIGHT);
  expect(lastShift('2024-07-13', '2024-07-13 21:00:00', false, shiftOf)).toEqual({
    workDate: '2024-07-12',
    fromDate: '2024-07-12 22:00:00',
    toDate: '2024-07-13 06:00:00',
  });
  expect(lastShift('2024-07-12', '2024-07-13 03:00:00', false, shiftOf)).toBeUndefined();
});

test('a day that has figures shows them, early in the morning and on a day of rest', () => {
  expect(lastShift('2024-07-14', '2024-07-14 14:00:00', true, withoutSundays(DAY))).toBeUndefined();
  expect(lastShift('2024-07-12', '2024-07-12 07:30:00', true, withoutSundays(DAY))).toBeUndefined();
});

test('where nobody ever works there is no last shift', () => {
  expect(lastShift('2024-07-12', '2024-07-12 14:00:00', false, () => [])).toBeUndefined();
});
