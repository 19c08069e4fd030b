import { expect, test } from 'vitest';
import { mendedRatio } from './panel-ratios.ts';

const parts = [
  { partCode: 'FP', piecesPerGarment: 1 },
  { partCode: 'SL', piecesPerGarment: 2 },
];

test('the part with the most panels decides how many garments a ply can mend', () => {
  const panels = [
    { partCode: 'FP', sizeId: 'S', ratio: 2 },
    { partCode: 'SL', sizeId: 'S', ratio: 3 },
    { partCode: 'FP', sizeId: 'M', ratio: 5 },
  ];
  expect(mendedRatio('S', panels, parts)).toBe(2);
  expect(mendedRatio('M', panels, parts)).toBe(5);
});

test('one sleeve of two mends a garment', () => {
  expect(mendedRatio('S', [{ partCode: 'SL', sizeId: 'S', ratio: 1 }], parts)).toBe(1);
});

test('a size without panels mends none, and a part nobody listed counts once', () => {
  expect(mendedRatio('S', [], parts)).toBe(0);
  expect(mendedRatio('S', [{ partCode: 'X', sizeId: 'S', ratio: 2 }], parts)).toBe(2);
});
