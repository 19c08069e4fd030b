import { expect, test } from 'vitest';
import { sum } from './decimal.ts';
import { shareOut } from './share-out.ts';
import { fc, test as property } from './testing/property.ts';

const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 });

property(
  'gives away the whole to the last cent',
  [fc.integer({ min: -1e7, max: 1e7 }), weights],
  (cents, by) => {
    fc.pre(by.some((weight) => weight > 0));
    const parts = shareOut(`${cents}e-2`, by, 2);
    expect(sum(parts).times(100).toNumber()).toBe(cents);
  },
);

property(
  'is never a cent or more off the exact share',
  [fc.integer({ min: 0, max: 1e7 }), weights],
  (cents, by) => {
    fc.pre(by.some((weight) => weight > 0));
    const all = by.reduce((total, weight) => total + weight, 0);
    for (const [index, part] of shareOut(`${cents}e-2`, by, 2).entries()) {
      expect(Math.abs(part.times(100).toNumber() - (cents * (by[index] ?? 0)) / all)).toBeLessThan(
        1,
      );
    }
  },
);

test('gives the spare cent to the first of equals, also of a correction', () => {
  expect(shareOut('0.10', [1, 1, 1], 2).map(String)).toEqual(['0.04', '0.03', '0.03']);
  expect(shareOut('-0.10', [1, 1, 1], 2).map(String)).toEqual(['-0.03', '-0.03', '-0.04']);
});

test('gives nothing to nobody', () => {
  expect(shareOut('10', [], 2)).toEqual([]);
  expect(shareOut('10', [0, 0], 2).map(String)).toEqual(['0', '0']);
  expect(() => shareOut('10', [-1, 2], 2)).toThrow('invalid-quantity');
});
