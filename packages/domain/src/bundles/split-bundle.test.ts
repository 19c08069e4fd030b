import { expect, test } from 'vitest';
import { afterScrap, requireSplit, splitDone, splitPlySpans } from './split-bundle.ts';

test('asks the parts of a split to add up', () => {
  expect(() => requireSplit(24, [14, 10])).not.toThrow();
  expect(() => requireSplit(24, [14, 9])).toThrow('"sum":23,"num":24');
  expect(() => requireSplit(24, [24])).toThrow('split-parts');
  expect(() => requireSplit(24, [24, 0])).toThrow('split-parts');
});

test('fills the children of a half-done operation one after the other', () => {
  expect(splitDone(12, [14, 10])).toEqual([12, 0]);
  expect(splitDone(24, [14, 10])).toEqual([14, 10]);
  expect(splitDone(0, [14, 10])).toEqual([0, 0]);
});

test('shrinks only what is still to be done', () => {
  const row = (doneNum: number, status: 0 | 1 | 2 | 3) => ({ num: 22, doneNum, status });
  expect(afterScrap(row(0, 0), 1)).toEqual({ num: 21, doneNum: 0, status: 0 });
  // All of a bundle is lost: nothing of it is left to do, and nothing was done.
  expect(afterScrap(row(0, 0), 22)).toEqual({ num: 0, doneNum: 0, status: 0 });
  expect(afterScrap(row(22, 2), 1)).toEqual({ num: 22, doneNum: 22, status: 2 });
  expect(afterScrap(row(21, 1), 1)).toEqual({ num: 21, doneNum: 21, status: 2 });
  expect(afterScrap(row(21, 1), 5)).toEqual({ num: 21, doneNum: 21, status: 2 });
  expect(afterScrap(row(0, 3), 1)).toEqual(row(0, 3));
});

test('the plies of a mother are divided by the garments of her children', () => {
  expect(splitPlySpans({ plyFrom: 1, plyTo: 24 }, [14, 10])).toEqual([
    { plyFrom: 1, plyTo: 14 },
    { plyFrom: 15, plyTo: 24 },
  ]);
  expect(splitPlySpans({ plyFrom: 25, plyTo: 48 }, [6, 6])).toEqual([
    { plyFrom: 25, plyTo: 36 },
    { plyFrom: 37, plyTo: 48 },
  ]);
});
