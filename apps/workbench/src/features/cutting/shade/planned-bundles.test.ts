import { expect, test } from 'vitest';
import { partedShades, previewBundles } from './planned-bundles.ts';

const block = (shade: string, ...plies: readonly number[]) => ({
  colorId: 'black',
  shade,
  plies: plies.reduce((sum, each) => sum + each, 0),
  rolls: plies.map((each) => ({ plies: String(each) })) as never[],
});
const size = (sizeName: string, ratio: string) => ({ sizeId: sizeName, sizeName, ratio });
const balanced = { mode: 2, maxNum: 25, mergeTailPct: '0', numbering: 1 } as const;
const sizes = [size('S', '1'), size('M', '2'), size('L', '')];

test('counts the bundles of each block and place of the marker, as the server ties them', () => {
  expect(previewBundles([block('A', 20, 26), block('B', 24)], sizes, balanced)).toEqual({
    places: [
      { position: 1, sizeName: 'S' },
      { position: 2, sizeName: 'M' },
      { position: 3, sizeName: 'M' },
    ],
    counts: [
      [2, 2, 2],
      [1, 1, 1],
    ],
    total: 9,
  });
});

test('a shade that is parted costs the bundles it would not need together', () => {
  const parted = [block('A', 20), block('B', 24), block('A', 4)];
  expect(partedShades(parted, sizes, balanced)).toEqual([
    { colorId: 'black', shade: 'A', blocks: 2, extra: 3 },
  ]);
  expect(partedShades([block('A', 20), block('B', 24)], sizes, balanced)).toEqual([]);
  expect(partedShades(parted, sizes, undefined)[0]?.extra).toBeUndefined();
});

test('a bill that cannot be tied has no preview: no ratio, no plies, an odd block under a half', () => {
  expect(previewBundles([block('A', 20)], [size('S', '')], balanced)).toBeUndefined();
  expect(previewBundles([block('A', 0)], sizes, balanced)).toBeUndefined();
  expect(previewBundles([block('A', 21)], [size('XL', '0.5')], balanced)).toBeUndefined();
});
