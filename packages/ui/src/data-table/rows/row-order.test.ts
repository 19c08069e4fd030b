import { afterEach, expect, test, vi } from 'vitest';
import type { DataColumn } from '../columns/data-column.ts';
import { RowOrder } from './row-order.ts';
import { rankTexts } from './text-ranks.ts';

interface Line {
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}
const columns: readonly DataColumn<Line>[] = [
  { id: 'name', header: '名称', cell: ({ name }) => name, sortKey: ({ name }) => name },
  { id: 'size', header: '数量', cell: ({ size }) => size, sortKey: ({ size }) => size },
];
const names = (...list: (string | undefined)[]) => list.map((name) => ({ name }));
const order = (rows: readonly Line[], ...sorts: [string, 'asc' | 'desc'][]) => [
  ...(new RowOrder(rows).sorted(
    columns,
    sorts.map(([column, direction]) => ({ column, direction })),
  ) ?? []),
];

afterEach(() => vi.unstubAllGlobals());

test('orders numbers in text by value, Chinese by pinyin and absent values last', () => {
  const numbered = names('A-10', undefined, 'A-2');
  expect(order(numbered, ['name', 'asc'])).toEqual([2, 0, 1]);
  expect(order(numbered, ['name', 'desc'])).toEqual([0, 2, 1]);
  expect(order(names('张', '安', '李'), ['name', 'asc'])).toEqual([1, 2, 0]);
});

test('leaves level rows as they stood, in both directions', () => {
  const rows = [{ size: 2 }, { size: 10 }, { size: 2 }, {}];
  expect(order(rows, ['size', 'asc'])).toEqual([0, 2, 1, 3]);
  expect(order(rows, ['size', 'desc'])).toEqual([1, 0, 2, 3]);
});

test('orders what the first column leaves level by the next one', () => {
  const rows = [
    { name: '乙', size: 1.5 },
    { name: '甲', size: -3 },
    { name: '乙', size: 9 },
    { name: '甲', size: 4 },
  ];
  expect(order(rows, ['name', 'asc'], ['size', 'desc'])).toEqual([3, 1, 2, 0]);
});

test('agrees with a plain comparison on many random rows', () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    name: `款${(index * 7919) % 97}`,
    size: ((index * 104_729) % 1_000) / 8 - 40,
  }));
  const collator = new Intl.Collator('zh-CN', { numeric: true });
  const plain = rows
    .map((_, index) => index)
    .sort((a, b) => {
      const [left, right] = [rows[a], rows[b]];
      if (left === undefined || right === undefined) return 0;
      return right.size - left.size || collator.compare(left.name, right.name) || a - b;
    });
  expect(order(rows, ['size', 'desc'], ['name', 'asc'])).toEqual(plain);
});

test('ranks many texts in a worker and notifies when done', async () => {
  const asked = vi.fn();
  class FakeWorker {
    onmessage: ((event: { data: Uint32Array }) => void) | undefined;
    terminate() {}
    postMessage(texts: readonly string[]) {
      asked(texts.length);
      queueMicrotask(() => this.onmessage?.({ data: rankTexts(texts) }));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ name: `R${4_999 - index}` }));
  const order = new RowOrder(rows);
  const sorts = [{ column: 'name', direction: 'asc' } as const];
  expect(order.sorted(columns, sorts)).toBeUndefined();
  await order.ready();
  expect(order.sorted(columns, sorts)?.[0]).toBe(4_999);
  expect(asked).toHaveBeenCalledExactlyOnceWith(5_000);
});

test('filters by chosen values and by text, in named columns or all', () => {
  const rows = [{ name: 'North', size: 7 }, { name: '海岚', size: 70 }, { size: 1 }];
  const order = new RowOrder(rows);
  const found = (...given: Parameters<RowOrder<Line>['passing']>) => [
    ...(order.passing(...given) ?? ['all']),
  ];
  expect(found(columns, {}, undefined)).toEqual(['all']);
  expect(found(columns, { name: ['North', '海岚'] }, undefined)).toEqual([1, 1, 0]);
  expect(found(columns, { name: [] }, undefined)).toEqual([0, 0, 0]);
  expect(found(columns, {}, { text: ' nor ' })).toEqual([1, 0, 0]);
  expect(found(columns, {}, { text: '7' })).toEqual([1, 1, 0]);
  expect(found(columns, { name: ['海岚'] }, { text: '7', columns: ['size'] })).toEqual([0, 1, 0]);
});
