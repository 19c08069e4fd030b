import { expect, test } from 'vitest';
import {
  decimal,
  decimalText,
  isDecimal,
  percentOf,
  quantity,
  roundHalfUp,
  sum,
} from './decimal.ts';

test('reads the text of the wire exactly', () => {
  expect(sum(['0.1', '0.2']).toString()).toBe('0.3');
  expect(decimal(' 660.000 ').toFixed(3)).toBe('660.000');
});

test.each(['', '  ', 'abc', '1,000', Number.NaN, Number.POSITIVE_INFINITY])(
  'refuses %j',
  (value) => {
    expect(isDecimal(value)).toBe(false);
    expect(() => decimal(value)).toThrow('invalid-quantity');
  },
);

test.each([null, undefined, {}, true])('does not take %j for a number', (value) => {
  expect(isDecimal(value)).toBe(false);
});

test('lets no quantity go below zero, but takes a negative nought', () => {
  expect(() => quantity(-0.001)).toThrow('invalid-quantity');
  expect(quantity(-0).isZero()).toBe(true);
});

test('rounds half away from zero', () => {
  expect(roundHalfUp('2.345', 2).toString()).toBe('2.35');
  expect(roundHalfUp('-2.345', 2).toString()).toBe('-2.35');
  expect(decimalText('0.1', 3)).toBe('0.100');
});

test('has no percentage of nothing', () => {
  expect(percentOf(5, 0)).toBeUndefined();
  expect(percentOf(0, 5)?.toNumber()).toBe(0);
});

test('reads a text that was read before as the same number, however many came between', () => {
  const first = decimal('34.62');
  for (let at = 0; at < 5_000; at += 1) expect(decimal(`${at}.5`).toFixed(1)).toBe(`${at}.5`);
  expect(decimal('34.62').eq(first)).toBe(true);
  expect(decimal(' 34.62 ').eq(first)).toBe(true);
  expect(isDecimal(' ')).toBe(false);
});
