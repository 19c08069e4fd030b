import { BedType } from '@garment-mes/domain/cutting-bed';
import { expect, test } from 'vitest';
import { choices, firstBed } from '../testing/t-shirt.ts';
import { blockOf, differences, withTheirs } from './differences.ts';
import { withBlocks } from './shade-blocks.ts';

test('finds nothing between two ways to write one figure', () => {
  expect(differences(firstBed, { ...firstBed, markerLen: '5.2' })).toEqual([]);
});

test('names the cell, what stands here and what was saved', () => {
  const theirs = {
    ...firstBed,
    rolls: firstBed.rolls.map((roll) => (roll.key === '1302' ? { ...roll, plies: '59' } : roll)),
  };
  expect(differences(firstBed, theirs)).toMatchObject([
    { cell: 'rolls.1302.plies', mine: '60', theirs: '59' },
  ]);
});

test('shows a roll that only one of the two has', () => {
  const theirs = { ...firstBed, rolls: firstBed.rolls.slice(0, 1) };
  const found = differences(firstBed, theirs).map(({ cell, theirs: other }) => [cell, other]);
  expect(found).toContainEqual(['rolls.1302.plies', '']);
});

test('takes one part from the other side and leaves the rest as typed', () => {
  const theirs = { ...firstBed, markerLen: '5.3', rolls: firstBed.rolls.slice(0, 1) };
  const mine = { ...firstBed, remark: 'x' };
  expect(differences(mine, theirs).map(blockOf)).toContain('head');
  const met = withTheirs(mine, theirs, new Set(['rolls']));
  expect(met).toMatchObject({ remark: 'x', markerLen: firstBed.markerLen });
  expect(met.rolls).toHaveLength(1);
});

test('the colours of a bed of several shades follow the rolls that were taken', () => {
  const mine = withBlocks({ ...firstBed, bedType: BedType.shadeLevel });
  const theirs = withBlocks({ ...mine, rolls: mine.rolls.slice(0, 1) });
  expect(withTheirs(mine, theirs, new Set(['rolls'])).colors).toEqual(theirs.colors);
  expect(mine.colors).not.toEqual(theirs.colors);
});

test('names a table and a person that differ, whatever the ids of their lines', () => {
  const person = {
    ...{ key: 'a', orderProcessId: '70', role: 1 as const, employeeId: '9' },
    ...{ employeeNo: '0417', employeeName: 'Chen', sharePct: '60' },
  };
  const mine = { ...firstBed, tableId: '60', people: [person] };
  const theirs = { ...mine, tableId: '61', people: [{ ...person, key: 'b', sharePct: '40' }] };
  const found = differences(mine, theirs, choices());
  expect(found).toMatchObject([
    { cell: 'tableId', mine: 'Table 1', theirs: 'Table 2' },
    { label: expect.stringContaining('Spreading Chen'), mine: '60', theirs: '40' },
  ]);
  expect(found.map(blockOf)).toEqual(['head', 'people']);
  const met = withTheirs(mine, theirs, new Set(['head', 'people']));
  expect(met).toMatchObject({ tableId: '61', people: [{ sharePct: '40' }] });
});
