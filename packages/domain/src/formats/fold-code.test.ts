import { expect, test } from 'vitest';
import { foldCode, seenText } from './fold-code.ts';

test.each([
  ...['KB-1', 'kb-1', ' ＫＢ－１　', 'ｋb-１'],
  ...['\ufeffKB-1', 'K\u200bB\u2060-1', 'KB\u00ad-1', '\u202aKB-1\u202c', '\u2066KB-1\u2069 '],
])('%s is one code', (code) => {
  expect(foldCode(code)).toBe('kb-1');
});

test('another code stays another', () => {
  expect(foldCode('KB 1')).not.toBe(foldCode('KB1'));
  expect(foldCode('红')).not.toBe(foldCode('紅'));
});

test('signs nobody sees are no part of a text', () => {
  expect(seenText('\ufeffSO\u200b-1\u00ad\u200e\u00a0')).toBe('SO-1');
});
