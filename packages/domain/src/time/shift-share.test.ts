import { expect, test } from 'vitest';
import { shiftShare } from './shift-share.ts';

const shift = { shiftSegments: '08:00-12:00,13:00-17:30', dayCutoff: '05:00' };
const night = { shiftSegments: '20:00-00:00,00:30-05:00', dayCutoff: '05:00' };

test.each([
  ['07:00', 0],
  ['10:00', 120 / 510],
  ['12:30', 240 / 510],
  ['17:30', 1],
  ['23:00', 1],
  ['00:30', 1],
])('at %s the shift is over by %d', (clock, share) => {
  expect(shiftShare(clock, shift)).toBeCloseTo(share, 10);
});

test('a shift without segments is over by nothing', () => {
  expect(shiftShare('10:00', { shiftSegments: '', dayCutoff: '05:00' })).toBe(0);
});

test('a night shift continues over midnight', () => {
  expect(shiftShare('00:15', night)).toBeCloseTo(240 / 510, 10);
  expect(shiftShare('02:30', night)).toBeCloseTo(360 / 510, 10);
});
