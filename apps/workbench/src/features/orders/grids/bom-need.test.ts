import { expect, test } from 'vitest';
import { bomNeed, isOverIssued } from './bom-need.ts';

const pieces = [
  { colorId: '5', sizeId: '1', num: 700 },
  { colorId: '5', sizeId: '2', num: 500 },
  { colorId: '6', sizeId: '2', num: 900 },
];
const line = { usageNum: '0.9', lossPct: '0', colorId: null, sizeUsages: [] };

test('a line of every colour needs the usage of all pieces and the loss', () => {
  expect(bomNeed({ ...line, lossPct: '3' }, pieces)).toBe('1946.7000');
});

test('a line of one colour needs the pieces of that colour alone', () => {
  expect(bomNeed({ ...line, colorId: '6' }, pieces)).toBe('810.0000');
  expect(bomNeed({ ...line, colorId: '7' }, pieces)).toBe('0.0000');
});

test('a size with a usage of its own takes that', () => {
  const sized = { ...line, lossPct: '10', sizeUsages: [{ sizeId: '1', usageNum: '0.8' }] };
  // 700 × 0.8 + 1 400 × 0.9 = 1 820, with a tenth of loss.
  expect(bomNeed(sized, pieces)).toBe('2002.0000');
});

test('a usage that is half typed needs nothing yet', () => {
  expect(bomNeed({ ...line, usageNum: '', lossPct: '-' }, pieces)).toBe('0.0000');
});

test('only more than the need is too much', () => {
  expect(isOverIssued('810', '810.0000')).toBe(false);
  expect(isOverIssued('810.01', '810.0000')).toBe(true);
});
