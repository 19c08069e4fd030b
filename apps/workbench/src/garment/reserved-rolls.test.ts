import type { FabricRollRow, Order } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import {
  type FabricRow,
  groupRolls,
  isReservable,
  missingFabrics,
  reservedRows,
  rowsWith,
  shadesOf,
} from './reserved-rolls.ts';

const fabric = (id: string, colorId: string, fabricPart: 1 | 2 = 1) =>
  ({ id, materialId: 'M', colorId, fabricPart, planLen: '100.000' }) as FabricRow;
const roll = (id: string, part: Partial<FabricRollRow> = {}) =>
  ({
    id,
    materialId: 'M',
    colorId: 'BLK',
    shade: 'A',
    dyeLot: 'D1',
    remainLen: '50',
    ...part,
  }) as FabricRollRow;

test('rolls of the other fabrics stay kept while one gets others', () => {
  const fabrics = [fabric('1', 'BLK'), fabric('2', 'NVY')];
  const reserved = [roll('11'), roll('21', { colorId: 'NVY' })];
  const change = { fabric: fabric('1', 'BLK'), rollIds: ['12', '13'] };
  expect(reservedRows(fabrics, reserved, change).map(({ tympanIds }) => tympanIds)).toEqual([
    ['12', '13'],
    ['21'],
  ]);
});

test('a roll is kept once, also where two parts are of the same fabric', () => {
  const fabrics = [fabric('1', 'BLK', 1), fabric('2', 'BLK', 2)];
  const ids = (rows: ReturnType<typeof reservedRows>) => rows.map(({ tympanIds }) => tympanIds);
  expect(ids(reservedRows(fabrics, [roll('11')]))).toEqual([['11'], []]);
  const change = { fabric: fabric('2', 'BLK', 2), rollIds: ['12'] };
  expect(ids(reservedRows(fabrics, [roll('11')], change))).toEqual([[], ['12']]);
});

test('a roll that is issued, in quarantine or of another order is not offered', () => {
  const fits = (status: FabricRollRow['status'], orderId: string | null) =>
    isReservable({ status, orderId }, '7');
  expect([fits(0, null), fits(1, '7')]).toEqual([true, true]);
  expect([fits(0, '8'), fits(1, '8'), fits(2, '7'), fits(8, null)]).toEqual([
    ...[false, false, false, false],
  ]);
});

test('rolls stand by shade and dye lot with what is left on them', () => {
  const groups = groupRolls([
    roll('1', { shade: 'B' }),
    roll('2', { dyeLot: 'D2' }),
    roll('3', { remainLen: '7.5' }),
    roll('4'),
  ]);
  expect(groups.map(({ shade, dyeLot, remainLen }) => [shade, dyeLot, remainLen])).toEqual([
    ['A', 'D1', '57.500'],
    ['A', 'D2', '50.000'],
    ['B', 'D1', '50.000'],
  ]);
});

test('rolls without a shade mix with none', () => {
  expect(shadesOf([roll('1'), roll('2', { shade: null }), roll('3')])).toEqual(['A']);
});

const billed = (line: object) =>
  ({
    bom: [
      {
        ...{
          materialId: 'M',
          materialName: '平纹布',
          fabricPart: 1,
          partName: '大身',
          colorId: null,
        },
        ...{ lossPct: '10', sizeUsages: [], ...line },
      },
      { materialId: 'BTN', fabricPart: null, colorId: null, usageNum: '6', lossPct: '0' },
    ],
    colors: [{ colorId: 'BLK' }, { colorId: 'NVY' }],
    colorSizes: [
      { colorId: 'BLK', sizeId: 'S', num: 100 },
      { colorId: 'BLK', sizeId: 'M', num: 100 },
      { colorId: 'NVY', sizeId: 'S', num: 10 },
    ],
    colorMatchings: [
      { garmentColorId: 'BLK', materialId: 'M', partName: '大身', materialColorId: 'JET' },
      { garmentColorId: 'NVY', materialId: 'M', partName: '大身', materialColorId: 'INK' },
    ],
    fabrics: [{ materialId: 'M', colorId: 'INK', fabricPart: 1 }],
  }) as unknown as Order;

test('fabrics of the bill are asked for in the matched colours, with what they need', () => {
  const line = { usageNum: '0.5', unitCode: 'M', usageMetres: '0.5000' };
  expect(missingFabrics(billed(line))).toEqual({
    rows: [{ materialId: 'M', colorId: 'JET', fabricPart: 1, planLen: '110.000', tympanIds: [] }],
    unmeasured: [],
  });
});

test('a bill in kilograms or yards asks for the metres they make', () => {
  // 0.283 kg of 1.80 m at 180 g/m² are 0.8735 m.
  const line = { usageNum: '0.283', unitCode: 'KG', usageMetres: '0.8735' };
  expect(missingFabrics(billed(line)).rows[0]?.planLen).toBe('192.170');
});

test('what has no length is asked for by name, and not as so many metres', () => {
  const line = { usageNum: '2', unitCode: 'PC', usageMetres: null };
  expect(missingFabrics(billed(line))).toEqual({ rows: [], unmeasured: ['平纹布'] });
});

test('a cloth nobody matched has the colours of the garments', () => {
  const order = billed({ usageNum: '0.5', usageMetres: '0.5000' });
  const unmatched = { ...order, colorMatchings: [], fabrics: [] } as unknown as Order;
  expect(missingFabrics(unmatched).rows.map(({ colorId, planLen }) => [colorId, planLen])).toEqual([
    ['BLK', '110.000'],
    ['NVY', '5.500'],
  ]);
});

test('further rolls join those kept before; a fabric without a line comes with what the bill needs of it', () => {
  const order = billed({ usageNum: '0.5', unitCode: 'M', usageMetres: '0.5000' });
  const rows = rowsWith(
    { ...order, fabrics: [fabric('1', 'INK')] } as unknown as Order,
    [roll('11', { colorId: 'INK' })],
    [
      roll('12', { colorId: 'INK' }),
      roll('13', { colorId: 'JET' }),
      roll('14', { colorId: 'RED' }),
    ],
  );
  expect(rows).toEqual([
    { materialId: 'M', colorId: 'INK', fabricPart: 1, planLen: '100.000', tympanIds: ['11', '12'] },
    { materialId: 'M', colorId: 'JET', fabricPart: 1, planLen: '110.000', tympanIds: ['13'] },
    { materialId: 'M', colorId: 'RED', fabricPart: 1, tympanIds: ['14'] },
  ]);
});
