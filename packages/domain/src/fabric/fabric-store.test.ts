import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { refusalText } from '../refusals/refusal-text.ts';
import { releaseCloth } from '../states/materials/cloth-moves.ts';
import { measuredRemain } from './measured-roll.ts';
import {
  feedingDifferencePct,
  isLargeFeedingDifference,
  pointsOf,
  rollPoints,
} from './roll-defects.ts';
import { suggestRolls } from './suggest-rolls.ts';

const said = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return refusalText(error, 'zh-CN');
  }
  return '';
};

test('a metre counts four points at most, a roll the sum of its metres', () => {
  const defects = [
    { metre: '3.10', points: 3 },
    { metre: '3.90', points: 2 },
    { metre: '12.00', points: 1 },
  ];
  expect(rollPoints(defects)).toBe(5);
  expect(said(() => rollPoints([{ metre: 1, points: 5 }]))).toBe('疵点分须在1到4之间');
});

test('24 points on 120 yards of 46 inches are 15.65 a hundred square yards', () => {
  const roll = { points: 24, widthCm: '116.84', actualLen: '109.728' };
  expect(pointsOf([roll])?.toFixed(2)).toBe('15.65');
});

test('I7 a roll is never measured shorter than what is used or on its way', () => {
  const roll = {
    rollNo: 'R0003',
    usedLen: '43',
    spliceLen: '0.6',
    defectLen: '0.4',
    remnantLen: '1',
  };
  expect(measuredRemain(roll, '47.5').toFixed(3)).toBe('2.500');
  expect(said(() => measuredRemain(roll, '40'))).toBe('卷号R0003 实际长40＜已用45');
});

test('fabric that has not relaxed is not released', () => {
  const cloth = {
    no: 'C240301',
    status: 1,
    inspectResult: 1,
    relaxHours: 24,
    relaxMinutesLeft: 210,
  } as const;
  expect(said(() => releaseCloth(cloth))).toBe('布号C240301 松布未满24小时，还差3.5小时');
  expect(releaseCloth({ ...cloth, relaxMinutesLeft: 0 })).toBe(2);
  expect(said(() => releaseCloth({ ...cloth, status: 0 }))).toBe('布号C240301已到货，不能放行');
  expect(said(() => releaseCloth({ ...cloth, inspectResult: 3 }))).toBe(
    '布号C240301 已拒收，不能放行',
  );
});

test('half a percent may be missing silently, more may not', () => {
  expect(feedingDifferencePct('660', '656')?.toFixed(2)).toBe('0.61');
  expect(isLargeFeedingDifference('660', '656')).toBe(true);
  expect(isLargeFeedingDifference('660', '656.7')).toBe(false);
});

const roll = (id: string, shade: string, remainLen: string, receiveDate = '2024-03-10') => ({
  id,
  shade,
  dyeLot: `D${shade}`,
  receiveDate,
  remainLen,
});

test('one shade is taken where it reaches, with the shortest roll that ends it', () => {
  const rolls = [
    roll('1', 'A', '40'),
    roll('2', 'B', '60'),
    roll('3', 'B', '50'),
    roll('4', 'B', '20'),
  ];
  const { rolls: taken, isOneShade } = suggestRolls(rolls, '75');
  expect(isOneShade).toBe(true);
  expect(taken.map(({ id }) => id)).toEqual(['2', '4']);
});

test('of two shades that reach the older one goes first, and two are mixed only where none reaches', () => {
  const old = [roll('1', 'A', '80', '2024-03-11'), roll('2', 'B', '80', '2024-03-01')];
  expect(suggestRolls(old, '75').rolls.map(({ id }) => id)).toEqual(['2']);
  const mixed = suggestRolls(old, '120');
  expect(mixed).toMatchObject({ isOneShade: false });
  expect(mixed.rolls).toHaveLength(2);
});
