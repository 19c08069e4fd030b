import { expect, test } from 'vitest';
import { dayAttainmentPct } from './attainment.ts';
import { beatState, dueGarments } from './heart-rate.ts';
import { outputValue } from './output-value.ts';

const limits = { taktSec: 20, warnPct: 115, alarmPct: 130 };

test.each([
  [20, 0, 'green'],
  [20.01, 0, 'yellow'],
  [23, 0, 'yellow'],
  [23.01, 0, 'orange'],
  [26, 0, 'orange'],
  [26.01, 0, 'red'],
  [10, 60, 'green'],
  [10, 60.01, 'red'],
  [undefined, 0, 'green'],
  [undefined, 61, 'red'],
] as const)('a beat of %s s, silent for %d s, is %s', (beat, silent, state) => {
  expect(beatState(beat, silent, limits)).toBe(state);
});

test('owes nothing without a takt', () => {
  expect(dueGarments(100, 0)).toBe(0);
  expect(dueGarments('43.49', '21.75')).toBe(1);
  expect(dueGarments('43.5', '21.75')).toBe(2);
});

test('leaves windows without a target out of the day', () => {
  expect(dayAttainmentPct([{ actual: 5, target: 0 }])).toBeUndefined();
  expect(
    dayAttainmentPct([
      { actual: 5, target: 0 },
      { actual: 50, target: 100 },
    ])?.toNumber(),
  ).toBe(50);
});

test('values an output at its price before its minutes', () => {
  const both = { num: 10, cmPrice: '12', sam: '5' };
  expect(outputValue([both], '0.6').toNumber()).toBe(120);
  expect(outputValue([{ ...both, cmPrice: null }], '0.6').toNumber()).toBe(30);
  expect(outputValue([{ num: 10 }], '0.6').toNumber()).toBe(0);
});
