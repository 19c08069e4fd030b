import type { BoardScreen } from '@garment-mes/sdk/amc';
import { expect, test } from 'vitest';
import { voiceOf } from './voice-of.ts';

const voices: BoardScreen['voices'] = [
  { id: '1', event: 'problem', template: '{line}{problem}', repeatNum: 2 },
  { id: '2', event: 'target', template: '{line}{rate}', repeatNum: 1 },
  { id: '3', event: 'problem', template: '{dept}请到{line}', repeatNum: 1 },
];

test('the voice that is named says it', () => {
  expect(voiceOf(voices, 'problem', '3')).toBe(voices[2]);
});

test('without one, or with one that is out of use or of something else, the first of the event does', () => {
  for (const id of [undefined, '9', '2']) expect(voiceOf(voices, 'problem', id)).toBe(voices[0]);
});

test('an event without voices is not said', () => {
  expect(voiceOf(voices, 'rush', undefined)).toBeUndefined();
});
