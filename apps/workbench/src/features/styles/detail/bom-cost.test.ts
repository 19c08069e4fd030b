import { expect, test } from 'vitest';
import { bomCosts, bomCost as costOf, type PricedMaterial } from './bom-cost.ts';

const units = [
  { code: 'M', name: '米', dimension: 'length', factorToBase: '1' },
  { code: 'YD', name: '码', dimension: 'length', factorToBase: '0.9144' },
  { code: 'KG', name: '千克', dimension: 'weight', factorToBase: '1' },
  { code: 'M2', name: '平方米', dimension: 'area', factorToBase: '1' },
  { code: 'PCS', name: '个', dimension: 'count', factorToBase: '1' },
  { code: 'DZ', name: '打', dimension: 'count', factorToBase: '12' },
];
const bomCost = (lines: Parameters<typeof costOf>[0], materials: readonly PricedMaterial[]) =>
  costOf(lines, materials, units);

const jersey: PricedMaterial = {
  ...{
    id: '1',
    unitCode: 'KG',
    price: '42.0000',
    currencyCode: null,
    gsm: '180.00',
    widthCm: '180.0',
  },
};
const label: PricedMaterial = { id: '2', unitCode: 'PCS', price: '0.0850', currencyCode: 'CNY' };
const line = (materialId: string, usageNum: string, unitCode: string, lossPct = '0') => ({
  materialId,
  usageNum,
  unitCode,
  lossPct,
});

test('every line costs its usage with its loss', () => {
  expect(bomCost([line('1', '0.2830', 'kg', '3'), line('2', '2', 'PCS')], [jersey, label])).toBe(
    // 0.2830 × 1.03 × 42 + 2 × 0.085 = 12.24258 + 0.17
    '12.41',
  );
});

test('fabric used by the metre and bought by the kilogram costs what a metre of it weighs', () => {
  // 0.8733 × 1.80 × 0.180 × 42
  expect(bomCost([line('1', '0.8733', 'M')], [jersey])).toBe('11.88');
  const byMetre = { ...jersey, unitCode: 'M', price: '13.6080' };
  expect(bomCost([line('1', '0.282949', 'KG')], [byMetre])).toBe('11.88');
});

test('yards, dozens and square metres cost what they are of the unit of the price', () => {
  const byMetre = { ...jersey, unitCode: 'M', price: '10' };
  expect(bomCost([line('1', '1', '码')], [byMetre])).toBe('9.14');
  // 1.8 m² of 1.80 m are a metre.
  expect(bomCost([line('1', '1.8', 'M2')], [byMetre])).toBe('10.00');
  expect(bomCost([line('2', '6', 'PCS')], [{ ...label, unitCode: 'DZ', price: '3' }])).toBe('1.50');
  expect(bomCost([line('2', '1', '粒')], [label])).toBeUndefined();
});

test('half a cent is rounded up', () => {
  expect(bomCost([line('2', '1', 'PCS')], [{ ...label, price: '0.1250' }])).toBe('0.13');
});

test('a line that cannot be reckoned leaves no cost at all', () => {
  const { price: _price, ...unpriced } = label;
  expect(bomCost([line('2', '1', 'PCS')], [unpriced])).toBeUndefined();
  expect(bomCost([line('2', '1', 'PCS')], [{ ...label, currencyCode: 'USD' }])).toBeUndefined();
  expect(bomCost([line('2', '1', 'M')], [label])).toBeUndefined();
  expect(bomCost([line('1', '1', 'M')], [{ ...jersey, gsm: null }])).toBeUndefined();
  expect(bomCost([line('2', '', 'PCS')], [label])).toBeUndefined();
  expect(bomCost([], [label])).toBeUndefined();
});

test('garments of colours with other fabrics cost what theirs cost', () => {
  const colors = [
    { colorId: 'B', colorName: '黑色' },
    { colorId: 'N', colorName: '藏青' },
    { colorId: 'W', colorName: '白色' },
  ];
  const labels = { ...line('2', '2', 'PCS'), colorIds: [] };
  const cloth = (usage: string, ...colorIds: string[]) => ({ ...line('1', usage, 'KG'), colorIds });
  const costs = (...lines: Parameters<typeof bomCosts>[0]) =>
    bomCosts(lines, colors, [jersey, label], units);
  expect(costs(labels, cloth('0.25'))).toEqual([{ colors: undefined, cost: '10.67' }]);
  // 0.25 × 42 + 0.17 and 0.3 × 42 + 0.17.
  expect(costs(labels, cloth('0.25', 'B', 'W'), cloth('0.3', 'N'))).toEqual([
    { colors: '黑色、白色', cost: '10.67' },
    { colors: '藏青', cost: '12.77' },
  ]);
  expect(costs(labels, cloth('0.25', 'B', 'W'), cloth('0.25', 'N'))).toEqual([
    { colors: undefined, cost: '10.67' },
  ]);
});
