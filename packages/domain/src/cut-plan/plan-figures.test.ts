import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { planCut } from './plan-cut.ts';
import { checkLays, planFigures } from './plan-figures.ts';

const marker = {
  markerName: 'M1',
  markerLen: '5.20',
  endLossLen: '0.04',
  effPct: '84',
  sizes: [
    { sizeId: 'S', ratio: '1' },
    { sizeId: 'M', ratio: '2' },
    { sizeId: 'L', ratio: '2' },
    { sizeId: 'XL', ratio: '1' },
  ],
};
const lay = (layNo: number, ...colors: [string, number][]) => ({
  layNo,
  markerName: 'M1',
  colors: colors.map(([colorId, plies]) => ({ colorId, plies })),
});
const lays = [lay(1, ['BLK', 120]), lay(2, ['BLK', 86], ['NVY', 34]), lay(3, ['NVY', 120])];

test('the three lays of the story give 2160 garments out of 1886.4 m', () => {
  const figures = planFigures([marker], lays);
  expect(figures.planNum).toBe(2160);
  expect(figures.planLen.toString()).toBe('1886.4');
  expect(figures.avgEffPct?.toString()).toBe('84');
  expect(figures.cells.get('BLK/M')).toBe(412);
  expect(figures.cells.get('NVY/XL')).toBe(154);
});

test('I10 a lay that is too high is named', () => {
  const [issue] = checkLays([...lays, lay(4, ['BLK', 121])], 120);
  expect(issue && refusalText(issue, 'zh-CN')).toBe('第4床121层，最多120层');
});

test('a ratio that was chosen by hand is the first marker', () => {
  const [first] = planCut({
    sizeIds: ['S', 'M'],
    colors: [{ colorId: 'BLK', ordered: [100, 100] }],
    maxPlies: 120,
    maxGarments: 8,
    targetPct: 100,
    tolerancePct: 5,
    ratio: [2, 1],
  });
  expect(first).toMatchObject({ ratio: [2, 1], plies: [{ colorId: 'BLK', plies: 52 }] });
});
