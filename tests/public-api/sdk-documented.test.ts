import { expect, test } from 'vitest';
import { surfaceOf } from '../../scripts/lib/api/exports.ts';
import { described } from '../contract/documents.ts';

const { entries } = surfaceOf('sdk');

test.each(entries)('every export of $specifier says what it is', ({ exported }) => {
  expect(exported.length).toBeGreaterThan(0);
  const silent = exported.filter(({ documentation }) => documentation.trim() === '');
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every operation has a line in both languages and a description', () => {
  expect(described.length).toBeGreaterThan(600);
  const silent = described.filter(
    ({ summary, description }) => !/\S · \S/.test(summary) || !description?.trim(),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('no two operations of a service are described in the same words', () => {
  const words = described.map(
    ({ service, summary, description }) => `${service} ${summary} ${description?.trim()}`,
  );
  const twice = words.filter((one, at) => words.indexOf(one) !== at);
  expect(twice).toEqual([]);
});
