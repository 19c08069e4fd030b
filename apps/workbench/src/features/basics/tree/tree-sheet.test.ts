import { expect, test } from 'vitest';
import { parentsFirst, readEntries } from './tree-sheet.ts';

const row = (row: number, code: string, parentCode: string) => ({
  row,
  code,
  name: code,
  parentCode,
});

test('finds the columns by their heads, wherever they stand', () => {
  const lines = [{ row: 2, cells: ['A', '缝制', 'S'] }];
  expect(readEntries({ heads: ['上级编码', '名称', '编码'], lines })).toEqual([
    { row: 2, code: 'S', name: '缝制', parentCode: 'A', cells: { code: 'C2', name: 'B2' } },
  ]);
  expect(readEntries({ heads: ['上级编码', '名称'], lines })).toBeUndefined();
});

test('makes parents before their children', () => {
  const rows = [row(2, 'C', 'B'), row(3, 'B', 'A'), row(4, 'A', '')];
  expect(parentsFirst(rows, new Set()).map(({ code }) => code)).toEqual(['A', 'B', 'C']);
});

test('leaves circles and orphans to the end', () => {
  const rows = [row(2, 'X', 'Y'), row(3, 'Y', 'X'), row(4, 'A', 'K')];
  expect(parentsFirst(rows, new Set(['K'])).map(({ code }) => code)).toEqual(['A', 'X', 'Y']);
});
