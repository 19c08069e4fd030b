import type { TreeDict } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { indented, inOrder, isWithin, moved, nodesOf, outdented, pathText } from './outline.ts';

const entry = (id: string, parentId: string | null, sort: number): TreeDict => ({
  id,
  parentId,
  sort,
  code: `C${id}`,
  name: `N${id}`,
  kind: 'defect',
  isLeaf: false,
  useCount: 0,
  updateDate: null,
  version: 0,
});

const entries = inOrder([
  entry('2', null, 1),
  entry('1', null, 0),
  entry('21', '2', 0),
  entry('22', '2', 1),
]);

test('hangs the lines under their parents in the order of their places', () => {
  expect(
    nodesOf(entries).map(({ id, children }) => [id, children?.map((each) => each.id)]),
  ).toEqual([
    ['1', []],
    ['2', ['21', '22']],
  ]);
});

test('writes the way from the root', () => {
  expect(pathText(entries, '22')).toBe('N2 / N22');
});

test('puts an entry under the one above, behind its children', () => {
  expect(indented(entries, '22')).toEqual({ parentId: '21', index: 0 });
  expect(indented(entries, '2')).toEqual({ parentId: '1', index: 0 });
  expect(indented(entries, '21')).toBeUndefined();
});

test('puts an entry behind its parent', () => {
  expect(outdented(entries, '21')).toEqual({ parentId: undefined, index: 2 });
  expect(outdented(entries, '1')).toBeUndefined();
});

test('knows what lies below an entry', () => {
  expect(isWithin(entries, '22', '2')).toBe(true);
  expect(isWithin(entries, '2', '22')).toBe(false);
});

test('an entry that moved is at its place, its new and former siblings counted again', () => {
  const places = (all: readonly TreeDict[]) =>
    all.map(({ id, parentId, sort }) => [id, parentId, sort]);
  expect(places(moved(entries, '22', { parentId: undefined, index: 1 }))).toEqual([
    ['1', null, 0],
    ['21', '2', 0],
    ['22', null, 1],
    ['2', null, 2],
  ]);
  expect(places(moved(entries, '22', { parentId: '2', index: 0 }))).toEqual([
    ['1', null, 0],
    ['22', '2', 0],
    ['2', null, 1],
    ['21', '2', 1],
  ]);
  expect(moved(entries, '9', { parentId: undefined, index: 0 })).toBe(entries);
});
