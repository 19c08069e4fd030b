import { expect, test } from 'vitest';
import { isSameFigure } from './same-figure.ts';

test('one number written with other places is the same', () => {
  expect(isSameFigure('0.9', '0.9000')).toBe(true);
  expect(isSameFigure('-3', '-3.00')).toBe(true);
  expect(isSameFigure('12345678901234.12345678', '12345678901234.12345679')).toBe(false);
});

test('ids that differ in their last digit are two records', () => {
  expect(isSameFigure('96421875000000017', '96421875000000018')).toBe(false);
});

test('codes with zeros in front are texts', () => {
  expect(isSameFigure('007', '7')).toBe(false);
  expect(isSameFigure('007', '007')).toBe(true);
});

test('what is no number is the same only letter by letter', () => {
  expect(isSameFigure('A', 'A')).toBe(true);
  expect(isSameFigure('', '0')).toBe(false);
  expect(isSameFigure('1e3', '1000')).toBe(false);
});
