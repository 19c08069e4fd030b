import { expect, test } from 'vitest';
import { dateByKey, holds, lengthOf, spanOf, weeksOf } from './months.ts';

test('lays a month out from Monday on', () => {
  const weeks = weeksOf('2024-03-01');
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2024-03-01',
    '2024-03-02',
    '2024-03-03',
  ]);
  expect(weeks.at(-1)?.[6]).toBe('2024-03-31');
  expect(weeks).toHaveLength(5);
});

test('turns a span that was drawn backwards', () => {
  const span = spanOf('2024-04-06', '2024-04-04');
  expect(span).toEqual({ from: '2024-04-04', to: '2024-04-06' });
  expect(lengthOf(span)).toBe(3);
  expect(holds(span, '2024-04-05')).toBe(true);
});

test('keeps the keyboard within the year', () => {
  expect(dateByKey('2024-01-03', 'ArrowDown', 2024)).toBe('2024-01-10');
  expect(dateByKey('2024-01-03', 'ArrowUp', 2024)).toBe('2024-01-03');
  expect(dateByKey('2024-01-03', 'Enter', 2024)).toBeUndefined();
});
