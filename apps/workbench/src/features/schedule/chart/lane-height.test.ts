import { expect, test } from 'vitest';
import { laneHeight } from './lane-height.ts';

test.each([
  [600, 3, 185],
  [600, 1, 555],
  [600, 13, 42],
  [600, 50, 40],
  [0, 3, 40],
  [600, 0, 555],
])('%i pixels for %i lanes: each has %i', (seen, lanes, height) => {
  expect(laneHeight(seen, lanes)).toBe(height);
});
