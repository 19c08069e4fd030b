import { BedType } from '@garment-mes/domain/cutting-bed';
import { expect, test } from 'vitest';
import { firstBed, SIZES } from '../testing/t-shirt.ts';
import { createBody } from './body.ts';
import { changeDraft } from './change-draft.ts';
import { missingPanels } from './missing-panels.ts';

const parts = [
  { partCode: 'FP', partName: 'Front', fabricPart: 1 as const, piecesPerGarment: 1 },
  { partCode: 'SL', partName: 'Sleeve', fabricPart: 1 as const, piecesPerGarment: 2 },
];
const [front, sleeve] = parts.map(({ fabricPart: _fabricPart, ...part }) => part);
const replacement = { ...firstBed, bedType: BedType.replacement };
const ratios = (draft: typeof firstBed) => draft.sizes.map(({ ratio }) => ratio);

test('the ratios of the sizes follow from the panels that are typed', () => {
  if (front === undefined || sleeve === undefined) throw new Error('no parts');
  const two = { ...front, sizeId: SIZES.S, ratio: '2' };
  const one = changeDraft(replacement, { type: 'panel.changed', panel: two });
  expect(ratios(one)).toEqual(['2', '', '', '']);
  const both = changeDraft(one, {
    type: 'panel.changed',
    panel: { ...sleeve, sizeId: SIZES.M, ratio: '3' },
  });
  expect(ratios(both)).toEqual(['2', '2', '', '']);
  const gone = changeDraft(both, { type: 'panel.changed', panel: { ...two, ratio: '' } });
  expect(ratios(gone)).toEqual(['', '2', '', '']);
});

test('only a replacement bed sends panels, and only those that are typed', () => {
  if (front === undefined) throw new Error('no parts');
  const panels = [
    { ...front, sizeId: SIZES.S, ratio: '2' },
    { ...front, sizeId: SIZES.M, ratio: '' },
  ];
  expect(createBody({ ...replacement, panels }).panels).toEqual([
    { partCode: 'FP', sizeId: SIZES.S, ratio: 2 },
  ]);
  expect(createBody({ ...firstBed, panels })).not.toHaveProperty('panels');
});

test('another fabric is cut for other parts', () => {
  if (front === undefined) throw new Error('no parts');
  const panels = [{ ...front, sizeId: SIZES.S, ratio: '2' }];
  const event = { type: 'field.changed', field: 'fabricPart', value: 2 } as const;
  expect(changeDraft({ ...replacement, panels }, event).panels).toEqual([]);
});

test('missing panels are filled in by the colour that misses most of them', () => {
  const check = (colorName: string, faultNum: number, replaceNum: number, num: number) => ({
    ...{ colorName, sizeName: 'S', faultNum, replaceNum },
    bads: [{ id: '1', badItemId: '2', badItemName: 'hole', partCode: 'FP', num, plyNo: null }],
  });
  const missing = missingPanels(
    [check('Black', 3, 1, 3), check('Navy', 1, 0, 1), check('Navy', 2, 2, 2)],
    replacement,
    parts,
  );
  expect(missing.panels).toEqual([{ ...front, sizeId: SIZES.S, ratio: '2' }]);
  const filled = changeDraft(replacement, { type: 'panels.filled', ...missing });
  expect(ratios(filled)).toEqual(['2', '', '', '']);
  expect(filled.colors.map(({ plies }) => plies)).toEqual(['1', '1']);
});
