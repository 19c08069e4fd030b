import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as logic from './logic.ts';
import type { TabList } from './types.ts';

const tab = (key: string, title = key) => ({ title, key: `/${key}`, path: '/p' });
const open = (keys: string, active: string): TabList =>
  logic.activateTab([...keys].map((key) => tab(key)).reduce(logic.openTab, logic.noTabs), active);
const shape = ({ tabs, active }: TabList) => `${tabs.map(({ key }) => key[1]).join('')} ${active}`;

test.each([
  ['ABCD', '/C', '/C', 'ABD /B'],
  ['ABD', '/B', '/A', 'BD /B'],
  ['BD', '/B', '/B', 'D /D'],
  ['D', '/D', '/D', ' /'],
  ['AB', '/', '/A', 'B /'],
  ['AB', '/B', '/X', 'AB /B'],
])('%s with %s shown, closing %s leaves %s', (keys, active, closed, expected) => {
  expect(shape(logic.closeTab(open(keys, active), closed))).toBe(expected);
});

test.each([
  ['left', '/A', 'CD /C'],
  ['left', '/D', 'CD /D'],
  ['right', '/D', 'ABC /C'],
  ['right', '/A', 'ABC /A'],
  ['others', '/A', 'C /C'],
] as const)('closing %s of C with %s shown leaves %s', (side, active, expected) => {
  expect(shape(logic.closeAround(open('ABCD', active), '/C', side))).toBe(expected);
});

test('opening again updates title and query in place', () => {
  const list = logic.openTab(open('ABC', '/A'), { ...tab('B', '新'), query: 'x=1' });
  expect(shape(list)).toBe('ABC /B');
  expect(list.tabs[1]).toEqual({ title: '新', key: '/B', path: '/p', query: 'x=1' });
});

test('a tab that is opened again as it was leaves the row of tabs alone', () => {
  const list = open('ABC', '/A');
  const again = logic.openTab(list, tab('B'));
  expect(again.tabs).toBe(list.tabs);
  expect(again.active).toBe('/B');
  expect(again.recent[0]).toBe('/B');
});

test('home is shown without a tab', () => {
  const list = logic.openTab(open('A', '/A'), { title: '首页', key: '/', path: '/' });
  expect(shape(list)).toBe('A /');
});

test('the 31st tab closes the one unused for longest that has no unsaved input', () => {
  const keys = Array.from({ length: 30 }, (_, at) => `t${at}`);
  let list = keys.map((key) => tab(key)).reduce(logic.openTab, logic.noTabs);
  list = logic.activateTab(logic.markTab(list, '/t0', true), '/t1');
  list = logic.openTab(list, tab('t30'));
  expect(list.tabs).toHaveLength(30);
  expect(list.tabs.some(({ key }) => key === '/t2')).toBe(false);
  expect(list.tabs.some(({ key }) => key === '/t0')).toBe(true);
});

test('closing a tab forgets that it was unsaved, and keeps what is unsaved elsewhere', () => {
  const list = logic.markTab(logic.markTab(open('ABC', '/A'), '/A', true), '/B', true);
  expect(logic.closeTab(list, '/A')).toMatchObject({ unsaved: ['/B'], recent: ['/C', '/B'] });
  expect(logic.closeTab(list, '/C').unsaved).toEqual(['/A', '/B']);
});

test('a tab is unsaved once, until it is saved, and only when it is open', () => {
  const list = logic.markTab(logic.markTab(open('AB', '/A'), '/A', true), '/A', true);
  expect(list.unsaved).toEqual(['/A']);
  const both = logic.markTab(list, '/B', true);
  expect(logic.markTab(both, '/A', false).unsaved).toEqual(['/B']);
  expect(logic.markTab(list, '/X', true).unsaved).toEqual(['/A']);
});

test('the home page is no tab, and showing it keeps the order of use', () => {
  const list = open('AB', '/A');
  const home = logic.openTab(list, { title: '首页', key: '/', path: '/' });
  expect(home).toEqual({ ...list, active: '/' });
  expect(logic.activateTab(list, '/X')).toBe(list);
});

test('closing around a tab that is not open changes nothing, around the first too', () => {
  const list = open('ABC', '/B');
  expect(logic.closeAround(list, '/X', 'others')).toBe(list);
  expect(shape(logic.closeAround(list, '/A', 'right'))).toBe('A /A');
  expect(logic.moveTab(list, '/X', 0)).toBe(list);
});

test('what is no longer permitted goes, and the first that stays is shown', () => {
  const list = open('ABCD', '/A');
  expect(shape(logic.retainTabs(list, ['/C', '/B', '/D']))).toBe('BCD /B');
  expect(shape(logic.retainTabs(list, []))).toBe(' /');
  expect(shape(logic.retainTabs({ ...list, active: '/' }, ['/D']))).toBe('D /');
});

test('storage gives back no more than 30 tabs, none for the home page or for what is no path', () => {
  const many = Array.from({ length: 31 }, (_, at) => ({ key: `/t${at}` }));
  expect(logic.restoreTabs(JSON.stringify(many), undefined).tabs).toHaveLength(30);
  const odd =
    '[{"key":"/"},{"key":"x"},{"key":""},{"title":"no key"},{"key":"/A","title":"甲","path":"/p/{id}","query":"q=1"}]';
  expect(logic.restoreTabs(odd, '/A')).toEqual({
    tabs: [{ title: '甲', key: '/A', path: '/p/{id}', query: 'q=1' }],
    active: '/A',
    unsaved: [],
    recent: ['/A'],
  });
  expect(
    logic.restoreTabs('[{"key":"/A","title":"","path":5,"query":""}]', undefined).tabs,
  ).toEqual([{ title: '/A', key: '/A', path: '/A' }]);
  expect(logic.restoreTabs(undefined, undefined)).toEqual(logic.noTabs);
});

test.each([
  [2, 'BCA'],
  [-5, 'ABC'],
  [99, 'BCA'],
  [1, 'BAC'],
])('moving A to %i gives %s', (to, expected) => {
  expect(shape(logic.moveTab(open('ABC', '/A'), '/A', to))).toBe(`${expected} /A`);
});

test.each([
  [undefined, undefined, ' /'],
  ['not json', '/A', ' /'],
  ['{"a":1}', undefined, ' /'],
  ['[null, 5, "x", {"key":"A"}, {"key":"/A"}, {"key":"/A","title":"twice"}]', '/A', 'A /A'],
  ['[{"key":"/A"},{"key":"/B"}]', '/gone', 'AB /'],
])('storage %s with %s shown heals to %s', (text, active, expected) => {
  expect(shape(logic.restoreTabs(text, active))).toBe(expected);
});

test('a tab of an older version gets the title and pattern it lacks', () => {
  expect(logic.restoreTabs('[{"key":"/A"}]', undefined).tabs).toEqual([
    { title: '/A', key: '/A', path: '/A' },
  ]);
});

test('whatever is done, keys are unique, the shown tab exists and storage gives it all back', () => {
  const key = fc.constantFrom('/A', '/B', '/C', '/D', '/');
  const step = fc.oneof(
    key.map((k) => (l: TabList) => logic.openTab(l, { title: k, key: k, path: k })),
    key.map((k) => (l: TabList) => logic.closeTab(l, k)),
    key.map((k) => (l: TabList) => logic.activateTab(l, k)),
    fc.tuple(key, fc.constantFrom('left', 'right', 'others') as fc.Arbitrary<logic.Side>).map(
      ([k, side]) =>
        (l: TabList) =>
          logic.closeAround(l, k, side),
    ),
    fc.tuple(key, fc.integer({ min: -2, max: 6 })).map(
      ([k, to]) =>
        (l: TabList) =>
          logic.moveTab(l, k, to),
    ),
    fc.tuple(key, fc.boolean()).map(
      ([k, unsaved]) =>
        (l: TabList) =>
          logic.markTab(l, k, unsaved),
    ),
    fc.subarray(['/A', '/B', '/C', '/D']).map((keys) => (l: TabList) => logic.retainTabs(l, keys)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const list = steps.reduce((each, apply) => apply(each), logic.noTabs);
      const keys = list.tabs.map((each) => each.key);
      expect(new Set(keys).size).toBe(keys.length);
      expect([...keys, '/']).toContain(list.active);
      expect(keys.toSorted()).toEqual(list.recent.toSorted());
      for (const unsaved of list.unsaved) expect(keys).toContain(unsaved);
      const again = logic.restoreTabs(JSON.stringify(list.tabs), list.active);
      expect(shape(again)).toBe(shape(list));
    }),
  );
});
