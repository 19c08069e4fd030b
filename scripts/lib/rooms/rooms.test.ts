import { expect, test } from 'vitest';
import { crowdedFolders, crowdedFunctions } from './faults.ts';
import { longFunctions } from './long-functions.ts';

const sources = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/part-${at}.ts`);

test('a folder holds twenty sources beside its tests, stories and styles', () => {
  const beside = ['a.test.ts', 'a.types.test.tsx', 'a.browser.ts', 'a.story.tsx', 'a.module.css'];
  const twenty = [...sources('room', 20), ...beside.map((name) => `room/${name}`)];
  const faults = (files: readonly string[], excepted = {}) =>
    crowdedFolders(files, excepted).faults;
  expect(faults([...twenty, 'room/generated/a.ts'])).toEqual([]);
  expect(faults([...twenty, 'room/one-more.tsx'])).toEqual([
    expect.stringContaining('room holds 21 sources, at most 20'),
  ]);
  expect(faults([...sources('room', 21), 'room/inner/a.ts'], { room: 21 })).toEqual([]);
});

test('an excepted folder does not grow, and an entry that is larger than it is named', () => {
  expect(crowdedFolders(sources('room', 31), { room: 30 })).toEqual({
    faults: [expect.stringContaining('31 sources, at most 30')],
    outdated: [],
  });
  expect(crowdedFolders(sources('room', 29), { room: 30 })).toEqual({
    faults: [],
    outdated: ['room holds 29 sources: its exception is 30'],
  });
  expect(crowdedFolders(sources('room', 20), { room: 30, gone: 30 })).toEqual({
    faults: [],
    outdated: [
      'room holds 20 sources: remove its exception',
      'gone holds 0 sources: remove its exception',
    ],
  });
});

const body = (lines: number) => 'x();\n'.repeat(lines);

test('lines are counted from the head of a function to its end, by the syntax tree', () => {
  const text = `
/** ${'A word.\n'.repeat(200)} */
function kept() {\n${body(98)}}
const held = () => {\n${body(99)}};
class Machine { go() { return use(\n(x) => {\n${body(120)}}); } }
const text = \`function no() {\n${body(200)}}\`;
describe.each([1])('chapter', () => {\n${body(300)}});
test('one', () => {\n${body(100)}});
`;
  expect(longFunctions('a.ts', text)).toEqual([
    { name: 'held', lines: 101 },
    { name: 'go', lines: 123 },
    { name: 'go.use', lines: 122 },
    { name: 'test', lines: 102 },
  ]);
});

test('an excepted function does not grow, and an entry it no longer needs is named', () => {
  const rooms = (lines: number, excepted: Record<string, Record<string, number>>) =>
    crowdedFunctions(['a.ts'], () => `function go() {\n${body(lines - 2)}}`, excepted);
  const nothing = { faults: [], outdated: [] };
  expect(rooms(100, {})).toEqual(nothing);
  expect(rooms(101, {}).faults).toEqual([
    expect.stringContaining('a.ts: go has 101 lines, at most 100'),
  ]);
  expect(rooms(130, { 'a.ts': { go: 130 } })).toEqual(nothing);
  expect(rooms(131, { 'a.ts': { go: 130 } }).faults).toEqual([
    expect.stringContaining('at most 130'),
  ]);
  expect(rooms(121, { 'a.ts': { go: 130 } })).toEqual(nothing);
  expect(rooms(120, { 'a.ts': { go: 130 } })).toEqual({
    faults: [],
    outdated: ['a.ts: go has 120 lines: its exception is 130'],
  });
  expect(rooms(100, { 'a.ts': { go: 130 }, 'gone.ts': { went: 110 } })).toEqual({
    faults: [],
    outdated: [
      'a.ts: go is not long: remove its exception',
      'gone.ts: went is not long: remove its exception',
    ],
  });
});
