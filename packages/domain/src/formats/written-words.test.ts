import { expect, test } from 'vitest';
import { isTotalWord, withoutUnit } from './written-words.ts';

test.each([
  ['175 cm', 'centimetre', '175'],
  ['175厘米', 'cm', '175'],
  ['3％', 'percent', '3'],
  ['¥22.5', 'money', '22.5'],
  ['22.5元', 'money', '22.5'],
  ['0.35分钟', 'minute', '0.35'],
  ['24小时', '小时', '24'],
  ['180g/m²', 'g/m²', '180'],
])('%s in %s is %s', (text, unit, figure) => {
  expect(withoutUnit(text, unit)).toBe(figure);
});

test('another unit is no part of a figure, and stays where it can be seen', () => {
  expect(withoutUnit('3 kg', 'percent')).toBe('3 kg');
  expect(withoutUnit('180克', '')).toBe('180克');
});

test('a line of totals is known by its first word, in any spelling', () => {
  for (const word of ['合计', ' 合 计：', 'Total', 'ＴＯＴＡＬ:', 'Grand total'])
    expect(isTotalWord(word)).toBe(true);
  for (const word of ['合计单', 'Totally', '']) expect(isTotalWord(word)).toBe(false);
});
