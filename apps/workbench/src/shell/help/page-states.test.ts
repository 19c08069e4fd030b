import { labelsByName } from '@garment-mes/sdk/labels';
import { expect, test } from 'vitest';
import { purposes } from '../../locales/purposes.ts';
import { movesByStates, statesOf } from './page-states.ts';

test('a state says in both languages what leads on from it', () => {
  const [draft] = statesOf('FeedingSlipStatus');
  expect(draft?.label.zh).toBe('草稿');
  expect(draft?.ways.map(({ verb, to }) => `${verb.zh} ${to.zh}`)).toEqual([
    '发料 已发',
    '作废 作废',
  ]);
  expect(draft?.ways.map(({ verb, to }) => `${verb.en} ${to.en}`)).toEqual([
    'issue it Issued',
    'void it Void',
  ]);
});

test('what stays where it is, and what reads the same twice, is no way on', () => {
  for (const name of Object.keys(movesByStates))
    for (const { label, ways } of statesOf(name)) {
      expect(ways.map(({ to }) => to)).not.toContain(label);
      const read = ways.map(({ verb, to }) => `${verb.zh} ${to.zh}`);
      expect(new Set(read).size).toBe(read.length);
    }
});

test('the rules move records only between states that the documents name', () => {
  const unknown = Object.entries(movesByStates).flatMap(([name, moves]) =>
    Object.values(moves)
      .flatMap(({ from, to }) => [...from, to])
      .filter((status) => labelsByName[name]?.[status] === undefined)
      .map((status) => `${name} ${status}`),
  );
  expect(unknown).toEqual([]);
});

test('a page names an enumeration that the documents have', () => {
  const named = Object.values(purposes).flatMap(({ states }) => states ?? []);
  expect(named.filter((name) => statesOf(name).length === 0)).toEqual([]);
});
