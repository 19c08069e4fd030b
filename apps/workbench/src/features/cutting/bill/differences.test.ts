import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { firstBed } from './testing/t-shirt.ts';

test('finds nothing between two ways to write one figure', () => {
  expect(differences(firstBed, { ...firstBed, markerLen: '5.2' })).toEqual([]);
});

test('names the cell, what stands here and what was saved', () => {
  const theirs = {
    ...firstBed,
    rolls: firstBed.rolls.map((roll) => (roll.key === '1302' ? { ...roll, plies: '59' } : roll)),
  };
  expect(differences(firstBed, theirs)).toMatchObject([
    { cell: 'rolls.1302.plies', mine: '60', theirs: '59' },
  ]);
});

test('shows a roll that only one of the two has', () => {
  const theirs = { ...firstBed, rolls: firstBed.rolls.slice(0, 1) };
  const found = differences(firstBed, theirs).map(({ cell, theirs: other }) => [cell, other]);
  expect(found).toContainEqual(['rolls.1302.plies', '']);
});
