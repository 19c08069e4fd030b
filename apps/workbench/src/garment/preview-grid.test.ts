import { expect, test } from 'vitest';
import { previewGrid, previewSpan } from './preview-grid.ts';

const bundle = (
  bundleNo: number,
  colorName: string,
  position: number,
  plyFrom: number,
  num: number,
) => ({
  ...{ bundleNo, colorName, sizeName: position === 1 ? 'S' : 'M', shade: null },
  ...{ position, plyFrom, plyTo: plyFrom + num - 1, num },
});
const bundles = [
  bundle(31, '黑色', 1, 1, 22),
  bundle(33, '黑色', 2, 1, 22),
  bundle(32, '黑色', 1, 23, 21),
  bundle(34, '藏青', 2, 44, 20),
];

test('bundles of a block stand at their place in the order of their plies', () => {
  const { places, blocks } = previewGrid(bundles);
  expect(places).toEqual([
    { position: 1, sizeName: 'S' },
    { position: 2, sizeName: 'M' },
  ]);
  expect(blocks).toEqual([
    { name: '黑色', nums: [[22, 21], [22]], bundleNum: 3, num: 65 },
    { name: '藏青', nums: [[], [20]], bundleNum: 1, num: 20 },
  ]);
});

test('a set takes the numbers behind those of beds before it', () => {
  expect(previewSpan(bundles)).toBe('B0031–B0034');
  expect(previewSpan(bundles, 36)).toBe('B0067–B0070');
});
