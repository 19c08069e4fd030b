import { expect, test } from 'vitest';
import type { Label } from '../../../packages/sdk/scripts/generate/english.ts';
import { checkLabels, differingTwins } from './labels.ts';

const labels = new Map<string, Label>([
  ['编码', 'Code'],
  ['床次', ['Bed', 'Beds']],
  ['新增', { en: 'Added', text: 'New', HttpMethod: 'Create' }],
]);
const lineOf = (zh: string) => `specs/labels.yaml:${[...labels.keys()].indexOf(zh) + 1}`;
const faults = (...said: [zh: string, en: string][]) =>
  differingTwins(
    labels,
    lineOf,
    said.map(([zh, en], index) => ({ zh, en, at: `a.ts:${index}` })),
  );

test('a text that says a label in other English is named with both places', () => {
  expect(faults(['编码', 'Sign-in code'])).toEqual([
    '“编码” is “Sign-in code” at a.ts:0 and “Code” at specs/labels.yaml:1',
  ]);
});

test('two texts that say a word of their own differently are named', () => {
  expect(faults(['卡片', 'Card'], ['卡片', 'Tile'])).toEqual([
    '“卡片” is “Tile” at a.ts:1 and “Card” at a.ts:0',
  ]);
});

test('each meaning of the table, and a form of it, may be said', () => {
  expect(
    faults(['床次', 'The bed'], ['床次', 'Beds'], ['新增', 'New'], ['新增', 'Created']),
  ).toEqual([]);
});

test('a part of a sentence is no label', () => {
  expect(faults(['编码', 'its number'])).toEqual([]);
});

test('the product has none', async () => {
  expect((await checkLabels()).output).toBe('');
});
