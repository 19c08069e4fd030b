import { expect, test } from 'vitest';
import type { ShiftSegment } from './shift.ts';
import { isOnWorkDay, spentMinutes } from './spent-minutes.ts';

const day: readonly ShiftSegment[] = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:30', type: 'work' },
];
const night: readonly ShiftSegment[] = [
  { start: '20:00', end: '00:30', type: 'work' },
  { start: '00:30', end: '01:00', type: 'break' },
  { start: '01:00', end: '05:00', type: 'work' },
];
const spent = (from: string, to: string, segments = day) =>
  spentMinutes('2024-03-20', `2024-03-20 ${from}`, `2024-03-20 ${to}`, segments);

test.each([
  ['10:00:00', '10:35:00', 35],
  ['11:30:00', '13:30:00', 60],
  ['12:10:00', '12:50:00', 0],
  ['17:00:00', '19:00:00', 120],
  ['10:00:00', '10:00:30', 0.5],
  ['10:35:00', '10:00:00', 0],
])('from %s to %s, the break left out', (from, to, minutes) => {
  expect(spent(from, to)).toBe(minutes);
});

test('a day without a shift has no break to leave out', () => {
  expect(spent('11:30:00', '13:30:00', [])).toBe(120);
});

test('the break of a night shift is the next morning', () => {
  expect(spentMinutes('2024-03-20', '2024-03-20 23:30:00', '2024-03-21 02:00:00', night)).toBe(120);
});

test('a moment lies on its day or on the morning after', () => {
  const on = (moment: string) => isOnWorkDay('2024-02-28', moment);
  expect(['2024-02-27 23:00:00', '2024-02-28 08:00:00', '2024-02-29 03:00:00'].map(on)).toEqual([
    false,
    true,
    true,
  ]);
});
