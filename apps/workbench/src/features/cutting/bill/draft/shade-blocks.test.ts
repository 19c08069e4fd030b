import { BedType } from '@garment-mes/domain/cutting-bed';
import { expect, test } from 'vitest';
import { changeDraft } from './change-draft.ts';
import { type BedDraft, emptyDraft, type RollLine } from './draft.ts';
import { blocksTooMany, groupedKeys, rollBlocks } from './shade-blocks.ts';

const roll = (key: string, colorId: string, shade: string, plies: string): RollLine => ({
  key,
  tympanId: key,
  rollNo: key,
  cNo: '',
  colorId,
  dyeLot: `D${shade}`,
  shade,
  bandedShade: shade,
  availableLen: '',
  materialId: '50',
  materialColorId: colorId,
  materialColorName: colorId,
  shadeReason: '',
  widthCm: '',
  labelLen: '',
  actualLen: '',
  remainLen: '',
  issuedLen: '',
  plies,
  spliceLen: '',
  spliceNum: 0,
  defectLen: '',
  remnantLen: '',
  returnLen: '',
  employeeId: '',
  employeeName: '',
});
const color = (colorId: string) => ({
  key: colorId,
  colorId,
  colorName: colorId,
  hex: '',
  shade: '',
  plies: '',
});
const draft: BedDraft = {
  ...emptyDraft('2024-03-20'),
  bedType: BedType.shadeLevel,
  colors: [color('black'), color('navy')],
  rolls: [
    roll('1', 'black', 'A', '20'),
    roll('2', 'black', 'A', '10'),
    roll('3', 'black', 'B', '16'),
    roll('4', 'black', 'A', '8'),
  ],
};

test('neighbours of one colour and shade are in one block, numbered through', () => {
  expect(
    rollBlocks(draft).map(({ shade, plyFrom, plyTo, rolls }) => [
      shade,
      plyFrom,
      plyTo,
      rolls.length,
    ]),
  ).toEqual([
    ['A', 1, 30, 2],
    ['B', 31, 46, 1],
    ['A', 47, 54, 1],
  ]);
});

test('colours and plies of the bill follow from its rolls', () => {
  const next = changeDraft(draft, { type: 'roll.changed', key: '3', cell: 'plies', value: '18' });
  expect(next.colors.map(({ colorId, shade, plies }) => [colorId, shade, plies])).toEqual([
    ['black', 'A', '30'],
    ['black', 'B', '18'],
    ['black', 'A', '8'],
    ['navy', '', ''],
  ]);
});

test('moving the rolls of a shade together makes fewer blocks', () => {
  expect(blocksTooMany(rollBlocks(draft))).toBe(1);
  const keys = groupedKeys(draft);
  expect(keys).toEqual(['1', '2', '4', '3']);
  const next = changeDraft(draft, { type: 'rolls.sorted', keys });
  expect(blocksTooMany(rollBlocks(next))).toBe(0);
  expect(next.colors.map(({ plies }) => plies)).toEqual(['38', '16', '']);
});

test('another shade of a roll cuts its block in two', () => {
  const next = changeDraft(draft, {
    type: 'roll.shaded',
    key: '1',
    shade: 'C',
    reason: '灯箱复对',
  });
  expect(rollBlocks(next).map(({ shade }) => shade)).toEqual(['C', 'A', 'B', 'A']);
});
