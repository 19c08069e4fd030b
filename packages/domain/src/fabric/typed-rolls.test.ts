import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { typedRollIssues } from './typed-rolls.ts';

const found = (rolls: Parameters<typeof typedRollIssues>[0], taken: readonly string[] = []) =>
  typedRollIssues(rolls, new Set(taken)).map((each) => [each.field, refusalText(each, 'zh-CN')]);
const roll = (rollNo: string, labelLen = '50', widthCm: string | null = null) => ({
  ...{ rollNo, labelLen, widthCm },
});

test('a receipt has rolls', () => {
  expect(found([])).toEqual([['rolls', '请添加布卷']]);
  expect(found([roll('R1')])).toEqual([]);
});

test('a number is used once, in the list and in the company', () => {
  expect(found([roll('R1'), roll('R2'), roll(' R1 ')], ['R2'])).toEqual([
    ['rolls.1.rollNo', '第2行 卷号R2已存在'],
    ['rolls.2.rollNo', '第3行 卷号R1重复'],
  ]);
  expect(found([roll(' '), roll('')])).toEqual([
    ['rolls.0.rollNo', '请填写卷号'],
    ['rolls.1.rollNo', '请填写卷号'],
  ]);
});

test.each(['0', '-5', '0.000'])('a label length of %s is none', (length) => {
  expect(found([roll('R1', length)])).toEqual([['rolls.0.labelLen', '第1行 标签长须大于0']]);
});

test('fabric is half a metre wide at least and four metres at most; what is no number yet is left', () => {
  const wide = (widthCm: string) => found([roll('R1', '50', widthCm)]);
  expect([wide('50'), wide('400'), wide('1.8 m')]).toEqual([[], [], []]);
  const text = '第1行 门幅须在50到400之间';
  expect([wide('49.9'), wide('401')]).toEqual([
    [['rolls.0.widthCm', text]],
    [['rolls.0.widthCm', text]],
  ]);
  expect(found([roll('R1', '85.5m')])).toEqual([]);
});
