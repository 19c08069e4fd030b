import { expect, test } from 'vitest';
import { fc, test as property } from '../testing/property.ts';
import { checkCutPlan } from './check-cut-plan.ts';
import { packLays } from './pack-lays.ts';
import { planCut } from './plan-cut.ts';

const rules = { maxPlies: 120, maxGarments: 8, targetPct: 103, tolerancePct: 5 };
const sizeIds = ['S', 'M', 'L', 'XL'];

test('fills lays to the limit, the fullest colour first', () => {
  expect(
    packLays(
      [
        { colorId: 'NVY', plies: 154 },
        { colorId: 'BLK', plies: 206 },
      ],
      120,
    ).map(({ colors }) => colors),
  ).toEqual([
    [{ colorId: 'BLK', plies: 120 }],
    [
      { colorId: 'BLK', plies: 86 },
      { colorId: 'NVY', plies: 34 },
    ],
    [{ colorId: 'NVY', plies: 120 }],
  ]);
});

test('gives sizes that would overshoot a marker of their own', () => {
  const markers = planCut({
    ...rules,
    sizeIds,
    colors: [{ colorId: 'BLK', ordered: [100, 200, 200, 37] }],
    maxGarments: 5,
  });
  expect(markers.length).toBeGreaterThan(1);
  const cut = sizeIds.map((_, size) =>
    markers.reduce(
      (total, { ratio, plies }) => total + (ratio[size] ?? 0) * (plies[0]?.plies ?? 0),
      0,
    ),
  );
  expect(cut[3]).toBeLessThanOrEqual(39);
  expect(cut[3]).toBeGreaterThanOrEqual(37);
});

test('plans nothing for an order without garments', () => {
  expect(
    planCut({ ...rules, sizeIds, colors: [{ colorId: 'BLK', ordered: [0, 0, 0, 0] }] }),
  ).toEqual([]);
  expect(planCut({ ...rules, sizeIds, colors: [] })).toEqual([]);
});

const demand = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 4, maxLength: 4 });

property(
  'never passes the tolerance of a size, nor the plies of a lay',
  [fc.array(demand, { minLength: 1, maxLength: 4 })],
  (orders) => {
    const colors = orders.map((ordered, index) => ({ colorId: String(index), ordered }));
    const markers = planCut({ ...rules, sizeIds, colors });
    for (const { colorId, ordered } of colors) {
      const cells = ordered.map((orderNum, size) => ({
        colorName: colorId,
        sizeName: String(size),
        orderNum,
        planNum: markers.reduce((total, { ratio, plies }) => {
          const own = plies.find((color) => color.colorId === colorId)?.plies ?? 0;
          return total + own * (ratio[size] ?? 0);
        }, 0),
      }));
      const over = cells.filter(
        ({ orderNum, planNum }) => planNum > Math.ceil((orderNum * 105) / 100),
      );
      expect(over).toEqual([]);
    }
    for (const lay of markers.flatMap(({ lays }) => lays))
      expect(lay.plies).toBeLessThanOrEqual(120);
  },
);

test('finds cells planned below the order or above its tolerance', () => {
  const cell = (planNum: number) => ({ colorName: '黑色', sizeName: 'S', orderNum: 200, planNum });
  expect(checkCutPlan([cell(200), cell(206), cell(210)], 5)).toEqual([]);
  expect(checkCutPlan([cell(199), cell(211)], 5).map(({ params }) => params)).toEqual([
    { color: '黑色', size: 'S', plan: 199, min: 200, max: 210 },
    { color: '黑色', size: 'S', plan: 211, min: 200, max: 210 },
  ]);
});
