import { expect, test } from 'vitest';
import { fc, test as property } from '../testing/property.ts';
import { addDays } from '../time/calendar.ts';
import { priceFrom, steppedPrice, tilesTime, withdrawPrice } from './change-price.ts';

const TODAY = '2024-03-14';
const EARLIEST = '2024-03-15';
const first = [{ id: 'a', price: '0.17', fromDate: '2024-03-01', toDate: null }];

test('H9 a price begins tomorrow at the earliest', () => {
  expect(() => priceFrom(first, { price: '0.2', fromDate: TODAY }, EARLIEST)).toThrow(
    'price-too-early {"date":"2024-03-15"}',
  );
});

test('I6 a new day splits the range that contains it, the same day replaces its price', () => {
  const two = priceFrom(first, { price: '0.2', fromDate: '2024-04-01' }, EARLIEST);
  expect(two).toEqual([
    { id: 'a', price: '0.17', fromDate: '2024-03-01', toDate: '2024-03-31' },
    { id: undefined, price: '0.2', fromDate: '2024-04-01', toDate: null },
  ]);
  const again = priceFrom(two, { price: '0.21', fromDate: '2024-04-01' }, EARLIEST);
  expect(again.map(({ price }) => price)).toEqual(['0.17', '0.21']);
});

test('a price that is not in force is removed and the one before continues; one in force stays', () => {
  const two = [
    { id: 'a', price: '0.17', fromDate: '2024-03-01', toDate: '2024-03-31' },
    { id: 'b', price: '0.2', fromDate: '2024-04-01', toDate: null },
  ];
  expect(withdrawPrice(two, 'b', EARLIEST)).toEqual(first);
  expect(() => withdrawPrice(two, 'a', EARLIEST)).toThrow('price-started');
});

test('a price is set, or changed by percent or by an amount, half up to four places', () => {
  expect(steppedPrice('0.17', 'price', '0.18005').toString()).toBe('0.1801');
  expect(steppedPrice('0.17', 'percent', '5').toString()).toBe('0.1785');
  expect(steppedPrice('0.1701', 'percent', '-2.5').toString()).toBe('0.1658');
  expect(steppedPrice('0.17', 'amount', '-0.02').toString()).toBe('0.15');
  expect(steppedPrice('0.17', 'amount', '-0.2').toString()).toBe('-0.03');
});

property(
  'I6 whatever is priced and taken back, the ranges tile time',
  [fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { maxLength: 20 })],
  (steps) => {
    let ranges: Parameters<typeof priceFrom>[0] = first;
    let next = 0;
    for (const [days, isBack] of steps) {
      const fromDate = addDays(TODAY, days);
      const open = ranges.filter((range) => range.fromDate >= EARLIEST);
      const last = open.at(-1);
      ranges =
        isBack && last?.id
          ? withdrawPrice(ranges, last.id, EARLIEST)
          : priceFrom(ranges, { price: '1', fromDate }, EARLIEST);
      ranges = ranges.map((range) => ({ ...range, id: range.id ?? `n${next++}` }));
      expect(tilesTime(ranges)).toBe(true);
      expect(ranges.some(({ fromDate: from }) => from === '2024-03-01')).toBe(true);
    }
  },
);
