import { expect, test } from 'vitest';
import { loadStrip, loadTone } from './load-strip.ts';
import { timeScale } from './time-scale.ts';

const scale = timeScale('2024-04-01', '2024-04-10', 'month');

test('a day up to 70 % has no colour, above 100 % it is red', () => {
  expect([69.9, 70, 100, 100.1].map(loadTone)).toEqual(['none', 'full', 'full', 'over']);
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
