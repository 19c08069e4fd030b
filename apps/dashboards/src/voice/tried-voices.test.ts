import { spokenText, VOICE_SAMPLES } from '@garment-mes/domain/flow';
import { expect, test } from 'vitest';
import { triedVoices } from './tried-voices.ts';

const voices = [
  { id: '7', event: 'problem', template: '{line}{station}{problem}，请{dept}处理', repeatNum: 2 },
  { id: '8', event: 'rest', template: '休息', repeatNum: 1 },
] as const;

test('a screen tries what names it, and nothing that names another', () => {
  expect(triedVoices({ id: '3', voices: [...voices] }, ['3:8', '4:7'])).toEqual([voices[1]]);
  expect(triedVoices({ id: null, voices: [...voices] }, ['null:8'])).toEqual([]);
});

test('a tried sentence has a word for everything a template may name', () => {
  const [problem] = voices;
  expect(spokenText(problem.template, VOICE_SAMPLES)).toBe('缝制3组1 2缺料，请裁剪处理');
  const names = ['line', 'station', 'problem', 'dept', 'order', 'num', 'target', 'rate', 'minute'];
  expect(Object.keys(VOICE_SAMPLES).toSorted()).toEqual(names.toSorted());
});
