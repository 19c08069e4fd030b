import { expect, test } from 'vitest';
import { fitRoom } from './fit-room.ts';

const figure = { width: 100, least: 100, wish: 100 };
const text = { width: 240, least: 88, wish: 400 };
const note = { width: 200, least: 124, wish: 200 };
const all = [figure, text, note];

test('while the room is not known, and when it is just enough, columns have their widths', () => {
  expect(fitRoom(all, undefined)).toEqual([100, 240, 200]);
  expect(fitRoom(all, 540)).toEqual([100, 240, 200]);
});

test('texts give up room in proportion to what they have, figures none', () => {
  expect(fitRoom(all, 426)).toEqual([100, 164, 162]);
});

test('nothing becomes narrower than its floor: the rest is reached by scrolling', () => {
  expect(fitRoom(all, 312)).toEqual([100, 88, 124]);
  expect(fitRoom(all, 50)).toEqual([100, 88, 124]);
});

test('what is left over shows whole what was cut, and no more', () => {
  expect(fitRoom(all, 600)).toEqual([100, 300, 200]);
  expect(fitRoom(all, 2000)).toEqual([100, 400, 200]);
});

test('no pixel is lost between columns that share', () => {
  const three = [text, text, text];
  for (const room of [300, 501, 502, 503, 719]) {
    const sum = fitRoom(three, room).reduce((all, width) => all + width, 0);
    expect(sum).toBe(Math.max(room, 264));
  }
});
