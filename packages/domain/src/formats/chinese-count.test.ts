import { expect, test } from 'vitest';
import { chineseCount } from './chinese-count.ts';

test.each([
  [0, '零'],
  [6, '陆'],
  [10, '壹拾'],
  [105, '壹佰零伍'],
  [110, '壹佰壹拾'],
  [2120, '贰仟壹佰贰拾'],
  [2144, '贰仟壹佰肆拾肆'],
  [10_000, '壹万'],
  [10_005, '壹万零伍'],
  [20_300, '贰万零叁佰'],
  [100_400, '壹拾万零肆佰'],
  [1_020_030, '壹佰零贰万零叁拾'],
  [100_000_001, '壹亿零壹'],
])('%d in capitals is %s', (count, words) => {
  expect(chineseCount(count)).toBe(words);
});

test('what is no count of pieces is refused', () => {
  for (const count of [-1, 1.5, Number.NaN, 1e12]) expect(() => chineseCount(count)).toThrow();
});
