import { expect, test } from 'vitest';
import { hourWindows } from './hour-windows.ts';

const shift = [
  { start: '08:00', end: '10:00', type: 'work' as const },
  { start: '10:00', end: '10:10', type: 'break' as const },
  { start: '13:00', end: '14:30', type: 'work' as const },
  { start: '18:00', end: '19:00', type: 'ot' as const },
];

test('hours follow the working stretches, a half hour is a window of its own', () => {
  expect(hourWindows(shift).map(({ from, to, minutes }) => [from, to, minutes])).toEqual([
    ['08:00', '09:00', 60],
    ['09:00', '10:00', 60],
    ['13:00', '14:00', 60],
    ['14:00', '14:30', 30],
  ]);
  expect(hourWindows(shift, true)).toHaveLength(5);
});

test('a stretch may pass midnight', () => {
  expect(hourWindows([{ start: '23:00', end: '01:00', type: 'work' }]).map(({ to }) => to)).toEqual(
    ['00:00', '01:00'],
  );
});
