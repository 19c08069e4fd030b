import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { rollProofs, sharesText } from './roll-bundles.ts';

const roll = (id: string, plies: number, colorId = 'black') =>
  ({ id, rollNo: id, dyeLot: null, shade: 'A', colorId, colorName: colorId, plies }) as never;
const bundle = (bundleLabel: string, plyFrom: number, plyTo: number, colorId = 'black') => ({
  id: bundleLabel,
  bundleLabel,
  colorId,
  plyFrom,
  plyTo,
});

test('a roll is in every bundle whose plies overlap its own', () => {
  const bed = { rolls: [roll('R1', 10), roll('R2', 14), roll('R3', 6, 'navy')] } as Pick<
    CuttingBed,
    'rolls'
  >;
  const bundles = [bundle('B1', 1, 12), bundle('B2', 13, 24), bundle('B3', 25, 30, 'navy')];
  expect(
    rollProofs(bed, bundles).map(({ rollNo, shares }) => [rollNo, sharesText(shares)]),
  ).toEqual([
    ['R1', 'B1(1–10)'],
    ['R2', 'B1(11–12) B2(13–24)'],
    ['R3', 'B3(25–30)'],
  ]);
});
