import { expect, test } from 'vitest';
import { freshness, minutesAndSeconds } from './freshness.ts';
import { stageScale, stageShape } from './stage.ts';

const asOf = Date.UTC(2026, 10, 21, 6, 0, 0);
const at = (seconds: number) => freshness(asOf, '14:00:00', asOf + seconds * 1000);

test('figures are fresh up to a minute', () => {
  expect(at(60)).toEqual({ state: 'fresh', asOf: '14:00:00' });
});

test('figures are late up to three minutes', () => {
  expect(at(61)).toEqual({ state: 'late', seconds: 61 });
  expect(at(180)).toEqual({ state: 'late', seconds: 180 });
});

test('figures have stopped after three minutes', () => {
  expect(at(181)).toEqual({ state: 'stopped', seconds: 181 });
});

test('a server clock that is behind the figures does not make them old', () => {
  expect(at(-5).state).toBe('fresh');
});

test('a standstill is written in minutes and seconds', () => {
  expect(minutesAndSeconds(185)).toBe('03:05');
});

test.each([
  [1366, 768, 0.711],
  [1920, 1080, 1],
  [2560, 1440, 1.333],
  [3840, 2160, 2],
])('a window of %i by %i shows the stage at %f', (width, height, scale) => {
  expect(stageScale({ width, height })).toBeCloseTo(scale, 3);
});

test('a window taller than wide stacks the widgets', () => {
  expect(stageShape({ width: 1080, height: 1920 })).toBe('stack');
  expect(stageShape({ width: 1366, height: 768 })).toBe('grid');
});
