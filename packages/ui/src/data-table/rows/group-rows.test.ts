import { expect, test } from 'vitest';
import type { DataColumn } from '../columns/data-column.ts';
import { groupRows } from './group-rows.ts';
import { sumValues } from './sum-values.ts';

interface Bundle {
  readonly colour: string;
  readonly metres: string;
}
const columns: readonly [DataColumn<Bundle>, DataColumn<Bundle>] = [
  { id: 'colour', header: '颜色', cell: ({ colour }) => colour },
  { id: 'metres', header: '米数', sum: true, cell: ({ metres }) => metres },
];
const rows = [
  { colour: '黑', metres: '0.1' },
  { colour: '白', metres: '5' },
  { colour: '黑', metres: '0.20' },
];

test('groups are in the order of their first row, with counts and exact sums', () => {
  const lines = groupRows(rows, columns, columns[0], new Set());
  expect(Array.from({ length: lines.count }, (_, line) => lines.rowAt(line))).toEqual([
    -1, 0, 2, -1, 1,
  ]);
  expect(lines.groupAt(0)).toEqual({
    key: '黑',
    count: 2,
    sums: { metres: '0.30' },
    opened: true,
  });
  expect(lines.groupAt(1)).toBeUndefined();
});

test('a closed group keeps its head alone', () => {
  const lines = groupRows(rows, columns, columns[0], new Set(['黑']));
  expect(Array.from({ length: lines.count }, (_, line) => lines.rowAt(line))).toEqual([-1, -1, 1]);
  expect(lines.groupAt(0)?.opened).toBe(false);
});

test('what is no number is passed over in a sum, and nothing sums to nothing', () => {
  expect(sumValues(['1.05', undefined, '–', 2, ''])).toBe('3.05');
  expect(sumValues(['–', undefined])).toBeUndefined();
});
