import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt.ts';
import { refusedCell, saysMore } from './refused-cell.ts';

test('points at the cell whose finding says the same', () => {
  const issue = { cell: 'markerLen', code: 'marker-length' as const, text: 'length above 0' };
  expect(refusedCell('length above 0', firstBed, [issue])).toBe('markerLen');
});

test('points at the roll a refusal names', () => {
  const text = '布卷R1302 已在床次A2403-056(订单SO2403022)，不能重复使用';
  expect(refusedCell(text, firstBed, [])).toBe('rolls.1302.plies');
  expect(refusedCell(text.replace('R1302', 'R13021'), firstBed, [])).toBeUndefined();
});

test('points at the colour a refusal names', () => {
  expect(refusedCell('Black有A/B两种以上色号段', firstBed, [])).toBe('colors.k1.plies');
});

test('a refusal that names cells the bill names itself says nothing more', () => {
  const over = (size: string) => `黑色/${size} 已裁76 + 本床240 = 316，超过上限315`;
  const issues = ['M', 'L'].map((size) => ({
    cell: `matrix.${size}`,
    code: 'over-cut' as const,
    text: over(size),
  }));
  const refusal = `${over('M')}；${over('L')}`;
  expect(saysMore(refusal, issues)).toBe(false);
  expect(saysMore(over('L'), issues)).toBe(false);
  expect(saysMore(refusal, issues.slice(1))).toBe(true);
  expect(saysMore(refusal, [])).toBe(true);
  expect(refusedCell(refusal, firstBed, issues)).toBe('matrix.M');
});
