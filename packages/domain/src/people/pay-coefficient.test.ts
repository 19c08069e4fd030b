import { expect, test } from 'vitest';
import { coefficientOn } from './pay-coefficient.ts';

const changed = {
  coefficient: '1.200',
  formerCoefficients: [
    { coefficient: '1.100', toDate: '2026-06-20' },
    { coefficient: '1.000', toDate: '2026-06-10' },
  ],
};

test('each day is paid with the coefficient that it had, however often it changed since', () => {
  expect(
    ['2020-01-01', '2026-06-10', '2026-06-11', '2026-06-20', '2026-06-21'].map((day) =>
      coefficientOn(changed, day),
    ),
  ).toEqual(['1.000', '1.000', '1.100', '1.100', '1.200']);
  expect(coefficientOn({ ...changed, formerCoefficients: [] }, '2020-01-01')).toBe('1.200');
});
