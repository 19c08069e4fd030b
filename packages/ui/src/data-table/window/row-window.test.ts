import { expect, test } from 'vitest';
import { allowedPageSize, PAGE_SIZES } from '../state/table-state.ts';
import { rowsAround, sizeOf, topOf, totalHeight } from './row-window.ts';
import { ScaledScroll, TALLEST_PX } from './scaled-scroll.ts';

const rows = (count: number, height: number, details: [number, number][] = []) => ({
  count,
  height,
  details,
});

test.each([
  [54, 990],
  [46, 990],
  [30, 990],
])('draws at most fifty rows of %i px at 1080p, the active one included', (height, view) => {
  for (const first of [0, 3, 5_000]) {
    const endIndex = first + Math.ceil(view / height);
    const drawn = rowsAround({ startIndex: first, endIndex, count: 10_000 }, height, false, 9_000);
    expect(drawn.length).toBeLessThanOrEqual(50);
    expect(drawn).toContain(first);
    expect(drawn).toContain(endIndex);
    expect(drawn.at(-1)).toBe(9_000);
  }
});

test('draws all that is in view even where that is more than fifty', () => {
  const drawn = rowsAround({ startIndex: 0, endIndex: 66, count: 500 }, 30, false, -1);
  expect(drawn.length).toBeGreaterThanOrEqual(67);
});

test('draws nothing beside the view while it leaps', () => {
  const drawn = rowsAround({ startIndex: 100, endIndex: 103, count: 500 }, 30, true, -1);
  expect(drawn).toEqual([100, 101, 102, 103]);
});

test('counts the details of opened rows', () => {
  const open = rows(10, 50, [
    [2, 120],
    [5, 80],
  ]);
  expect(totalHeight(open)).toBe(700);
  expect(topOf(open, 3)).toBe(270);
  expect([1, 2, 5].map(sizeOf(open))).toEqual([50, 170, 130]);
});

function scaled(total: number, view = 800) {
  const scroll = new ScaledScroll();
  scroll.resize(total, view, 1_000);
  return scroll;
}

test('reaches both ends of a million rows of 54 px', () => {
  const total = 1_000_000 * 54;
  const scroll = scaled(total);
  expect(scroll.box).toBe(TALLEST_PX);
  scroll.scrolled(TALLEST_PX - 800);
  expect(scroll.offset).toBeCloseTo(total - 800);
  scroll.scrolled(0);
  expect(scroll.offset).toBe(0);
});

test('a box of a million rows fits the tallest element at twice the device pixels', () => {
  expect(TALLEST_PX * 2).toBeLessThan(33_554_428 / 2);
});

test('moves a long list pixel by pixel with the wheel and by shares with the thumb', () => {
  const scroll = scaled(54_000_000);
  scroll.scrolled(4_000_000);
  const middle = scroll.offset;
  expect(middle).toBeCloseTo((4_000_000 * (54_000_000 - 800)) / (TALLEST_PX - 800));
  scroll.scrolled(4_000_120);
  expect(scroll.offset).toBeCloseTo(middle + 120);
  const element = { scrollTop: 0 };
  scroll.settle(element);
  expect(element.scrollTop).toBeLessThan(4_000_120);
  scroll.scrolled(element.scrollTop);
  expect(scroll.offset).toBeCloseTo(middle + 120);
});

test('leaves a list the browser can hold as it is', () => {
  const scroll = scaled(10_000);
  scroll.scrolled(123);
  expect(scroll.offset).toBe(123);
  expect(scroll.shift).toBe(0);
});

test('falls back to ten rows for a size nobody offers', () => {
  expect(allowedPageSize(37, PAGE_SIZES)).toBe(10);
  expect(allowedPageSize(300, PAGE_SIZES)).toBe(300);
});
