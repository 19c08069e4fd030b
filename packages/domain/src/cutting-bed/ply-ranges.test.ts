import { expect, test } from 'vitest';
import { maxPlies, plyRanges, suggestedPlies } from './ply-ranges.ts';

test('numbers plies through the colours', () => {
  expect(plyRanges([{ plies: 86 }, { plies: 34 }])).toEqual([
    { plyFrom: 1, plyTo: 86 },
    { plyFrom: 87, plyTo: 120 },
  ]);
});

test.each([
  [120, '48.2', 9],
  [3, '48.2', 3],
  [120, '5.239', 0],
  [120, '5.24', 1],
  [0, '48', 0],
  [-2, '48', 0],
])('with %i plies missing and %s m left suggests %i', (missing, remain, plies) => {
  expect(suggestedPlies(missing, remain, '5.24')).toBe(plies);
});

test('takes the lowest limit that is set', () => {
  expect(maxPlies({ table: 150, material: 120, die: null })).toBe(120);
  expect(maxPlies({})).toBeUndefined();
});
