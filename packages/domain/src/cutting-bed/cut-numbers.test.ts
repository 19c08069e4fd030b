import { expect, test } from 'vitest';
import { lays, navy, ratio } from '../testing/t-shirt-order.ts';
import { cutLimit, shipLimit, shipMinimum } from './cut-limit.ts';
import {
  cutNumbers,
  cutTotal,
  draftCutNumbers,
  garmentsPerPly,
  markerPositions,
} from './cut-numbers.ts';

test('multiplies the plies of a colour by the ratio of a size', () => {
  expect(cutNumbers([{ ...navy, plies: 34 }], ratio)).toEqual([
    { colorId: 'NVY', sizeId: 'S', cutNum: 34 },
    { colorId: 'NVY', sizeId: 'M', cutNum: 68 },
    { colorId: 'NVY', sizeId: 'L', cutNum: 68 },
    { colorId: 'NVY', sizeId: 'XL', cutNum: 34 },
  ]);
});

test('cuts 720 garments on each of the three lays', () => {
  expect(lays.map(({ colors }) => cutTotal(colors, ratio))).toEqual([720, 720, 720]);
  expect(garmentsPerPly(ratio).toNumber()).toBe(6);
});

test('adds the shade blocks of one colour and leaves out sizes that are not cut', () => {
  const blocks = [
    { colorId: 'BLK', shade: 'A', plies: 46 },
    { colorId: 'BLK', shade: 'B', plies: 40 },
  ];
  const sizes = [
    { sizeId: 'S', ratio: '0' },
    { sizeId: 'XL', ratio: '0.5' },
  ];
  expect(cutNumbers(blocks, sizes)).toEqual([{ colorId: 'BLK', sizeId: 'XL', cutNum: 43 }]);
});

test('refuses half garments', () => {
  expect(() => cutNumbers([{ ...navy, plies: 85 }], [{ sizeId: 'XL', ratio: 0.5 }])).toThrow(
    'half-ratio-odd-plies',
  );
});

test('a bed that is typed counts whole garments only', () => {
  const [cut] = draftCutNumbers([{ ...navy, plies: 85 }], [{ sizeId: 'XL', ratio: 0.5 }]);
  expect(cut?.cutNum).toBe(42);
});

test.each([
  [0, 0],
  [0.5, 1],
  [1, 1],
  [1.5, 2],
])('gives ratio %d %i places', (value, places) => {
  expect(markerPositions(value)).toBe(places);
});

test.each([
  [450, 8, 486],
  [200, 5, 210],
  [150, 5, 158],
  [2100, '5', 2205],
  [100, 0, 100],
  [3, '2.5', 4],
])('lets %i garments at %s %% become %i', (order, tolerance, limit) => {
  expect(cutLimit(order, tolerance)).toBe(limit);
});

test('ships 2,037 to 2,121 of 2,100 at +1 %/−3 %', () => {
  expect(shipLimit(2100, 1)).toBe(2121);
  expect(shipMinimum(2100, 3)).toBe(2037);
});
