import { expect, test } from 'vitest';
import { type MergeSide, mergeRows } from './merge-rows.ts';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly num: string;
}

const line = (id: string, name = 'A', num = '1'): Line => ({ id, name, num });
const merge = (
  base: readonly Line[],
  theirs: readonly Line[],
  mine: readonly Line[],
  side?: MergeSide,
) =>
  mergeRows(
    base,
    theirs,
    mine,
    ({ id, name, num }) => ({ key: id, fields: { name, num } }),
    (row, fields) => ({ ...row, ...fields }),
    side && (() => side),
  );
const base = [line('1'), line('2'), line('3')];

test('takes over what only one side changed, also in one line', () => {
  const theirs = [line('1', 'B'), line('2'), line('3')];
  const mine = [line('1', 'A', '5'), line('2', 'C'), line('3')];
  expect(merge(base, theirs, mine)).toEqual({
    rows: [line('1', 'B', '5'), line('2', 'C'), line('3')],
    conflicts: [],
  });
});

test('asks for a field that both changed, and takes the side that is chosen', () => {
  const theirs = [line('1', 'B'), line('2'), line('3')];
  const mine = [line('1', 'C'), line('2'), line('3')];
  const found = merge(base, theirs, mine);
  expect(found.conflicts).toEqual([{ key: '1', field: 'name', base: 'A', theirs: 'B', mine: 'C' }]);
  expect(found.rows[0]).toEqual(line('1', 'C'));
  expect(merge(base, theirs, mine, 'theirs').rows[0]).toEqual(line('1', 'B'));
});

test('both sides changing to the same is no conflict, nor is another way to write a figure', () => {
  const theirs = [line('1', 'B', '1.00'), line('2'), line('3')];
  const mine = [line('1', 'B'), line('2'), line('3')];
  expect(merge(base, theirs, mine).conflicts).toEqual([]);
});

test('two records whose ids differ in the last digit are not the same', () => {
  const named = (id: string) => [line('1', id)];
  const [was, their, my] = ['96421875000000017', '96421875000000018', '96421875000000019'];
  expect(merge(named(was), named(was), named(my)).rows).toEqual(named(my));
  expect(merge(named(was), named(their), named(my)).conflicts).toHaveLength(1);
});

test('a line one side removed goes, unless the other changed it', () => {
  expect(merge(base, base.slice(1), base).rows).toEqual(base.slice(1));
  expect(merge(base, base, base.slice(1)).rows).toEqual(base.slice(1));
  const mine = [line('1', 'C'), line('2'), line('3')];
  const found = merge(base, base.slice(1), mine);
  expect(found.conflicts).toMatchObject([{ key: '1', field: undefined, theirs: undefined }]);
  expect(found.rows.map(({ id }) => id)).toContain('1');
  expect(merge(base, base.slice(1), mine, 'theirs').rows).toEqual(base.slice(1));
});

test('keeps what each side added, and the order of the side that moved lines', () => {
  const theirs = [...base, line('4')];
  const mine = [line('3'), line('1'), line('2'), line('new')];
  expect(merge(base, theirs, mine).rows.map(({ id }) => id)).toEqual(['3', '1', '2', 'new', '4']);
  expect(merge(base, theirs, [...base, line('new')]).rows.map(({ id }) => id)).toEqual([
    ...['1', '2', '3', '4', 'new'],
  ]);
});
