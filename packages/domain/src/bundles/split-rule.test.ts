import { expect, test } from 'vitest';
import { refusalText } from '../refusals/index.ts';
import { checkSplitRule, type TypedSplitRule } from './split-rule.ts';

const balanced: TypedSplitRule = { scope: 1, mode: 2, maxNum: 25 };
const said = (rule: Partial<TypedSplitRule>) =>
  checkSplitRule({ ...balanced, ...rule }).map(({ field, ...refusal }) => [
    field,
    refusalText(refusal, 'zh-CN'),
  ]);

test('a rule names what it applies to, unless it is that of the company', () => {
  expect(said({})).toEqual([]);
  expect(said({ scope: 2 }).map(([field]) => field)).toEqual(['scopeId']);
  expect(said({ scope: 1, scopeId: '7' }).map(([field]) => field)).toEqual(['scopeId']);
  expect(said({ scope: 4, scopeId: '7' })).toEqual([]);
});

test.each([0, 201, undefined, null])('a bundle has 1 to 200 garments, not %s', (maxNum) => {
  expect(said({ maxNum })).toEqual([['maxNum', '每扎上限须在1到200之间']]);
  expect(said({ mode: 4, maxNum })).toEqual([]);
});

test('the fixed size says up to which share of it the tail is merged', () => {
  expect(said({ mode: 1, mergeTailPct: '20' })).toEqual([]);
  expect(said({ mode: 1, mergeTailPct: '0' })).toEqual([]);
  expect(said({ mode: 1 }).map(([field]) => field)).toEqual(['mergeTailPct']);
  expect(said({ mode: 1, mergeTailPct: '50.01' })).toEqual([
    ['mergeTailPct', '尾扎合并%须在0到50之间'],
  ]);
});
