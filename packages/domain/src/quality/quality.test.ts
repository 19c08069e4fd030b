import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkInspection } from './check-inspection.ts';
import { nextSeverity } from './inspection-switch.ts';

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
