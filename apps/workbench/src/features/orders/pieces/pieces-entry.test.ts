import { expect, test } from 'vitest';
import { entryOf, orderedOf, type PiecesDraft, piecesOf, withoutLost } from './pieces-entry.ts';

const draft: PiecesDraft = {
  colors: [{ id: '5', colorName: '黑色', customerColor: 'Jet', isMain: 1 }],
  sizes: [{ id: '11', sizeName: 'M' }],
  cells: [
    {
      ...{ id: '5/11', colorName: '黑色', sizeName: 'M' },
      ...{ num: '300', sku: 'T2417-BLK-M', barcode69: '6901234567892' },
    },
  ],
};
const names = { color: (id: string) => `c${id}`, size: (id: string) => `s${id}` };

test('typing pieces keeps the codes of the cell and what the customer calls the colour', () => {
  const entry = entryOf(draft);
  const typed = { ...entry, cells: { ...entry.cells, '5/11': '318' } };
  expect(piecesOf(typed, draft, names)).toEqual({
    ...draft,
    cells: [{ ...draft.cells[0], num: '318' }],
  });
});

test('nothing typed is the draft as it was', () => {
  expect(piecesOf(entryOf(draft), draft, names)).toEqual(draft);
});

test('a new size gets cells once pieces are typed into it, a size that goes takes its own along', () => {
  const wider = { ...entryOf(draft), sizes: ['11', '12'] };
  expect(piecesOf(wider, draft, names).cells).toHaveLength(1);
  const filled = { ...wider, cells: { ...wider.cells, '5/12': '40' } };
  expect(piecesOf(filled, draft, names).cells[1]).toMatchObject({
    ...{ id: '5/12', colorName: 'c5', sizeName: 's12', num: '40', sku: '' },
  });
  expect(piecesOf({ ...filled, sizes: ['12'] }, draft, names).cells).toHaveLength(1);
});

test('shipments count the pieces as they are typed', () => {
  expect(
    orderedOf({ ...draft, cells: [{ ...draft.cells[0], num: '12x' }] as never }),
  ).toMatchObject({
    colorSizes: [{ colorId: '5', sizeId: '11', num: 0 }],
  });
});

test('a colour that leaves the order leaves its shipments, and nothing else of them moves', () => {
  const line = (colorId: string) => ({ id: '1', colorId, sizeId: '11', num: 5, shippedNum: 0 });
  const shipment = {
    ...{ id: '9', shipmentNo: 'A', shipmentDate: '2024-04-12', destination: null },
    ...{ mode: null, status: 0 as const, lines: [line('5'), line('6')] },
  };
  expect(withoutLost([shipment], draft)).toEqual([{ ...shipment, lines: [line('5')] }]);
  const stays = [{ ...shipment, lines: [line('5')] }];
  expect(withoutLost(stays, draft)).toBe(stays);
});
