import { expect, test } from 'vitest';
import { toTsv } from './cell-text.ts';
import { sortedOrder } from './local-rows.ts';
import { contentOffset, indexAt, rowWindow, TALLEST_PX, topOf, totalHeight } from './row-window.ts';
import { allowedPageSize, PAGE_SIZES } from './table-state.ts';

const rows = (count: number, height: number, details: [number, number][] = []) => ({
  count,
  height,
  details,
});

test.each([
  [54, 864],
  [46, 864],
  [30, 864],
])('draws at most fifty rows of %i px at 1080p', (height, view) => {
  for (const offset of [0, 137, 40_000]) {
    const { first, last } = rowWindow(rows(10_000, height), offset, view);
    expect(last - first + 1).toBeLessThanOrEqual(50);
    expect(topOf(rows(10_000, height), first)).toBeLessThanOrEqual(offset);
    expect(topOf(rows(10_000, height), last + 1)).toBeGreaterThanOrEqual(offset + view);
  }
});

test('draws all that is in view even where that is more than fifty', () => {
  const { first, last } = rowWindow(rows(500, 30), 0, 2_000);
  expect(last - first + 1).toBeGreaterThanOrEqual(67);
});

test('counts the details of opened rows', () => {
  const open = rows(10, 50, [
    [2, 120],
    [5, 80],
  ]);
  expect(totalHeight(open)).toBe(700);
  expect(topOf(open, 3)).toBe(270);
  for (let index = 0; index < 10; index += 1) expect(indexAt(open, topOf(open, index))).toBe(index);
  expect(indexAt(open, 260)).toBe(2);
  expect(indexAt(open, 9_999)).toBe(9);
});

test('reaches both ends of a list too tall for the browser', () => {
  const total = 1_000_000 * 54;
  expect(contentOffset(total, 800, 0)).toBe(0);
  expect(contentOffset(total, 800, TALLEST_PX - 800)).toBeCloseTo(total - 800);
  expect(contentOffset(10_000, 800, 123)).toBe(123);
});

test('orders numbers in text by value, Chinese by pinyin and absent values last', () => {
  expect(sortedOrder(['A-10', undefined, 'A-2'], 'asc')).toEqual([2, 0, 1]);
  expect(sortedOrder(['A-10', undefined, 'A-2'], 'desc')).toEqual([0, 2, 1]);
  expect(sortedOrder(['张', '安', '李'], 'asc')).toEqual([1, 2, 0]);
  expect(sortedOrder([2, 10, 2], 'asc')).toEqual([0, 2, 1]);
});

test('quotes what would break a spreadsheet apart', () => {
  expect(toTsv([['a\tb', '"c"', 'd']])).toBe('"a\tb"\t"""c"""\td');
});

test('falls back to ten rows for a size nobody offers', () => {
  expect(allowedPageSize(37, PAGE_SIZES)).toBe(10);
  expect(allowedPageSize(300, PAGE_SIZES)).toBe(300);
});
