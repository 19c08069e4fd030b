import type { Order } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { dirtyParts } from '#screens/merge/dirty-parts.ts';
import { mergeParts } from '#screens/merge/merge-parts.ts';
import { MERGEABLE } from './mergeable.ts';
import { draftOfOrder, type OrderDraft } from './order-draft.ts';

const sample = sampleAnswers.getOrder as Order;
const bom = (id: string, part: Partial<Order['bom'][number]> = {}): Order['bom'][number] => ({
  ...(sample.bom[0] as Order['bom'][number]),
  id,
  ...part,
});
const order = (part: Partial<Order>): Order => ({ ...sample, ...part });
const base = draftOfOrder(
  order({ bom: [bom('1', { materialId: '7', materialName: '汗布', usageNum: '0.9' }), bom('2')] }),
);

test('a grid nobody typed into is the one that was saved, whatever it contains', () => {
  const theirs = draftOfOrder(order({ bom: [bom('9')], deliveryDate: '2024-05-01' }));
  const mine = { ...base, workshops: [...base.workshops] };
  expect(mergeParts(MERGEABLE, base, theirs, mine).parts.bom).toBe(theirs.bom);
});

test('names the grid, the line and what both chose', () => {
  const change = (materialId: string, materialName: string) => ({
    ...base,
    bom: base.bom.map((row) => (row.id === '1' ? { ...row, materialId, materialName } : row)),
  });
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    base,
    change('8', '罗纹'),
    change('9', '珠地'),
    () => 'theirs',
  );
  expect(conflicts).toMatchObject([
    { part: 'bom', field: 'materialId', base: '汗布', theirs: '罗纹', mine: '珠地' },
  ]);
  expect(parts.bom[0]).toMatchObject({ materialId: '8', materialName: '罗纹' });
});

test('figures the service worked out for the other side are kept with what was typed here', () => {
  const theirs = { ...base, bom: base.bom.map((row) => ({ ...row, needNum: '1944.0000' })) };
  const mine = { ...base, bom: base.bom.map((row) => ({ ...row, lossPct: '7' })) };
  const { parts, conflicts } = mergeParts(MERGEABLE, base, theirs, mine);
  expect(conflicts).toEqual([]);
  expect(parts.bom[0]).toMatchObject({ needNum: '1944.0000', lossPct: '7' });
});

test('what comes back after a reload is as dirty as it was', () => {
  const typed = { ...base, bom: base.bom.map((row) => ({ ...row, lossPct: '7' })) };
  const { draft, clean } = JSON.parse(JSON.stringify({ draft: typed, clean: base })) as {
    readonly draft: OrderDraft;
    readonly clean: OrderDraft;
  };
  expect(dirtyParts(MERGEABLE, draft, clean)).toEqual(['bom']);
});

const shipment = (nums: Readonly<Record<string, number>>): Order['shipments'][number] => ({
  ...(sample.shipments[0] as Order['shipments'][number]),
  id: '1',
  lines: Object.entries(nums).map(([sizeId, num]) => ({
    ...{ id: sizeId, colorId: '5', sizeId, num, shippedNum: 2 },
  })),
});
const leaving = (nums: Readonly<Record<string, number>>): OrderDraft => ({
  ...base,
  shipments: [shipment(nums)],
});

test('pieces of a shipment are merged colour by colour and size by size', () => {
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    leaving({ S: 10, M: 20 }),
    leaving({ S: 12, M: 20 }),
    leaving({ S: 10, M: 25, L: 3 }),
  );
  expect(conflicts).toEqual([]);
  expect(
    parts.shipments[0]?.lines.map(({ id, sizeId, num, shippedNum }) => [
      ...[id, sizeId, num, shippedNum],
    ]),
  ).toEqual([
    ['S', 'S', 12, 2],
    ['M', 'M', 25, 2],
    ['', 'L', 3, 0],
  ]);
});

test('the same cell of a shipment typed twice is asked for, and no other', () => {
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    leaving({ S: 10, M: 20 }),
    leaving({ S: 12, M: 21 }),
    leaving({ S: 13, M: 20 }),
    () => 'theirs',
  );
  expect(conflicts).toMatchObject([
    { part: 'shipments', field: 'lines/5/S', base: 10, theirs: 12, mine: 13 },
  ]);
  expect(parts.shipments[0]?.lines.map(({ num }) => num)).toEqual([12, 21]);
});

test('two blank lines stay two when another saves meanwhile', () => {
  const blank = (id: string): OrderDraft['colours'][number] => ({
    ...{ id, partName: '', materialId: '', materialName: '', colours: {} },
  });
  const theirs = { ...base, bom: base.bom.map((row) => ({ ...row, lossPct: '7' })) };
  const mine = { ...base, colours: [...base.colours, blank('n1'), blank('n2')] };
  const { parts, conflicts } = mergeParts(MERGEABLE, base, theirs, mine);
  expect(conflicts).toEqual([]);
  expect(parts.colours.map(({ id }) => id).slice(-2)).toEqual(['n1', 'n2']);
});

test('measures of a point are merged size by size', () => {
  const measured = (values: Readonly<Record<string, string>>): OrderDraft => ({
    ...base,
    points: [
      {
        ...{ id: '胸围', pointName: '胸围', method: null, tolUp: '1', tolDown: '1' },
        values: Object.entries(values).map(([sizeId, value]) => ({ sizeId, value })),
      },
    ],
  });
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    measured({ S: '50', M: '52' }),
    measured({ S: '50.5', M: '52' }),
    measured({ S: '50', M: '53' }),
  );
  expect(conflicts).toEqual([]);
  expect(parts.points[0]?.values).toEqual([
    { sizeId: 'S', value: '50.5' },
    { sizeId: 'M', value: '53' },
  ]);
});
