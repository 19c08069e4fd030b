import { expect, test } from 'vitest';
import { billUnits } from './bill-units.ts';

const units = [
  { code: 'M', name: '米', dimension: 'length' },
  { code: 'YD', name: '码', dimension: 'length' },
  { code: 'KG', name: '千克', dimension: 'weight' },
  { code: 'PC', name: '个', dimension: 'count' },
  { code: 'DZ', name: '打', dimension: 'count' },
] as const;
const kept: Readonly<Record<string, string>> = { cloth: 'KG', button: 'pc', odd: '卷' };
const offered = (materialId: string, fabricPart: number | null, unitCode = '', standing = '') =>
  billUnits({ fabricPart, unitCode }, units, kept[materialId], new Set([standing])).map(
    ({ value }) => value,
  );

test('cloth is measured by length or by weight, a trim in units of its own kind', () => {
  expect(offered('cloth', 1)).toEqual(['M', 'YD', 'KG']);
  expect(offered('button', null)).toEqual(['PC', 'DZ']);
});

test('every unit is offered where the material says none that is known', () => {
  expect(offered('odd', null)).toHaveLength(5);
  expect(offered('', null)).toHaveLength(5);
});

test('a unit that stood there before stays readable, a new one nobody knows is none', () => {
  expect(offered('button', null, '粒', '粒')).toEqual(['PC', 'DZ', '粒']);
  expect(offered('button', null, '粒')).toEqual(['PC', 'DZ']);
  expect(offered('button', null, 'PC', 'PC')).toEqual(['PC', 'DZ']);
});
