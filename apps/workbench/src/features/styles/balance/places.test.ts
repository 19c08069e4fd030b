import { expect, test } from 'vitest';
import {
  carried,
  fitted,
  handsOf,
  onePlaceEach,
  placesOf,
  released,
  stationsOf,
  withHands,
} from './places.ts';

const three = onePlaceEach(['a', 'b', 'c']);

test('an operation moves to another operator, and who has none left goes', () => {
  expect(carried(three, { id: 'a', from: 0 }, 1)).toEqual([['b', 'a'], ['c']]);
  expect(carried([['a', 'b'], ['c']], { id: 'b', from: 0 }, 2)).toEqual([['a'], ['c'], ['b']]);
  expect(carried(three, { id: 'a', from: 0 }, 0)).toEqual(three);
});

test('an operation without a place to leave is shared', () => {
  const shared = carried(three, { id: 'a', from: undefined }, 1);
  expect(shared).toEqual([['a'], ['b', 'a'], ['c']]);
  expect(handsOf(shared, 'a')).toBe(2);
  expect(carried(shared, { id: 'a', from: undefined }, 1)).toEqual(shared);
});

test('the last who sews an operation keeps it', () => {
  expect(released(three, 'a', 0)).toBe(three);
  expect(released([['a'], ['b', 'a']], 'a', 1)).toEqual([['a'], ['b']]);
});

test('as many operators sew an operation as are asked for', () => {
  const two = withHands(three, 'b', 3);
  expect(two).toEqual([['a'], ['b'], ['b'], ['b'], ['c']]);
  expect(withHands(two, 'b', 1)).toEqual(three);
  expect(withHands(three, 'b', 0)).toBe(three);
});

test('operations that come and go find a place or leave one', () => {
  expect(fitted([['a', 'x'], ['x']], ['a', 'd'])).toEqual([['a'], ['d']]);
});

test('a layout reads back as it was kept', () => {
  const stations = stationsOf([['a'], ['b', 'c']]);
  expect(stations).toEqual([
    { stationNo: 1, processIds: ['a'] },
    { stationNo: 2, processIds: ['b', 'c'] },
  ]);
  expect(placesOf({ stations: stations.toReversed() })).toEqual([['a'], ['b', 'c']]);
});
