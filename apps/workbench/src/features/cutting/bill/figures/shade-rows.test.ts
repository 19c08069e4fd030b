import { BedType } from '@garment-mes/domain/cutting-bed';
import { expect, test } from 'vitest';
import { BLACK, firstBed } from '../testing/t-shirt.ts';
import { shadeRows } from './shade-rows.ts';

const block = (key: string, shade: string, plies: string) => ({
  ...{ key, colorId: BLACK, colorName: 'Black', hex: '', shade, plies },
});
const bed = {
  ...firstBed,
  bedType: BedType.shadeLevel,
  colors: [block('1', 'A', '10'), block('2', 'B', '5'), block('3', 'A', '4')],
};

test('two blocks of one shade are one row', () => {
  expect(shadeRows(bed, BLACK)).toEqual([
    { shade: 'A', nums: [14, 28, 28, 14] },
    { shade: 'B', nums: [5, 10, 10, 5] },
  ]);
});

test('a plain bed has no rows by shade', () => {
  expect(shadeRows(firstBed, BLACK)).toEqual([]);
});
