import { expect, test } from 'vitest';
import { isOutOfTolerance } from './measured.ts';

test.each([
  ['51.00', false],
  ['51.01', true],
  ['49.50', false],
  ['49.49', true],
])('%s of 50 with +1 and −0.5 is out: %s', (value, isOut) => {
  expect(isOutOfTolerance(value, '50', { tolUp: '1.00', tolDown: '0.50' })).toBe(isOut);
});

test('a point without a tolerance is never out', () => {
  expect(isOutOfTolerance('90', '50', { tolUp: null, tolDown: '1' })).toBe(false);
});
