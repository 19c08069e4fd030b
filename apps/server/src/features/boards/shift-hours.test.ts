import { expect, test } from 'vitest';
import { hoursOfDay, shiftShare } from './shift-hours.ts';

const shift = '08:00-12:00,13:00-17:30';

test.each([
  ['07:00:00', 0],
  ['10:00:00', 120 / 510],
  ['12:30:00', 240 / 510],
  ['17:30:00', 1],
  ['23:00:00', 1],
])('at %s the shift is over by %d', (clock, share) => {
  expect(shiftShare(`2026-03-02 ${clock}`, shift)).toBeCloseTo(share, 10);
});

test('a shift without segments is over by nothing', () => {
  expect(shiftShare('2026-03-02 10:00:00', '')).toBe(0);
});

test('the plan is spread over the minutes of the shift, and only the running hour is current', () => {
  const hours = hoursOfDay(
    [{ hour: 10, num: 720 }],
    1020,
    '2026-03-02 10:20:00',
    '2026-03-02',
    shift,
  );
  expect(hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 13, 14, 15, 16, 17]);
  expect(hours.map(({ targetNum }) => targetNum)).toEqual([
    120, 120, 120, 120, 120, 120, 120, 120, 60,
  ]);
  expect(hours.filter(({ isCurrent }) => isCurrent)).toEqual([
    { hour: 10, num: 720, targetNum: 120, isCurrent: true },
  ]);
});

test('what was cut outside the shift is shown without a target', () => {
  const hours = hoursOfDay(
    [{ hour: 19, num: 60 }],
    510,
    '2026-03-03 09:00:00',
    '2026-03-02',
    shift,
  );
  expect(hours.at(-1)).toEqual({ hour: 19, num: 60, targetNum: null, isCurrent: false });
});
