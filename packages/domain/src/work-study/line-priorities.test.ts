import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import {
  defaultPriorities,
  freeLevel,
  inkOn,
  LEAST_CONTRAST,
  legendIssues,
  renumbered,
  storedLevels,
} from './line-priorities.ts';

const [first, second] = defaultPriorities;
const onLines = (...levels: readonly number[]) =>
  levels.map((level) => ({
    ...{ id: `s${level}`, level, lineNum: 1 },
    name: defaultPriorities[level - 1]?.name ?? '',
  }));
const found = (rows: Parameters<typeof legendIssues>[0], used: readonly number[] = []) =>
  legendIssues(rows, onLines(...used)).map(({ field, code }) => [field, code]);

test('the legend a factory begins with holds', () => {
  expect(found(defaultPriorities, [1, 5])).toEqual([]);
});

test('names what is wrong at its cell', () => {
  expect(found([])).toEqual([['rows', 'keep-one-row']]);
  expect(found([first, { ...second, level: 1, color: '#d4380d' }])).toEqual([
    ['rows.1.level', 'level-twice'],
    ['rows.1.color', 'color-twice'],
  ]);
  expect(found([{ level: undefined, name: ' ', color: '', meaning: '' }])).toEqual([
    ['rows.0.level', 'out-of-range'],
    ['rows.0.color', 'colour-missing'],
    ['rows.0.name', 'required'],
    ['rows.0.meaning', 'required'],
  ]);
  expect(found([{ ...first, level: 10, name: '九个字的名称太长了', color: '#12G' }])).toEqual([
    ['rows.0.level', 'out-of-range'],
    ['rows.0.color', 'invalid-value'],
    ['rows.0.name', 'too-long'],
  ]);
});

test('what is missing is named in the language of the reader', () => {
  const [, , name] = legendIssues([{ ...first, level: 10, color: '', name: '' }], []);
  expect(name && [refusalText(name, 'zh-CN'), refusalText(name, 'en')]).toEqual([
    '请填写名称',
    'Fill in Name',
  ]);
});

test('a level that a line is described by stays', () => {
  expect(found([first], [1, 3])).toEqual([['rows', 'level-on-line']]);
});

test('a level is the same one under another number', () => {
  const stored = onLines(1, 2);
  const swapped = [
    { ...second, id: 's2', level: 1 },
    { ...first, id: 's1', level: 2 },
  ];
  expect(storedLevels(swapped, stored).map((one) => one?.id)).toEqual(['s2', 's1']);
  expect(legendIssues(swapped, stored)).toEqual([]);
});

test('a row without an id is the level of its name, else of its number, unless that is another row', () => {
  const stored = onLines(1, 2);
  const ids = (...rows: Parameters<typeof storedLevels>[0]) =>
    storedLevels(rows, stored).map((one) => one?.id);
  expect(ids(first, { ...second, level: 3 })).toEqual(['s1', 's2']);
  expect(ids({ ...first, name: '火急' }, { ...second, name: '加急', level: 3 })).toEqual([
    's1',
    undefined,
  ]);
  expect(ids({ ...second, id: 's2', level: 1 }, { ...second, name: '加急' })).toEqual([
    's2',
    undefined,
  ]);
  expect(ids({ ...first, id: 's1' }, { ...second, id: 's1' })).toEqual(['s1', 's2']);
  // The legend of the beginning over one whose rows changed places: each name keeps its lines.
  const dragged = [
    { ...stored[0], level: 2 },
    { ...stored[1], level: 1 },
  ] as typeof stored;
  expect(storedLevels([first, second], dragged).map((one) => one?.id)).toEqual(['s1', 's2']);
});

test('rows that are dragged take the level of their place', () => {
  const rows = [{ ...second }, { ...first }, { ...first, level: undefined }];
  expect(renumbered(rows).map(({ level, name }) => [level, name])).toEqual([
    [1, '急单'],
    [2, '特急'],
    [undefined, '特急'],
  ]);
});

test('the first free level is offered', () => {
  expect(freeLevel([first])).toBe(2);
  expect(
    freeLevel(Array.from({ length: 9 }, (_, at) => ({ ...first, level: at + 1 }))),
  ).toBeUndefined();
});

test('takes the ink that reads better, and knows when neither does', () => {
  expect(inkOn('#000000')).toEqual({ ink: '#FFFFFF', contrast: 21 });
  expect(inkOn('#FADB14')?.ink).toBe('#1C2024');
  expect(
    defaultPriorities.every(({ color }) => (inkOn(color)?.contrast ?? 0) >= LEAST_CONTRAST),
  ).toBe(true);
  expect(inkOn('#7A7A7A')?.contrast).toBeLessThan(LEAST_CONTRAST);
  expect(inkOn('#12G')).toBeUndefined();
});
