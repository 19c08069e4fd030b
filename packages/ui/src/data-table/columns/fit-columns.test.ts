import { expect, test } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { type ColumnFit, fitColumns, grownFits } from './fit-columns.ts';

interface Row {
  readonly text: string;
}

const rowsOf = (...texts: readonly string[]): readonly Row[] => texts.map((text) => ({ text }));
const column = (look: Partial<DataColumn<Row>>): DataColumn<Row> => ({
  id: 'a',
  header: '款号',
  cell: ({ text }) => text,
  ...look,
});
function fit(look: Partial<DataColumn<Row>>, rows: readonly Row[] = [], sum?: string): ColumnFit {
  const found = fitColumns([column(look)], rows, sum === undefined ? {} : { a: sum }).get('a');
  if (found === undefined) throw new Error('the column has no fit');
  return found;
}
const LONG = '长'.repeat(30);

test('a column is as wide as its longest value', () => {
  expect(fit({}, rowsOf('短', '长长长长长长')).width).toBe(98);
  expect(fit({}, rowsOf('短', '长长长长长长', '长长长长长长长长')).width).toBe(124);
});

test('a column without rows is as wide as its head, the buttons of the head included', () => {
  expect(fit({}).width).toBe(48);
  expect(fit({ header: '款式名称' }).width).toBe(76);
  expect(fit({ header: '款式名称', sortable: true }).width).toBe(94);
  expect(fit({ header: '款式名称', sortable: true, filterOptions: [] }).width).toBe(118);
});

test('a head stands on two lines at most, in both languages', () => {
  const [one, two] = ['Overtime minutes', 'Overtime'].map((header) => fit({ header }).width);
  expect(one).toBe(two);
  expect(fit({ header: 'Overtime minutes done' }).width).toBeGreaterThan(one ?? 0);
  expect(fit({ header: '计划完成百分比' }).width).toBeLessThan(fit({ header: '计划完成率' }).width);
});

test('a figure and its sum are never cut, whatever room there is', () => {
  const figure = fit({ align: 'end' }, rowsOf('1,234,567.89'), '99,999,999,999.99');
  expect(figure.width).toBeGreaterThan(fit({ align: 'end' }, rowsOf('1,234,567.89')).width);
  expect(figure.least).toBe(figure.width);
});

test('a text gives up room down to its floor, its head and its sum, and takes more when there is any', () => {
  expect(fit({}, rowsOf(LONG))).toEqual({ width: 240, least: 88, wish: 410 });
  expect(fit({ header: '款'.repeat(5) }, rowsOf(LONG)).least).toBe(89);
  expect(fit({}, rowsOf(LONG), LONG).least).toBe(434);
  expect(fit({}, rowsOf(LONG.repeat(9))).wish).toBe(640);
});

test('a text that a component draws on several lines keeps room for them', () => {
  expect(fit({ room: 28 }, rowsOf(LONG))).toEqual({ width: 240, least: 200, wish: 438 });
});

test('a short text keeps what it needs', () => {
  expect(fit({}, rowsOf('红色'))).toEqual({ width: 48, least: 48, wish: 48 });
});

test('what a cell draws beside its text has room', () => {
  expect(fit({ room: 28, whole: true }, rowsOf('铺布中'))).toEqual({
    width: 87,
    least: 87,
    wish: 87,
  });
  const buttons = { text: () => '', room: ({ text }: Row) => text.length * 40 };
  expect(fit(buttons, rowsOf('a', 'aaa', 'aa')).width).toBe(140);
});

test('codes and words of an enumeration are shown whole', () => {
  expect(fit({ whole: true }, rowsOf(LONG)).least).toBe(410);
});

test('a cell that says nothing about its width has the usual one', () => {
  expect(fit({ cell: () => null }, rowsOf('a')).width).toBe(120);
});

test('a width that a column states is taken', () => {
  expect(fit({ width: 72 }, rowsOf(LONG), LONG)).toEqual({ width: 72, least: 72, wish: 72 });
});

test('later rows make a column wider, never smaller', () => {
  const [short, long] = ['短', LONG].map((text) => fitColumns([column({})], rowsOf(text)));
  if (short === undefined || long === undefined) throw new Error('no fits');
  expect(grownFits(short, long).get('a')).toEqual({ width: 240, least: 88, wish: 410 });
  expect(grownFits(long, short)).toBe(long);
  expect(grownFits(short, short)).toBe(short);
});

test('a column that is gone is forgotten, a new one is measured', () => {
  const one = fitColumns([column({})], []);
  const other = fitColumns([column({ id: 'b' })], []);
  expect([...grownFits(one, other).keys()]).toEqual(['b']);
});
