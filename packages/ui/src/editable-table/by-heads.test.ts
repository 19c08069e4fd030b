import { expect, test } from 'vitest';
import { byHeads } from './by-heads.ts';
import type { EditColumn } from './edit-column.ts';
import { pasteBlock } from './paste-block.ts';

interface Point {
  readonly id: string;
  readonly day: string;
  readonly pct: string;
}

const columns: readonly EditColumn<Point>[] = [
  { id: 'day', header: '天', heads: ['Day'], kind: 'number', places: 0 },
  { id: 'pct', header: '效率', heads: ['Efficiency'], kind: 'number' },
];

test('columns in another order are found by their heads, in either language and with units', () => {
  const block = [
    ['效率（%）', '备注', '天 *'],
    ['40', 'slow', '1'],
    ['50', '', '2'],
  ];
  expect(byHeads(columns, block)).toEqual([
    ['1', '40'],
    ['2', '50'],
  ]);
  expect(byHeads(columns, [['efficiency'], ['40']])).toEqual([[undefined, '40']]);
});

test('figures alone are no heads, and heads alone are no lines', () => {
  expect(
    byHeads(columns, [
      ['1', '40'],
      ['2', '50'],
    ]),
  ).toBeUndefined();
  expect(byHeads(columns, [['天', '效率']])).toBeUndefined();
  expect(
    byHeads(columns, [
      ['天', 'a', 'b'],
      ['1', '2', '3'],
    ]),
  ).toBeUndefined();
});

test('what a block says nothing of stays in its cell', () => {
  const rows = [{ id: '1', day: '1', pct: '40' }];
  const laid = pasteBlock({
    ...{ rows, columns, fromRow: 0, fromColumn: 0, today: '2024-03-18' },
    block: [
      [undefined, '45'],
      [undefined, '50'],
    ],
    addRow: () => ({ id: '2', day: '', pct: '' }),
  });
  expect(laid).toEqual([
    { id: '1', day: '1', pct: '45' },
    { id: '2', day: '', pct: '50' },
  ]);
});
