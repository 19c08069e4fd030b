import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import {
  balances,
  isTooShort,
  lacksWeight,
  lenByKind,
  linesOf,
  RemnantKind,
  saveBody,
  toWeigh,
} from './slip-draft.ts';

const line = (id: string | null, tympanId: string, kind: 1 | 2 | 3 | 4, len: string) => ({
  ...{ id, tympanId, kind, len, rollNo: tympanId, materialName: '', colorName: '', dyeLot: null },
  ...{ shade: null, weight: null, toWarehouseId: '9', toWarehouseName: null, locationCode: '' },
  newRollNo: null,
});
const roll = (tympanId: string, defectLen: string, remnantLen: string, returnLen: string) => ({
  ...{
    tympanId,
    rollNo: tympanId,
    issuedLen: '60.000',
    byWeight: false,
    defectLen,
    remnantLen,
    returnLen,
  },
  diffLen: '0.000',
});
const slip: RemnantSlip = {
  ...{ id: null, slipNo: null, reduceBedId: '1', bedLabel: '1', orderNo: 'SO2403017', status: 0 },
  lines: [
    line(null, 'R1', 2, '0.430'),
    line(null, 'R2', 3, '18.600'),
    line(null, 'R2', 4, '2.000'),
  ],
  rolls: [roll('R1', '0.000', '0.430', '0.000'), roll('R2', '2.000', '0.000', '18.600')],
  remnantPct: null,
  version: 0,
};

test('a proposed slip balances roll by roll', () => {
  expect(balances(slip, linesOf(slip))).toMatchObject([
    { rollNo: 'R1', bedLen: '0.43', slipLen: '0.43', isBalanced: true },
    { rollNo: 'R2', bedLen: '20.60', slipLen: '20.60', isBalanced: true },
  ]);
});

test('a centimetre off still balances, more does not', () => {
  const typed = (len: string) =>
    balances(
      slip,
      linesOf(slip).map((one) => (one.tympanId === 'R1' ? { ...one, len } : one)),
    )[0];
  expect(typed('0.44')).toMatchObject({ diffLen: '0.01', isBalanced: true });
  expect(typed('0.45')).toMatchObject({ diffLen: '0.02', isBalanced: false });
  expect(typed('')).toMatchObject({ diffLen: '-0.43', isBalanced: false });
});

test('less than a metre is an end bit and no remnant', () => {
  expect(isTooShort({ kind: RemnantKind.usable, len: '0.43' })).toBe(true);
  expect(isTooShort({ kind: RemnantKind.usable, len: '1' })).toBe(false);
  expect(isTooShort({ kind: RemnantKind.endBit, len: '0.43' })).toBe(false);
});

test('metres add up by kind', () => {
  expect([...lenByKind(linesOf(slip))]).toEqual([
    [2, '0.43'],
    [3, '18.60'],
    [4, '2.00'],
  ]);
});

test('a new slip is sent without a version, empty cells as none', () => {
  const body = saveBody(slip, linesOf(slip));
  expect(body).toMatchObject({ id: null, version: null, reduceBedId: '1' });
  expect(body.lines[0]).toEqual({
    ...{ tympanId: 'R1', kind: 2, len: '0.430', weight: null, toWarehouseId: '9' },
    locationCode: null,
  });
});

test('end bits of what is bought by the kilogram are weighed first', () => {
  const [first, second] = linesOf(slip);
  if (first === undefined || second === undefined) throw new Error('the slip has no lines');
  const knit = { rolls: slip.rolls.map((each) => ({ ...each, byWeight: true })) };
  expect(lacksWeight(slip, first)).toBe(false);
  expect(lacksWeight(knit, first)).toBe(true);
  expect(lacksWeight(knit, { ...first, weight: '0.4' })).toBe(false);
  expect(lacksWeight(knit, second)).toBe(false);
  expect(toWeigh(knit, [second, first])?.id).toBe(first.id);
  expect(toWeigh(slip, [second, first])?.id).toBe(first.id);
  expect(toWeigh(slip, [second])).toBeUndefined();
});
