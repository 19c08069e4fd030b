import { expect, test } from 'vitest';
import { wordsInRow, wordsRoom } from './action-words.ts';

test('three words stand in a row, of more the first two beside a menu', () => {
  expect(wordsInRow(['编辑', '停用', '删除'])).toBe(3);
  expect(wordsInRow(['编辑', '停用', '删除', '复制'])).toBe(2);
  expect(wordsInRow([])).toBe(0);
});

test('long words of a language go into the menu, but never the first', () => {
  expect(wordsInRow(['Generate bundles', 'Print bundle tickets', 'Void'])).toBe(1);
  expect(wordsInRow(['Take back the whole of the reservation of the rolls'])).toBe(1);
  expect(wordsInRow(['Edit', 'Copy', 'Void'])).toBe(3);
});

test('a row is as wide as its words, each with its button, and the menu', () => {
  expect(wordsRoom([])).toBe(0);
  expect(wordsRoom(['编辑'])).toBe(44);
  expect(wordsRoom(['编辑', '停用', '删除'])).toBe(132);
  expect(wordsRoom(['编辑', '停用', '删除', '复制'])).toBe(116);
});
