import { expect, test } from 'vitest';
import { decimalText } from '../decimal.ts';
import { materialNeed } from './material-need.ts';
import { plannedFabrics } from './planned-fabrics.ts';

const pieces = [
  { colorId: 'BLK', sizeId: 'S', num: 700 },
  { colorId: 'BLK', sizeId: 'M', num: 500 },
  { colorId: 'NVY', sizeId: 'M', num: 900 },
];
const body = {
  ...{ materialId: 'JERSEY', fabricPart: 1, partName: '大身', colorId: null },
  ...{ usageNum: '0.9', usageMetres: '0.9', lossPct: '2', sizeUsages: [] },
};
const plan = (bom: (typeof body)[] | object[], matchings: object[] = []) =>
  plannedFabrics({
    bom: bom as never,
    colorIds: ['BLK', 'NVY'],
    pieces,
    matchings: matchings as never,
  }).map(({ colorId, fabricPart, planLen }) => [
    colorId,
    fabricPart,
    planLen && decimalText(planLen, 3),
  ]);

test('a line needs what its garments take and what is lost', () => {
  expect(decimalText(materialNeed(body, pieces), 4)).toBe('1927.8000');
  expect(decimalText(materialNeed({ ...body, lossPct: null }, pieces), 4)).toBe('1890.0000');
});

test('a line of one colour needs the pieces of that colour alone', () => {
  const line = { ...body, lossPct: '0' };
  expect(decimalText(materialNeed({ ...line, colorId: 'NVY' }, pieces), 4)).toBe('810.0000');
  expect(materialNeed({ ...line, colorId: 'RED' }, pieces).isZero()).toBe(true);
});

test('a size with a usage of its own takes that', () => {
  const sizeUsages = [{ sizeId: 'S', usageNum: '0.8' }];
  // 700 × 0.8 + 1,400 × 0.9 = 1,820, with a tenth of loss.
  expect(decimalText(materialNeed({ ...body, lossPct: '10', sizeUsages }, pieces), 4)).toBe(
    '2002.0000',
  );
});

test('the planned lengths of the colours add up to the need of the bill', () => {
  expect(plan([body])).toEqual([
    ['BLK', 1, '1101.600'],
    ['NVY', 1, '826.200'],
  ]);
});

test('a usage by weight is planned by the metres it makes', () => {
  // 0.283 kg of 1.80 m at 180 g/m² are 0.8735 m.
  expect(plan([{ ...body, lossPct: '10', usageNum: '0.283', usageMetres: '0.8735' }])[0]).toEqual([
    'BLK',
    1,
    '1153.020',
  ]);
});

test('two parts of one cloth are one length, trims are none', () => {
  const rib = { ...body, partName: '领', usageNum: '0.1', usageMetres: '0.1' };
  expect(plan([body, rib, { ...body, fabricPart: null }])).toEqual([
    ['BLK', 1, '1224.000'],
    ['NVY', 1, '918.000'],
  ]);
});

test('a matched colour is planned instead of that of the garment', () => {
  const match = (garmentColorId: string, partName: string, materialColorId: string) => ({
    ...{ garmentColorId, partName, materialId: 'JERSEY', materialColorId },
  });
  expect(plan([body], [match('BLK', '领', 'WHT'), match('BLK', '大身', 'JET')])).toEqual([
    ['JET', 1, '1101.600'],
    ['NVY', 1, '826.200'],
  ]);
  expect(plan([body], [match('BLK', '', 'INK'), match('NVY', '', 'INK')])).toEqual([
    ['INK', 1, '1927.800'],
  ]);
});

test('a cloth of which one line has no length is planned without one', () => {
  expect(plan([body, { ...body, partName: '领', usageMetres: null }])[0]).toEqual([
    'BLK',
    1,
    undefined,
  ]);
});
