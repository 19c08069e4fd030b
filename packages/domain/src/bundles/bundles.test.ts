import { expect, test } from 'vitest';
import { fc, test as property } from './../testing/property.ts';
import { lays, ratio } from '../testing/t-shirt-order.ts';
import { bundleLabel } from './bundle-label.ts';
import { BundleNumbering, planBundles } from './plan-bundles.ts';
import { BundleSplitMode, splitPlies } from './split-plies.ts';

const balanced = { mode: BundleSplitMode.balanced, maxNum: 25 };

test.each([
  [120, [24, 24, 24, 24, 24]],
  [86, [22, 22, 21, 21]],
  [34, [17, 17]],
  [25, [25]],
  [26, [13, 13]],
  [1, [1]],
  [0, []],
])('balances %i plies', (plies, sizes) => {
  expect(splitPlies(plies, balanced)).toEqual(sizes);
});

const fixed = { mode: BundleSplitMode.fixed, maxNum: 25, mergeTailPct: 20 };

test.each([
  [86, [25, 25, 25, 11]],
  [79, [25, 25, 29]],
  [80, [25, 25, 30]],
  [81, [25, 25, 25, 6]],
  [75, [25, 25, 25]],
  [4, [4]],
])('cuts %i plies into fixed bundles, merging a short tail', (plies, sizes) => {
  expect(splitPlies(plies, fixed)).toEqual(sizes);
});

test('cuts where rolls end before it balances', () => {
  expect(splitPlies(86, { ...balanced, mode: BundleSplitMode.byRoll }, [50, 36])).toEqual([
    25, 25, 18, 18,
  ]);
  expect(splitPlies(86, { ...balanced, mode: BundleSplitMode.wholeStack })).toEqual([86]);
});

test('ties nothing into no bundle', () => {
  expect(splitPlies(0, { ...balanced, mode: BundleSplitMode.wholeStack })).toEqual([]);
});

test.each([0, 201, 2.5])('refuses a bundle limit of %d', (maxNum) => {
  expect(() => splitPlies(10, { ...balanced, maxNum })).toThrow('bundle-size-range');
});

property(
  'tiles a stack without a bundle above the limit',
  [fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 200 })],
  (plies, maxNum) => {
    const sizes = splitPlies(plies, { ...balanced, maxNum });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(plies);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxNum);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  },
);

const bundles = lays.flatMap((lay) => planBundles({ ...lay, sizes: ratio, rule: balanced }));

test('ties the order into 96 bundles of 2,160 garments', () => {
  expect(lays.map((lay) => planBundles({ ...lay, sizes: ratio, rule: balanced }).length)).toEqual([
    30, 36, 30,
  ]);
  expect(bundles).toHaveLength(96);
  expect(bundles.reduce((sum, { num }) => sum + num, 0)).toBe(2160);
  expect(bundles.map(({ bundleNo }) => bundleNo)).toEqual(
    Array.from({ length: 96 }, (_, i) => i + 1),
  );
});

test('numbers colour block, place, ply: B0047 is a bundle of 22', () => {
  expect(bundles[46]).toEqual({
    bundleNo: 47,
    colorId: 'BLK',
    shade: undefined,
    sizeId: 'L',
    position: 5,
    plyFrom: 1,
    plyTo: 22,
    num: 22,
  });
  expect(bundles[54]).toMatchObject({
    bundleNo: 55,
    colorId: 'NVY',
    sizeId: 'S',
    plyFrom: 87,
    num: 17,
  });
});

test('numbers size by size when asked to', () => {
  const bySize = planBundles({
    colors: [
      { colorId: 'BLK', plies: 10 },
      { colorId: 'NVY', plies: 10 },
    ],
    sizes: [
      { sizeId: 'S', ratio: 1 },
      { sizeId: 'M', ratio: 1 },
    ],
    rule: balanced,
    numbering: BundleNumbering.bySize,
    firstNo: 7,
  });
  expect(bySize.map(({ bundleNo, sizeId, colorId }) => [bundleNo, sizeId, colorId])).toEqual([
    [7, 'S', 'BLK'],
    [8, 'S', 'NVY'],
    [9, 'M', 'BLK'],
    [10, 'M', 'NVY'],
  ]);
});

test('counts a half place in garments, two plies each', () => {
  const half = planBundles({
    colors: [{ colorId: 'BLK', plies: 86 }],
    sizes: [{ sizeId: 'XL', ratio: 1.5 }],
    rule: balanced,
    firstNo: 1,
  });
  expect(half.filter(({ position }) => position === 2)).toMatchObject([
    { plyFrom: 1, plyTo: 44, num: 22 },
    { plyFrom: 45, plyTo: 86, num: 21 },
  ]);
});

test('ends bundles where rolls end, also at a half place', () => {
  const plan = {
    colors: [{ colorId: 'BLK', shade: 'A', plies: 10, rollPlies: [3, 7] }],
    rule: { mode: BundleSplitMode.byRoll, maxNum: 25 },
    firstNo: 1,
  };
  expect(
    planBundles({ ...plan, sizes: [{ sizeId: 'S', ratio: 1 }] }).map(({ num }) => num),
  ).toEqual([3, 7]);
  expect(
    planBundles({ ...plan, sizes: [{ sizeId: 'S', ratio: 0.5 }] }).map(({ num }) => num),
  ).toEqual([1, 4]);
});

test('refuses an odd block at a half place', () => {
  const odd = { colors: [{ colorId: 'BLK', plies: 85 }], sizes: [{ sizeId: 'XL', ratio: 0.5 }] };
  expect(() => planBundles({ ...odd, rule: balanced, firstNo: 1 })).toThrow('half-ratio-odd-plies');
});

test('labels bundles and their children', () => {
  expect([bundleLabel(1), bundleLabel(47, 2), bundleLabel(47, 0), bundleLabel(12345)]).toEqual([
    'B0001',
    'B0047-2',
    'B0047',
    'B12345',
  ]);
});
