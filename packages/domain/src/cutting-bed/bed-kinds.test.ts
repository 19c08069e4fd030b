import { expect, test } from 'vitest';
import { addsGarments, BedType } from './bed-kinds.ts';

test('a bed adds garments unless another bed counts them', () => {
  const parentBedId = '7';
  expect(
    Object.entries(BedType)
      .filter(([, bedType]) => !addsGarments({ bedType, parentBedId }))
      .map(([name]) => name),
  ).toEqual(['multiMaterial', 'replacement']);
  expect(addsGarments({ bedType: BedType.multiMaterial, parentBedId: null })).toBe(true);
  expect(addsGarments({ bedType: BedType.multiMaterial, parentBedId: '' })).toBe(true);
});
