import { expect, test } from 'vitest';
import { filledBox } from './use-fill.ts';

const source = { top: 1, bottom: 2, from: 1, to: 1 };

test('fills along one way only: the one the hand went further', () => {
  expect(filledBox(source, { row: 3, col: 4 })).toEqual({ ...source, to: 4 });
  expect(filledBox(source, { row: 6, col: 2 })).toEqual({ ...source, bottom: 6 });
});

test('fills back over cells before the source, and nothing inside of it', () => {
  expect(filledBox(source, { row: 1, col: 0 })).toEqual({ ...source, from: 0 });
  expect(filledBox(source, { row: 0, col: 1 })).toEqual({ ...source, top: 0 });
  expect(filledBox(source, { row: 2, col: 1 })).toEqual(source);
});
