import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('a Chinese letter takes a square, Latin ones what they are wide', () => {
  expect(textWidth('')).toBe(0);
  expect(textWidth('裁床')).toBe(26);
  expect(textWidth('裁床', 20)).toBe(40);
  expect(textWidth('WWW')).toBeGreaterThan(textWidth('aaa'));
  expect(textWidth('aaa')).toBeGreaterThan(textWidth('iii'));
});

test('figures of as many digits are equally wide', () => {
  expect(textWidth('111')).toBe(textWidth('888'));
});
