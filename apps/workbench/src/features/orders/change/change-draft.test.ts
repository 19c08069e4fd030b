import type { Order } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { type ChangeDraft, cellKey, changesOf, draftOf, piecesOf } from './change-draft.ts';
import { changeLines } from './change-lines.ts';

const order = sampleAnswers.getOrder as Order;
const [color] = order.colors;
const [size] = order.sizes;
const [colorId, sizeId] = [color?.colorId ?? '', size?.sizeId ?? ''];
const own = order.colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);
const draft = draftOf(order, '客户加单', false);
const typed = (num: string): ChangeDraft => ({
  ...draft,
  cells: { ...draft.cells, [cellKey(colorId, sizeId)]: num },
});

test('an untouched draft changes nothing', () => {
  expect(changesOf(order, draft)).toEqual({});
  expect(changeLines(order, draft, () => '')).toEqual([]);
});

test('only the cells that differ are sent, with the codes that hang on them', () => {
  expect(changesOf(order, typed('318'))).toEqual({
    colorSizes: [
      { colorId, sizeId, num: 318, sku: own?.sku ?? null, barcode69: own?.barcode69 ?? null },
    ],
  });
});

test('a tolerance with other zeros is the same tolerance', () => {
  const cutTolUpPct = String(Number(order.cutTolUpPct));
  expect(changesOf(order, { ...draft, cutTolUpPct })).toEqual({});
});

test('a changed operation is sent with the others, and never with a rate', () => {
  const processes = order.processes.map((line, at) => (at === 0 ? { ...line, sam: '0.99' } : line));
  const sent = changesOf(order, { ...draft, processes }).processes ?? [];
  expect(sent).toHaveLength(order.processes.length);
  expect(sent[0]).toMatchObject({ id: order.processes[0]?.id, sam: '0.99' });
  expect(sent.some((line) => 'price' in line)).toBe(false);
});

test('a change of the subcontractor alone is sent by its id and shown by its name', () => {
  const [first] = order.processes;
  const processes = order.processes.map((line) =>
    line === first ? { ...line, outGroupId: '9', outGroupName: '恒达绣花' } : line,
  );
  const [sent] = changesOf(order, { ...draft, processes }).processes ?? [];
  expect(sent).toMatchObject({ outGroupId: '9' });
  expect(sent).not.toHaveProperty('outGroupName');
  expect(changeLines(order, { ...draft, processes }, () => '')).toMatchObject([
    {
      ...{ area: '工序', label: first?.processName, field: '外发组' },
      ...{ from: null, to: '恒达绣花', kind: 3 },
    },
  ]);
});

test('every field of a line that is changed alone is shown', () => {
  const [shipment] = order.shipments;
  const [line] = order.bom;
  if (!shipment || !line) throw new Error('the sample has no shipment or no bill');
  const shipments = [{ ...shipment, destination: '汉堡港' }, ...order.shipments.slice(1)];
  const bom = [{ ...line, supplierName: '华纺', isMain: line.isMain === 1 ? 0 : 1 }] as const;
  const shown = changeLines(
    order,
    { ...draft, shipments, bom: [...bom, ...order.bom.slice(1)] },
    () => '',
  );
  expect(shown.map(({ area, to }) => [area, to])).toEqual([
    ['走货', '汉堡港'],
    ['BOM', line.isMain === 1 ? '否' : '是'],
    ['BOM', '华纺'],
  ]);
});

test('the lines of a change say old and new', () => {
  expect(changeLines(order, typed('318'), () => '藏青')).toMatchObject([
    { area: '数量', label: `藏青/${size?.sizeName}`, from: String(own?.num), to: '318', kind: 3 },
  ]);
});

test('a shipment that is typed is shown piece by piece', () => {
  const [shipment] = order.shipments;
  if (shipment === undefined) throw new Error('the sample has no shipment');
  const [line] = shipment.lines;
  const shipments = [
    { ...shipment, lines: [{ ...line, num: (line?.num ?? 0) + 7 }, ...shipment.lines.slice(1)] },
    ...order.shipments.slice(1),
  ] as typeof order.shipments;
  const names = (id: string) => order.colors.find((each) => each.colorId === id)?.colorName ?? id;
  const lines = changeLines(order, { ...draft, shipments }, names);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    ...{ area: '走货', label: shipment.shipmentNo },
    ...{ from: String(line?.num), to: String((line?.num ?? 0) + 7) },
  });
});

test('pieces are those of the cells whose colour stays', () => {
  expect(piecesOf({ colors: ['5', '6'], cells: { '5/1': '300', '6/1': '', '7/1': '9' } })).toEqual([
    { colorId: '5', sizeId: '1', num: 300 },
    { colorId: '6', sizeId: '1', num: 0 },
  ]);
});
