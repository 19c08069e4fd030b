import { expect, test } from 'vitest';
import { subcontractGrade } from './subcontract-grade.ts';

test.each([
  ['100', '0', 'A'],
  ['95', '1', 'A'],
  ['94.99', '0', 'B'],
  ['100', '1.01', 'B'],
  ['90', '2', 'B'],
  ['80', '4', 'C'],
  ['89.99', '4.01', 'D'],
  ['79.99', '0', 'D'],
])('%s%% on time with %s%% seconds is a %s', (onTime, second, grade) => {
  expect(subcontractGrade(onTime, second)).toBe(grade);
});
