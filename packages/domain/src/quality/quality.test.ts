import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { fc, test as property } from '../testing/property.ts';
import { checkInspection } from './check-inspection.ts';
import { nextSeverity } from './inspection-switch.ts';
import { AQL, codeLetter, isLotAccepted, samplingPlan, singleSample } from './sampling-plan.ts';

test.each([
  [8, 'A'],
  [9, 'B'],
  [1200, 'J'],
  [1201, 'K'],
  [500_000, 'P'],
  [500_001, 'Q'],
  [1, 'A'],
])('puts a lot of %i under letter %s', (lot, letter) => {
  expect(codeLetter(lot)).toBe(letter);
});

test.each([0, -1, 1.5, Number.NaN])('refuses a lot of %d', (lot) => {
  expect(() => samplingPlan(lot, '2.5', '4.0')).toThrow('invalid-quantity');
});

test('takes the larger sample for both classes, each with its own numbers', () => {
  // Letter D: 2.5 takes plan C with 5, 4.0 takes plan E with 13.
  expect(samplingPlan(40, '2.5', '4.0')).toEqual({
    codeLetter: 'D',
    sampleNum: 13,
    isFull: false,
    critical: { ac: 0, re: 1 },
    major: { ac: 0, re: 1 },
    minor: { ac: 1, re: 2 },
  });
});

test('checks every garment of a lot not larger than its sample', () => {
  expect(samplingPlan(13, '1.0', '1.0')).toMatchObject({ sampleNum: 13, isFull: true });
  expect(samplingPlan(14, '1.0', '1.0')).toMatchObject({ sampleNum: 13, isFull: false });
});

test.each([
  [{ critical: 0, major: 7, minor: 10 }, true],
  [{ critical: 0, major: 8, minor: 0 }, false],
  [{ critical: 0, major: 0, minor: 11 }, false],
  [{ critical: 1, major: 0, minor: 0 }, false],
])('judges %j', (found, accepted) => {
  expect(isLotAccepted(samplingPlan(2120, '2.5', '4.0'), found)).toBe(accepted);
});

property(
  'is never easier when tightened',
  [fc.constantFrom(...'ABCDEFGHJKLMNPQ'), fc.constantFrom(...AQL)],
  (letter, aql) => {
    const normal = singleSample(letter, aql);
    const tightened = singleSample(letter, aql, 'tightened');
    expect(tightened.ac / tightened.sampleNum).toBeLessThanOrEqual(normal.ac / normal.sampleNum);
  },
);

const lots = (text: string) => [...text].map((letter) => letter === 'a');

test.each([
  ['', 'normal'],
  ['raaaar', 'normal'],
  ['raaar', 'tightened'],
  ['rr', 'tightened'],
  ['rraaaa', 'tightened'],
  ['rraaaaa', 'normal'],
  ['rraaraaaaa', 'normal'],
  ['rraaaaar', 'normal'],
  ['rraaaaarr', 'tightened'],
  ['rrrarararar', 'stopped'],
] as const)('after %s inspects %s', (history, severity) => {
  expect(nextSeverity(lots(history))).toBe(severity);
});

const counts = {
  checkNum: 100,
  passNum: 95,
  reworkNum: 5,
  secondNum: 0,
  scrapNum: 0,
  defectNum: 6,
};

test('wants results that add up and a fault for every faulty garment', () => {
  const texts = (change: object) =>
    checkInspection({ ...counts, ...change }).map((each) => refusalText(each, 'zh-CN'));
  expect(texts({})).toEqual([]);
  expect(texts({ reworkNum: 4 })).toEqual(['合格95+返修4+次品0+报废0≠检查100']);
  expect(texts({ defectNum: 4 })).toEqual(['疵点数4少于不良件数5']);
});
