import type { CutPlanRow, Order } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { blocksOf } from './plan-blocks.ts';
import {
  draftOfPlan,
  layPlies,
  newPlan,
  type PlanDraft,
  planBody,
  planCells,
  yieldOf,
} from './plan-draft.ts';

const plan = {
  ...{ id: '9', planNo: 'CP2403017-1', version: 3, fabricPart: 1, materialId: 'M', maxPlies: 120 },
  markers: [
    {
      ...{ id: '91', markerName: 'M1', markerLen: '5.200', widthCm: '180.0', effPct: '84.00' },
      ...{ areaCm2: '78624.0', fileUrl: '/files/t2417-a.plt' },
      sizes: [
        { sizeId: 'S', sizeName: 'S', ratio: '1.00' },
        { sizeId: 'M', sizeName: 'M', ratio: '2.00' },
      ],
    },
  ],
  lays: [
    {
      ...{ id: '95', layNo: 1, markerId: '91', plies: 120, planNum: 360, reduceBedId: null },
      colors: [
        { colorId: 'BLK', colorName: '黑色', shade: 'A', plies: 86 },
        { colorId: 'NVY', colorName: '藏青', shade: null, plies: 34 },
      ],
    },
  ],
} as unknown as CutPlanRow;
const order = {
  colors: [{ colorId: 'BLK', colorName: '黑色' }],
  sizes: [{ sizeId: 'M', sizeName: 'M' }],
  colorSizes: [{ colorId: 'BLK', sizeId: 'M', num: 180, limitNum: 189 }],
} as unknown as Order;
const draft = draftOfPlan(plan);

test('a plan that is only opened is saved as it was', () => {
  expect(planBody('7', draft)).toEqual({
    ...{ id: '9', version: 3, orderId: '7', fabricPart: 1, materialId: 'M', maxPlies: 120 },
    markers: [
      {
        ...{ markerName: 'M1', markerLen: '5.2', widthCm: '180', effPct: '84' },
        ...{ areaCm2: '78624.0', fileUrl: '/files/t2417-a.plt' },
        sizes: [
          { sizeId: 'S', ratio: '1' },
          { sizeId: 'M', ratio: '2' },
        ],
      },
    ],
    lays: [
      {
        ...{ layNo: 1, markerName: 'M1' },
        colors: [
          { colorId: 'BLK', shade: 'A', plies: 86 },
          { colorId: 'NVY', shade: null, plies: 34 },
        ],
      },
    ],
  });
});

test('a new plan is of the main fabric, and is saved without an id', () => {
  const bom = [
    { materialId: 'R', fabricPart: 2, isMain: 0 },
    { materialId: 'M', fabricPart: 1, isMain: 1 },
  ] as Order['bom'];
  const made = newPlan({ bom });
  expect(made).toMatchObject({ fabricPart: 1, materialId: 'M' });
  expect('id' in planBody('7', made)).toBe(false);
});

test('lays yield plies times ratio, colour by colour', () => {
  const { planNum, cells } = yieldOf(draft);
  expect(planNum).toBe(360);
  expect(cells.get('BLK/M')).toBe(172);
  expect(layPlies(draft.lays[0] as PlanDraft['lays'][number])).toBe(120);
});

test('a half ratio on odd plies yields nothing yet, and says why', () => {
  const half: PlanDraft = {
    ...draft,
    markers: draft.markers.map((marker) => ({ ...marker, ratios: { S: '0.5' } })),
    lays: draft.lays.map((lay) => ({ ...lay, plies: { 'BLK/': '33' } })),
  };
  expect(yieldOf(half).planNum).toBe(0);
  expect(yieldOf(half).fault).toMatch(/33/);
});

test('what is half typed counts for nothing', () => {
  const lays = draft.lays.map((lay) => ({ ...lay, plies: { 'BLK/': '', 'NVY/': 'x' } }));
  expect(yieldOf({ ...draft, lays }).planNum).toBe(0);
});

test('a cell is planned by every plan of the part together', () => {
  expect(planCells(order, [yieldOf(draft), yieldOf(draft)])).toMatchObject([
    { colorName: '黑色', sizeName: 'M', orderNum: 180, planNum: 344, maxNum: 189 },
  ]);
});

test('a colour lies on a lay in several shades, and each keeps its plies', () => {
  const [lay] = plan.lays;
  const colors = [
    ...(lay?.colors ?? []),
    { colorId: 'BLK', colorName: '黑色', shade: 'B', plies: 1 },
  ];
  const two = draftOfPlan({ ...plan, lays: [{ ...lay, colors }] } as CutPlanRow);
  expect(two.lays[0]?.plies).toEqual({ 'BLK/A': '86', 'NVY/': '34', 'BLK/B': '1' });
  expect(yieldOf(two).cells.get('BLK/M')).toBe(174);
  expect(planBody('7', two).lays[0]?.colors).toEqual([
    { colorId: 'BLK', shade: 'A', plies: 86 },
    { colorId: 'NVY', shade: null, plies: 34 },
    { colorId: 'BLK', shade: 'B', plies: 1 },
  ]);
});

test('there is a block for each shade that is laid or asked for, and one for a colour nobody laid', () => {
  expect(blocksOf(['BLK', 'NVY'], ['BLK/B', 'BLK/A', 'BLK/A'])).toEqual([
    { colorId: 'BLK', shade: 'A' },
    { colorId: 'BLK', shade: 'B' },
    { colorId: 'NVY', shade: null },
  ]);
});
