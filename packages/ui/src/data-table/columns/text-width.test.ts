import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('a Chinese letter takes a square, Latin ones what they are wide', () => {
  expect(textWidth('')).toBe(0);
  expect(textWidth('裁床')).toBe(26);
  expect(textWidth('裁床', 20)).toBe(40);
  expect(textWidth('WWW')).toBeGreaterThan(textWidth('aaa'));
  expect(textWidth('aaa')).toBeGreaterThan(textWidth('iii'));
});

test('a day and an order number are not reckoned narrower than Inter draws them at 13 px', () => {
  expect(textWidth('2026-12-05')).toBeGreaterThanOrEqual(84);
  expect(textWidth('2026-11-26 17:30')).toBeGreaterThanOrEqual(125);
  expect(textWidth('SO26111013')).toBeGreaterThanOrEqual(85);
});

test('figures of as many digits are equally wide', () => {
  expect(textWidth('111')).toBe(textWidth('888'));
});
