import { expect, test } from 'vitest';
import { strokesNeeded } from './die-strokes.ts';

const sizes = [{ positions: 4 }, { positions: 2 }];
const fabrics = [{ materialId: '7', maxPlies: 20 }];

test('a die makes a stroke for each place of the marker and each pile it takes at once', () => {
  expect(strokesNeeded({ fabrics }, '7', { sizes, plies: 121 })).toBe(42);
});

test('of a fabric that nobody tried with the die the strokes are not known', () => {
  expect(strokesNeeded({ fabrics }, '8', { sizes, plies: 121 })).toBeUndefined();
});
