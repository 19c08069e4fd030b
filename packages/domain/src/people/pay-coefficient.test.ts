import { expect, test } from 'vitest';
import { coefficientOn } from './pay-coefficient.ts';

const changed = {
  coefficient: '1.100',
  formerCoefficient: '1.000',
  coefficientFrom: '2026-06-11',
};

test('a changed coefficient pays from its day on, days before it are paid with the former one', () => {
  expect(coefficientOn(changed, '2026-06-10')).toBe('1.000');
  expect(coefficientOn(changed, '2026-06-11')).toBe('1.100');
  const never = { ...changed, formerCoefficient: null, coefficientFrom: null };
  expect(coefficientOn(never, '2020-01-01')).toBe('1.100');
});
