import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { black, firstBed } from '../testing/t-shirt-order.ts';
import { checkRolls } from './checks/check-rolls.ts';
import { completeSets } from './complete-sets.ts';
import { shadeBlocks, shadeDifficulty } from './shade-blocks.ts';

test('forms blocks of neighbouring rolls of one colour and shade', () => {
  const roll = (shade: string, plies: number) => ({ ...black, shade, plies });
  const blocks = shadeBlocks([roll('A', 6), roll('A', 7), roll('B', 5), roll('A', 4)]);
  expect(blocks.map(({ shade, plies, rollPlies }) => [shade, plies, rollPlies])).toEqual([
    ['A', 13, [6, 7]],
    ['B', 5, [5]],
    ['A', 4, [4]],
  ]);
  expect(shadeBlocks([])).toEqual([]);
});

test.each([
  [12, 100, '1.00'],
  [13, 100, '1.05'],
  [20, 100, '1.05'],
  [21, 100, '1.10'],
  [6, 50, '1.00'],
])('rates %i rolls on %i plies', (rolls, plies, factor) => {
  expect(shadeDifficulty(rolls, plies)).toBe(factor);
});

test('rates no bed without plies', () => {
  expect(shadeDifficulty(3, 0)).toBeUndefined();
});

test('compares rolls with plies shade by shade on a shade-level bed', () => {
  const colors = [
    { ...black, shade: 'A', plies: 60 },
    { ...black, shade: 'B', plies: 60 },
  ];
  const allA = firstBed.rolls.map((roll) => ({ ...roll, shade: 'A' }));
  const found = checkRolls({ ...firstBed, colors, rolls: allA });
  expect(found.map((issue) => refusalText(issue, 'zh-CN'))).toEqual([
    '黑色A段 布卷层数120 ≠ 层数60',
    '黑色B段 布卷层数0 ≠ 层数60',
  ]);
  expect(found.map((issue) => refusalText(issue, 'en'))[0]).toBe(
    '黑色 shade A: rolls cover 120 of 60 plies',
  );
  expect(checkRolls({ ...firstBed, rolls: allA })).toEqual([]);
});

test('counts complete sets by the material that was cut least', () => {
  const cell = (cutNum: number) => ({ colorId: 'BLK', sizeId: 'M', cutNum });
  expect(completeSets([[cell(600)], [cell(300), cell(276)]])).toEqual([
    { colorId: 'BLK', sizeId: 'M', complete: 576 },
  ]);
  expect(completeSets([[cell(600)], []])[0]?.complete).toBe(0);
});
