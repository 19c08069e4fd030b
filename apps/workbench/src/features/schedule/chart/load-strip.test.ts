import { expect, test } from 'vitest';
import { loadStrip } from './load-strip.ts';
import { timeScale } from './time-scale.ts';

const scale = timeScale('2024-04-01', '2024-04-10', 'month');

test.each([
  [69.99, 'none'],
  [70, 'var(--ok)'],
  [84.99, 'var(--ok)'],
  [100, 'var(--ok)'],
  [100.004, 'var(--bad)'],
])('a day of %s %% is painted %s', (pct, colour) => {
  expect(loadStrip(scale, new Map([['2024-04-01', pct]]))).toContain(colour);
});

test('paints the days of a lane in one picture', () => {
  const loads = new Map([
    ['2024-04-02', 80],
    ['2024-04-01', 20],
    ['2024-04-03', 130],
    ['2023-01-01', 90],
  ]);
  expect(loadStrip(scale, loads)).toBe(
    'linear-gradient(to right, transparent 0px 16px, var(--ok) 16px 31px, transparent 31px 32px, var(--bad) 32px 47px, transparent 47px)',
  );
  expect(loadStrip(scale, new Map())).toBe('none');
});
