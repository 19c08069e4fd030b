import type { ScheduleDraftBar } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { draftGroups } from './draft-groups.ts';

const draft = (id: string, lineDeptId: string): ScheduleDraftBar => ({
  id,
  version: 0,
  orderId: '9',
  lineDeptId,
  num: 1,
  startDate: '2024-03-20 08:00:00',
  headcount: 20,
  efficiencySetId: '1',
  changeoverMin: 0,
  isFixed: 0,
});
const byId = new Map([
  ['a', { lineDeptId: '1' }],
  ['b', { lineDeptId: '2' }],
  ['c', { lineDeptId: '3' }],
]);
const groupIds = (drafts: readonly ScheduleDraftBar[]) =>
  draftGroups(drafts, byId).map((group) => group.map(({ id }) => id));

test('lines that have nothing to do with each other are saved apart', () => {
  expect(groupIds([draft('a', '1'), draft('b', '2'), draft('c', '3')])).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});

test('a bar that goes from one line to another is saved with both of them', () => {
  expect(groupIds([draft('a', '1'), draft('b', '2'), draft('c', '2')])).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
  expect(groupIds([draft('a', '1'), draft('c', '3'), draft('b', '2'), draft('a', '3')])).toEqual([
    ['b'],
    ['a', 'c', 'a'],
  ]);
});
