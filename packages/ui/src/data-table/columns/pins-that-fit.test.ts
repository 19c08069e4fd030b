import { expect, test } from 'vitest';
import type { ColumnModel, PlacedColumn } from '../state/table-features.ts';
import { pinsThatFit } from './pins-that-fit.ts';

const placed = (id: string, width: number): PlacedColumn<never> => ({
  column: { id, header: id, cell: () => null },
  width,
  least: width,
  wish: width,
  sized: false,
});
const model: ColumnModel<never> = {
  start: [placed('day', 96), placed('no', 80), placed('name', 80)],
  center: [placed('line', 88), placed('order', 116), placed('pieces', 80)],
  end: [placed('actions', 104)],
};
const shown = (room: number, leads = 0) => {
  const { start, center, end } = pinsThatFit(model, leads, room);
  return [start, center, end].map((columns) => columns.map(({ column }) => column.id).join(' '));
};

test('pins stay where the other columns have room, and while the room is not known', () => {
  const all = ['day no name', 'line order pieces', 'actions'];
  expect(shown(1272)).toEqual(all);
  expect(shown(600)).toEqual(all);
  expect(shown(0)).toEqual(all);
});

test('pins give way from the inside, in their order; the buttons of a row stay', () => {
  expect(shown(599)).toEqual(['day no', 'name line order pieces', 'actions']);
  expect(shown(440)).toEqual(['day', 'no name line order pieces', 'actions']);
  expect(shown(440, 40)).toEqual(['', 'day no name line order pieces', 'actions']);
  expect(shown(358)).toEqual(['', 'day no name line order pieces', 'actions']);
});

test('a table without more columns than fit keeps its pins', () => {
  const small = { ...model, center: [placed('pieces', 60)] };
  expect(pinsThatFit(small, 0, 420)).toBe(small);
});
