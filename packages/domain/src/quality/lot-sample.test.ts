import { expect, test } from 'vitest';
import { fc, test as property } from '../testing/property.ts';
import { cartonsToOpen, lotCells } from './lot-sample.ts';

test('a sample spreads over the cells of a lot by their shares', () => {
  expect(lotCells(100, 13, [50, 30, 20])).toEqual([
    { num: 50, sampleNum: 6 },
    { num: 30, sampleNum: 4 },
    { num: 20, sampleNum: 3 },
  ]);
});

test('the cells of a lot that is a part of a shipment are its part', () => {
  expect(lotCells(10, 3, [15, 5, 0]).map(({ num }) => num)).toEqual([8, 2, 0]);
});

test('a sample of the whole lot takes every garment', () => {
  for (const { num, sampleNum } of lotCells(13, 13, [6, 4, 3])) expect(sampleNum).toBe(num);
});

property(
  'adds up to the lot and to the sample, and no cell gives more than it has',
  [fc.array(fc.nat(900), { minLength: 1, maxLength: 30 }), fc.nat(1000), fc.nat(1000)],
  (quantities, some, fewer) => {
    const lot = Math.min(
      quantities.reduce((sum, num) => sum + num, 0),
      some,
    );
    const sample = Math.min(lot, fewer);
    const cells = lotCells(lot, sample, quantities);
    expect(cells.reduce((sum, { num }) => sum + num, 0)).toBe(lot);
    expect(cells.reduce((sum, { sampleNum }) => sum + sampleNum, 0)).toBe(sample);
    cells.forEach(({ num, sampleNum }, at) => {
      expect(num).toBeLessThanOrEqual(quantities[at] ?? 0);
      expect(sampleNum).toBeLessThanOrEqual(num);
    });
  },
);

test.each([
  [0, 0],
  [1, 1],
  [9, 3],
  [10, 4],
])('of %i cartons %i are opened', (cartons, opened) => {
  expect(cartonsToOpen(cartons)).toBe(opened);
});
