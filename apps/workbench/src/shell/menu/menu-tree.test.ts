import { expect, test } from 'vitest';
import { circularEntries, type MenuItem, menuTree, pagesOf } from './menu-tree.ts';

const item = (id: string, over: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: id,
  menuType: 1,
  url: `/${id}`,
  ...over,
});

const group = (id: string, over: Partial<MenuItem> = {}) =>
  item(id, { menuType: 0, url: null, ...over });

const shape = (nodes: ReturnType<typeof menuTree>): unknown[] =>
  nodes.map((node) => (node.children.length > 0 ? [node.id, shape(node.children)] : node.id));

test('hangs pages under their group in the order of sort', () => {
  const items = [
    group('g'),
    item('b', { parentId: 'g', sort: 2 }),
    item('a', { parentId: 'g', sort: 1 }),
  ];
  expect(shape(menuTree(items))).toEqual([['g', ['a', 'b']]]);
});

test('never shows button permissions', () => {
  expect(menuTree([item('a', { menuType: 2 })])).toEqual([]);
});

test('leaves out what has no screen yet, and a directory of nothing else', () => {
  const items = [
    group('basics'),
    item('levels', { parentId: 'basics', url: '/mes/qc/levelRecord' }),
    group('cutting'),
    item('beds', { parentId: 'cutting', url: '/mes/reduceBed/reduceBedList' }),
  ];
  expect(shape(menuTree(items))).toEqual([['cutting', ['beds']]]);
});

test('leaves out a directory whose pages are all hidden', () => {
  const items = [group('g'), item('wage', { parentId: 'g', url: '/mes/report/wageReport' })];
  expect(menuTree(items, new Set(['/mes/report/wageReport']))).toEqual([]);
});

test('keeps a page without an address, so that it can be shown disabled', () => {
  expect(menuTree([item('a', { url: ' ' })])[0]).toMatchObject({ id: 'a', url: undefined });
});

test('hangs an orphan under the root', () => {
  expect(shape(menuTree([item('a', { parentId: 'gone' })]))).toEqual(['a']);
});

test('cuts a circle instead of running round in it', () => {
  const items = [group('g', { parentId: 'h' }), group('h', { parentId: 'g' }), item('a')];
  expect(pagesOf(menuTree(items)).map(({ id }) => id)).toContain('a');
});

test('names the entries of a circle, not those that hang below it', () => {
  const items = [
    group('g', { parentId: 'h' }),
    group('h', { parentId: 'g' }),
    group('self', { parentId: 'self' }),
    item('below', { parentId: 'g' }),
    item('orphan', { parentId: 'gone' }),
  ];
  expect(circularEntries(items)).toEqual(['g', 'h', 'self']);
  expect(pagesOf(menuTree(items)).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['below', 'orphan']),
  );
});
