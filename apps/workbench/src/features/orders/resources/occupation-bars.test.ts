import { expect, test } from 'vitest';
import { barOf, spanOfOccupations } from './occupation-bars.ts';

const time = (fromDate: string, toDate: string) => ({ fromDate, toDate });
const morning = time('2024-03-18 08:00:00', '2024-03-18 12:00:00');
const whole = time('2024-03-18 08:00:00', '2024-03-18 18:00:00');

test('a bar stands where its time is among all times', () => {
  const span = spanOfOccupations([morning, whole]);
  expect(barOf(morning, span)).toEqual({ insetInlineStart: '0%', width: '40%' });
  const late = time('2024-03-18 17:00:00', '2024-03-18 18:00:00');
  expect(barOf(late, span)).toEqual({ insetInlineStart: '90%', width: '10%' });
});

test('a bar of a moment is still seen', () => {
  const span = spanOfOccupations([whole]);
  const moment = time('2024-03-18 08:00:00', '2024-03-18 08:00:01');
  expect(barOf(moment, span).width).toBe('1%');
});
