import { expect, test } from 'vitest';
import { checkPanels, panelsToReplace } from './check-panels.ts';

const codes = (counts: Parameters<typeof checkPanels>[0]) =>
  checkPanels(counts).map(({ field, code }) => `${field} ${code}`);

test('three faulty panels, two replaced, one garment lost', () => {
  const counts = { faultNum: 3, replaceNum: 2, scrapNum: 1, scrapReason: '破洞' };
  expect(codes(counts)).toEqual([]);
  expect(panelsToReplace(counts)).toBe(0);
});

test('no more is replaced or lost than is faulty', () => {
  expect(codes({ faultNum: 3, replaceNum: 4, scrapNum: 0 })).toEqual([
    'replaceNum replace-over-fault',
  ]);
  expect(codes({ faultNum: 3, replaceNum: 2, scrapNum: 2, scrapReason: '破洞' })).toEqual([
    'scrapNum scrap-over-fault',
  ]);
  expect(panelsToReplace({ faultNum: 5, replaceNum: 1, scrapNum: 1 })).toBe(3);
});

test('a loss without a reason, or with blanks for one, is refused', () => {
  for (const scrapReason of [undefined, null, '  '])
    expect(codes({ faultNum: 1, replaceNum: 0, scrapNum: 1, scrapReason })).toEqual([
      'scrapReason reason-required',
    ]);
});
