import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkFaults, checkInspection } from './check-inspection.ts';
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

test.each([
  [
    'one on each of three garments',
    [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    [],
  ],
  ['three that nobody gave a garment', [[3, null]], []],
  ['two on one garment, the others nowhere', [[2, 1]], ['疵点数2少于不良件数3']],
  ['three on one garment', [[3, 1]], ['每件不良至少选择一个不良项目']],
  [
    'some with a garment, some without',
    [
      [2, 1],
      [2, null],
    ],
    [],
  ],
  ['none', [], ['每件不良至少选择一个不良项目']],
] as const)('I29 faults cover three faulty garments: %s', (_name, given, texts) => {
  const faults = given.map(([num, pieceNo]) => ({ num, pieceNo }));
  const faulty = { ...counts, passNum: 97, reworkNum: 1, secondNum: 1, scrapNum: 1 };
  expect(checkFaults(faulty, faults).map((each) => refusalText(each, 'zh-CN'))).toEqual(texts);
});

test('I28 a sum that is wrong is said first, whatever the faults', () => {
  const wrong = { ...counts, passNum: 90 };
  expect(checkFaults(wrong, []).map(({ code }) => code)).toEqual([
    'check-sum',
    'defect-without-item',
  ]);
});
