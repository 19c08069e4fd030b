import { expect, test } from 'vitest';
import { bomNeed, isOverIssued } from './bom-need.ts';

const pieces = new Map([
  ['5', 1200],
  ['6', 900],
]);

test('a line of every colour needs the usage of all pieces and the loss', () => {
  expect(bomNeed({ usageNum: '0.9', lossPct: '3', colorId: null }, pieces)).toBe('1946.7000');
});

test('a line of one colour needs the pieces of that colour alone', () => {
  expect(bomNeed({ usageNum: '0.9', lossPct: '0', colorId: '6' }, pieces)).toBe('810.0000');
  expect(bomNeed({ usageNum: '0.9', lossPct: '0', colorId: '7' }, pieces)).toBe('0.0000');
});

test('a usage that is half typed needs nothing yet', () => {
  expect(bomNeed({ usageNum: '', lossPct: '-', colorId: null }, pieces)).toBe('0.0000');
});

test('only more than the need is too much', () => {
  expect(isOverIssued('810', '810.0000')).toBe(false);
  expect(isOverIssued('810.01', '810.0000')).toBe(true);
});
