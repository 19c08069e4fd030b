import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt-order.ts';
import { BedType } from './bed-kinds.ts';
import { fabricFigures, needsUsageApproval } from './fabric-figures.ts';
import { isRollBalanced, perPly, remainAfter, rollDifference } from './roll-balance.ts';

const spread = {
  ...firstBed,
  bedType: BedType.normal,
  markerEffPct: '84',
  cutNum: 720,
  planUsage: '0.900',
};
const figures = fabricFigures(spread);

test('follows the fabric of a bed', () => {
  expect(figures.perPly.toFixed(2)).toBe('5.24');
  expect(figures.plies).toBe(120);
  expect(figures.usedLen.toFixed(1)).toBe('628.8');
  expect(figures.spliceLen.toFixed(1)).toBe('4.2');
  expect(figures.defectLen.toFixed(1)).toBe('2.0');
  expect(figures.remnantLen.toFixed(1)).toBe('6.4');
  expect(figures.returnLen.toFixed(1)).toBe('18.6');
  expect(figures.issuedLen.toFixed(1)).toBe('660.0');
  expect(figures.netLen.toFixed(1)).toBe('641.4');
});

test('reckons utilisation and usage of the first bed', () => {
  expect(figures.spreadUtilPct?.toFixed(2)).toBe('97.29');
  expect(figures.materialUtilPct?.toFixed(2)).toBe('81.72');
  expect(figures.endLossPct?.toFixed(2)).toBe('0.75');
  expect(figures.usagePerPiece?.toFixed(4)).toBe('0.8908');
  expect(figures.usageDiffPct?.toFixed(2)).toBe('-1.02');
  expect(figures.savedLen?.toFixed(1)).toBe('6.6');
});

test('has no ratios before anything is spread', () => {
  const empty = fabricFigures({
    bedType: 1,
    markerLen: 5.2,
    endLossLen: 0.04,
    cutNum: 0,
    rolls: [],
  });
  expect(empty.spreadUtilPct).toBeUndefined();
  expect(empty.usagePerPiece).toBeUndefined();
  expect(empty.usageDiffPct).toBeUndefined();
  expect(empty.netLen.toNumber()).toBe(0);
});

test.each([
  ['667.44', false],
  ['667.441', true],
  ['628.56', false],
  ['628.559', true],
])('asks for approval beyond 3 %% and not at it: %s m', (netLen, expected) => {
  expect(needsUsageApproval({ bedType: 1, netLen, cutNum: 720, planUsage: '0.900' }, '3.00')).toBe(
    expected,
  );
});

test('a replacement has its fabric, and no consumption of a garment', () => {
  const replacement = fabricFigures({ ...spread, bedType: BedType.replacement });
  expect(replacement.netLen.toFixed(1)).toBe('641.4');
  expect(replacement.usagePerPiece).toBeUndefined();
  expect(replacement.usageDiffPct).toBeUndefined();
  const far = { bedType: BedType.replacement, netLen: '10', cutNum: 2, planUsage: '0.900' };
  expect(needsUsageApproval(far, 3)).toBe(false);
});

test('asks for no approval without a plan', () => {
  expect(needsUsageApproval({ bedType: 1, netLen: 700, cutNum: 720, planUsage: null }, 3)).toBe(
    false,
  );
  expect(needsUsageApproval({ bedType: 1, netLen: 700, cutNum: 0, planUsage: '0.9' }, 3)).toBe(
    false,
  );
});

test.each([
  ['34.62', true],
  ['34.61', true],
  ['34.63', true],
  ['34.609', false],
  ['34.631', false],
])('balances a roll within a centimetre, the centimetre included: %s', (issuedLen, balanced) => {
  const roll = { plies: 6, issuedLen, remnantLen: '3.18' };
  expect(isRollBalanced(roll, perPly('5.20', '0.04'))).toBe(balanced);
});

test('computes the shortage of a roll', () => {
  const roll = { plies: 6, issuedLen: '34.62', remnantLen: '3.18', returnLen: '0.02' };
  expect(rollDifference(roll, '5.24').toFixed(2)).toBe('-0.02');
});

test('puts a tolerated centimetre into the remainder', () => {
  const used = { usedLen: '31.44', spliceLen: '0', defectLen: '0', remnantLen: '3.18' };
  expect(remainAfter('48.000', used).toFixed(3)).toBe('13.380');
});
