import { expect, test } from 'vitest';
import { allRows, chosenCount, isChosen, noRows, withRows } from './row-selection.ts';

test('some rows are listed, of all rows the exceptions are', () => {
  const some = withRows(withRows(noRows, ['a', 'b'], true), ['a'], false);
  expect(some).toEqual({ mode: 'some', ids: new Set(['b']) });
  const all = withRows(withRows(allRows, ['a', 'b'], false), ['a'], true);
  expect(all).toEqual({ mode: 'all', except: new Set(['b']) });
  expect([some, all].map((selection) => isChosen(selection, 'b'))).toEqual([true, false]);
  expect([some, all].map((selection) => chosenCount(selection, 12_345))).toEqual([1, 12_344]);
});
