import { expect, test } from 'vitest';
import { unitsMeet } from './bill-units.ts';

test('units of one dimension meet, for cloth and for trims', () => {
  expect(unitsMeet('count', 'count', { isCloth: false })).toBe(true);
  expect(unitsMeet('length', 'length', { isCloth: true })).toBe(true);
});

test('cloth is weighed as well as measured, a trim is not', () => {
  expect(unitsMeet('weight', 'length', { isCloth: true })).toBe(true);
  expect(unitsMeet('area', 'weight', { isCloth: true })).toBe(true);
  expect(unitsMeet('weight', 'length', { isCloth: false })).toBe(false);
});

test('pieces of cloth are no length', () => {
  expect(unitsMeet('count', 'length', { isCloth: true })).toBe(false);
});
