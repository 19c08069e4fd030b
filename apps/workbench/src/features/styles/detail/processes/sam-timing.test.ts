import { expect, test } from 'vitest';
import { readTiming, withTiming } from './sam-timing.ts';

const chinese = '观测 0.3512 分 × 评比 95% + 宽放 12.5%';
const english = 'Observed 0.3512 min × rating 95% + allowance 12.5%';
const timing = { observed: '0.3512', rating: '95', allowance: '12.5' };

test.each([chinese, english, `压脚换窄；${chinese}`])('%s is read back', (remark) => {
  expect(readTiming(remark)).toEqual(timing);
});

test.each([null, '', '压脚换窄 3 分', '95% + 12%'])('%s keeps no timing', (remark) => {
  expect(readTiming(remark)).toBeUndefined();
});

test('another timing replaces the one that is there, in either language', () => {
  const next = '观测 0.4 分 × 评比 100% + 宽放 15%';
  expect(withTiming(english, next)).toBe(next);
  expect(withTiming(`压脚换窄；${chinese}`, next)).toBe(`压脚换窄；${next}`);
});

test('what else the remark says stays', () => {
  expect(withTiming('压脚换窄', chinese)).toBe(`压脚换窄；${chinese}`);
  expect(withTiming(null, chinese)).toBe(chinese);
});
