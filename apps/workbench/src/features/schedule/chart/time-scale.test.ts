import { expect, test } from 'vitest';
import { daysIn, momentOf, startAt, stretches, timeScale, timestampOf, xOf } from './time-scale.ts';

const scale = timeScale('2024-04-01', '2024-04-30', 'week');

test('lays days out evenly', () => {
  expect(scale.width).toBe(30 * 48);
  expect(xOf(scale, momentOf('2024-04-02 12:00:00'))).toBe(72);
  expect(xOf(scale, momentOf('2024-04-02'))).toBe(48);
});

test('finds the half hour under the pointer', () => {
  expect(timestampOf(startAt(scale, 48 + 16.4))).toBe('2024-04-02 08:00:00');
  expect(timestampOf(startAt(scale, 48 + 17.2))).toBe('2024-04-02 08:30:00');
});

test('names the days in view and never others', () => {
  expect(daysIn(scale, 40, 60)).toEqual(['2024-04-01', '2024-04-02', '2024-04-03']);
  expect(daysIn(scale, -500, 10)).toEqual(['2024-04-01', '2024-04-02']);
  expect(daysIn(scale, 5_000, 6_000)).toEqual([]);
});

test('joins days of rest that follow one another', () => {
  expect(stretches(['2024-04-04', '2024-04-05', '2024-04-07'])).toEqual([
    { from: '2024-04-04', days: 2 },
    { from: '2024-04-07', days: 1 },
  ]);
});
