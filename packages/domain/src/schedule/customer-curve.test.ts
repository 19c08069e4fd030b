import { expect, test } from 'vitest';
import {
  type CustomerCurve,
  chosenCurve,
  curveAtFactor,
  curveFactor,
  pctAtFactor,
} from './customer-curve.ts';

const general: CustomerCurve = { categoryId: null, efficiencySetId: '10', factorPct: '90.00' };
const shirts: CustomerCurve = { categoryId: '7', efficiencySetId: '11', factorPct: '80.00' };
const usual = [
  { id: '1', categoryId: '7', difficulty: 3 },
  { id: '2', categoryId: '7', difficulty: 2 },
  { id: '3', categoryId: null, difficulty: 3 },
  { id: '4', categoryId: null, difficulty: 2 },
];

test('what is set for customer and category goes before what is set for the customer', () => {
  expect(chosenCurve('7', [general, shirts], usual)).toBe('11');
  expect(chosenCurve('8', [general, shirts], usual)).toBe('10');
  expect(chosenCurve(null, [general, shirts], usual)).toBe('10');
});

test('without the customer it is the usual one of category and difficulty, then of the company', () => {
  expect(chosenCurve('7', [], usual)).toBe('2');
  expect(chosenCurve('7', [], usual, 3)).toBe('1');
  expect(chosenCurve('7', [], usual, 1)).toBe('3');
  expect(chosenCurve('8', [shirts], usual)).toBe('4');
  expect(chosenCurve(null, [], usual.slice(0, 3))).toBe('3');
  expect(chosenCurve('8', [], usual.slice(0, 2))).toBeUndefined();
});

test('the factor belongs to the curve that is set with it', () => {
  expect(curveFactor('11', '7', [general, shirts])).toBe('80.00');
  expect(curveFactor('10', '7', [general, shirts])).toBe(100);
  expect(curveFactor('10', '8', [general, shirts])).toBe('90.00');
  expect(curveFactor('10', '8', [])).toBe(100);
});

test('scales each day to the hundredth, halves up', () => {
  const points = [40, 50, 58].map((pct, at) => ({ day: at + 1, pct }));
  expect(curveAtFactor(points, 90)).toEqual([
    { day: 1, pct: '36' },
    { day: 2, pct: '45' },
    { day: 3, pct: '52.2' },
  ]);
  expect(pctAtFactor('50.01', '50.50').toString()).toBe('25.26');
  expect(pctAtFactor('40.10', '62.25').toString()).toBe('24.96');
});
