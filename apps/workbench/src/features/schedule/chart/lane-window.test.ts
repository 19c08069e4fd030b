import { expect, test } from 'vitest';
import type { ChartBar, ChartLane } from './chart-model.ts';
import { barsBetween, indexLane, neighbour } from './lane-window.ts';

const bar = (id: string, start: number, end: number): ChartBar => ({
  id,
  start,
  end,
  changeoverMs: 0,
  forecast: undefined,
  done: 0,
  title: id,
  note: '',
  more: '',
  tone: 'accent',
  state: 'planned',
  isFixed: false,
  conflicts: [],
  isMovable: true,
  isProposal: false,
});

const lane = (id: string, ...bars: ChartBar[]): ChartLane => ({
  id,
  name: id,
  note: '',
  isForeign: false,
  restDays: [],
  extraDays: [],
  loads: new Map(),
  today: undefined,
  bars,
});

const idsOf = (bars: readonly ChartBar[]) => bars.map(({ id }) => id);

test('finds the bars of a stretch, a long one that began before it as well', () => {
  const index = indexLane(
    lane('1', bar('c', 40, 50), bar('a', 0, 100), bar('b', 10, 20), bar('d', 60, 70)),
  );
  expect(idsOf(barsBetween(index, 45, 65))).toEqual(['a', 'c', 'd']);
  expect(idsOf(barsBetween(index, 101, 200))).toEqual([]);
});

test('looks at a few of many bars only', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => bar(String(at), at * 10, at * 10 + 9));
  expect(idsOf(barsBetween(indexLane(lane('1', ...many)), 10_000, 10_025))).toEqual([
    '1000',
    '1001',
    '1002',
  ]);
});

test('leads the arrows along a lane and to the nearest bar of the next', () => {
  const lanes = [
    lane('1', bar('a', 0, 5), bar('b', 10, 15)),
    lane('2'),
    lane('3', bar('c', 1, 2), bar('d', 9, 12)),
  ];
  expect(neighbour(lanes, 'a', 'ArrowRight')?.id).toBe('b');
  expect(neighbour(lanes, 'b', 'ArrowRight')).toBeUndefined();
  expect(neighbour(lanes, 'b', 'ArrowDown')?.id).toBe('d');
  expect(neighbour(lanes, 'c', 'ArrowUp')?.id).toBe('a');
});
