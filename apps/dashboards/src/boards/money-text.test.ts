import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

test.each([
  ['9999.4', '9,999', '元', '9,999', 'CNY'],
  ['10000', '1.0', '万元', '10.0', 'k CNY'],
  ['-123456.5', '-12.3', '万元', '-123.5', 'k CNY'],
])('%s is read as %s %s and as %s %s', (value, zh, zhUnit, en, enUnit) => {
  expect(moneyText(value, 'zh-CN')).toEqual({ text: zh, unit: zhUnit });
  expect(moneyText(value, 'en')).toEqual({ text: en, unit: enUnit });
});

test('an amount that is not known has no unit', () => {
  expect(moneyText(null, 'zh-CN')).toEqual({ text: '–', unit: '' });
});
