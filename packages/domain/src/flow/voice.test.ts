import { expect, test } from 'vitest';
import { refusalText } from '../refusals/index.ts';
import { checkVoice, VOICE_SAMPLES } from './voice.ts';

const said = (template: string, repeatNum = 2) =>
  checkVoice({ template, repeatNum }).map(({ field, ...refusal }) => [
    field,
    refusalText(refusal, 'zh-CN'),
  ]);

test('a sentence names what boards fill in, and nothing else', () => {
  const all = Object.keys(VOICE_SAMPLES).map((name) => `{${name}}`);
  expect(said(all.join(''))).toEqual([]);
  expect(said('{lines}缺料')).toEqual([['template', '模板含有未知变量 {lines}']]);
  expect(said('{}')).toEqual([['template', '模板含有未知变量 {}']]);
  expect(said('{toString}')).toEqual([['template', '模板含有未知变量 {toString}']]);
});

test.each([0, 4])('it is said one to three times, not %i', (times) => {
  expect(said('开班', times)).toEqual([['repeatNum', '播报次数须在1到3之间']]);
});
