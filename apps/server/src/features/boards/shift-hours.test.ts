import { expect, test } from 'vitest';
import { hoursOfDay } from './shift-hours.ts';

const shift = { shiftSegments: '08:00-12:00,13:00-17:30', dayCutoff: '05:00' };
const night = { shiftSegments: '20:00-00:00,00:30-05:00', dayCutoff: '05:00' };

test('the plan is spread over the minutes of the shift, and only the running hour is current', () => {
  const hours = hoursOfDay([{ hour: 10, num: 720 }], 1020, 10, shift);
  expect(hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 13, 14, 15, 16, 17]);
  expect(hours.map(({ targetNum }) => targetNum)).toEqual([
    120, 120, 120, 120, 120, 120, 120, 120, 60,
  ]);
  expect(hours.filter(({ isCurrent }) => isCurrent)).toEqual([
    { hour: 10, num: 720, targetNum: 120, isCurrent: true },
  ]);
});

test('what was cut outside the shift is shown without a target', () => {
  const hours = hoursOfDay([{ hour: 19, num: 60 }], 510, undefined, shift);
  expect(hours.at(-1)).toEqual({ hour: 19, num: 60, targetNum: null, isCurrent: false });
});

test('the targets of the hours add up to the plan', () => {
  const hours = hoursOfDay([], 1000, undefined, shift);
  expect(hours.map(({ targetNum }) => targetNum)).toEqual([
    118, 118, 118, 118, 118, 117, 117, 117, 59,
  ]);
});

test('a night shift continues over midnight, its hours in the order in which they are worked', () => {
  const hours = hoursOfDay([{ hour: 1, num: 90 }], 510, 1, night);
  expect(hours.map(({ hour, num, targetNum }) => [hour, num, targetNum])).toEqual([
    [20, 0, 60],
    [21, 0, 60],
    [22, 0, 60],
    [23, 0, 60],
    [0, 0, 30],
    [1, 90, 60],
    [2, 0, 60],
    [3, 0, 60],
    [4, 0, 60],
  ]);
  expect(hours.filter(({ isCurrent }) => isCurrent).map(({ hour }) => hour)).toEqual([1]);
});
