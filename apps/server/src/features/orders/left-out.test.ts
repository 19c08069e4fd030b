import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string; version: number; styleId: string };
let draft: { id: string };
let black: string;
let navy: string;
let small: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;
const reread = async (id = draft.id) => (await call('GET', path('getOrderById'), { id })).data;

const CODES = { sku: 'T2417-BLK-S', barcode69: '6901234567892' };
const NAMED = { customerColor: 'Jet', isMain: 1 };

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
  [black, navy] = [fresh.basics.color('BLK'), fresh.basics.color('NVY')];
  small = fresh.basics.size('MEN', 'S');
  const body = storyOrderBody(fresh, order.styleId);
  draft = (
    await call('POST', path('insertOrder'), {
      ...body,
      orderNo: 'LEFTOUT',
      colors: body.colors.map((color) =>
        color.colorId === black ? { ...color, ...NAMED } : color,
      ),
      colorSizes: body.colorSizes.map((cell) =>
        cell.colorId === black && cell.sizeId === small ? { ...cell, ...CODES } : cell,
      ),
    })
  ).data;
});
afterAll(() => fresh.server.close());

const head = () => {
  const { colors: _, sizes: __, colorSizes: ___, ...rest } = storyOrderBody(fresh, order.styleId);
  return { ...rest, orderNo: 'LEFTOUT' };
};
const update = async (more: object) => {
  const { version } = await reread();
  const answer = await call('PUT', path('updateOrder'), {
    ...head(),
    id: draft.id,
    version,
    ...more,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data;
};
const colorOf = ({ colors }: { colors: { colorId: string }[] }, id: string) =>
  colors.find(({ colorId }) => colorId === id);
const cellOf = ({ colorSizes }: { colorSizes: { colorId: string; sizeId: string }[] }) =>
  colorSizes.find((cell) => cell.colorId === black && cell.sizeId === small);
const pieces = async () =>
  (await reread()).colorSizes.map(({ colorId, sizeId, num }: Record<string, unknown>) => ({
    ...{ colorId, sizeId, num },
  }));

test('pieces alone keep what the customer calls a colour, the main one and the codes of a cell', async () => {
  const colorSizes = (await pieces()).map((cell: { colorId: string; sizeId: string }) =>
    cell.colorId === black && cell.sizeId === small ? { ...cell, num: 77 } : cell,
  );
  const saved = await update({ colorSizes });
  expect(colorOf(saved, black)).toMatchObject(NAMED);
  expect(cellOf(saved)).toMatchObject({ num: 77, ...CODES });
});

test('colours alone keep pieces and codes, and a colour that goes takes its own along', async () => {
  const before = await reread();
  const saved = await update({ colors: [{ colorId: navy }, { colorId: black }] });
  expect(saved.orderNum).toBe(before.orderNum);
  expect(saved.colors.map(({ colorId }: { colorId: string }) => colorId)).toEqual([navy, black]);
  expect(colorOf(saved, black)).toMatchObject(NAMED);
  expect(cellOf(saved)).toMatchObject(CODES);
  const kept = await pieces();
  const single = await update({ colors: [{ colorId: black }] });
  expect(single.colorSizes).toHaveLength(4);
  expect(single.colors).toMatchObject([NAMED]);
  await update({ colors: [{ colorId: black }, { colorId: navy }], colorSizes: kept });
});

test('a cell that is left out has no pieces and keeps its codes; null clears them', async () => {
  const all = await pieces();
  const others = all.filter(
    ({ colorId, sizeId }: { colorId: string; sizeId: string }) =>
      colorId !== black || sizeId !== small,
  );
  expect(cellOf(await update({ colorSizes: others }))).toMatchObject({ num: 0, ...CODES });
  const cleared = { colorId: black, sizeId: small, num: 5, sku: null };
  expect(cellOf(await update({ colorSizes: [...others, cleared] }))).toMatchObject({
    ...{ num: 5, sku: null },
    barcode69: CODES.barcode69,
  });
  const plain = await update({
    colors: [{ colorId: black, customerColor: null }, { colorId: navy }],
  });
  expect(colorOf(plain, black)).toMatchObject({ customerColor: null, isMain: 1 });
});

const replace = async (step: string, rows: readonly object[]) => {
  const { version } = await reread();
  const answer = await call('POST', path(step), { orderId: draft.id, version, rows });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data.lines;
};

test('a line of the bill keeps what its save does not speak of', async () => {
  const line = {
    ...{ materialId: fresh.basics.material('FAB-JSY180'), usageNum: '0.9', unitCode: 'M' },
    ...{ fabricPart: 1, partName: '大身', colorId: black, isMain: 1, lossPct: '2' },
    ...{ sizeUsages: [{ sizeId: small, usageNum: '0.8' }], supplierName: '华纺', remark: '先到' },
  };
  const [{ id }] = await replace('orderBom/batchInsert', [line]);
  const bare = { id, materialId: line.materialId, usageNum: '0.95', unitCode: 'M' };
  expect(await replace('orderBom/batchInsert', [bare])).toMatchObject([
    { ...line, id, usageNum: '0.9500', lossPct: '2.00', sizeUsages: [{ usageNum: '0.8' }] },
  ]);
  const cleared = { ...bare, supplierName: null, lossPct: null, sizeUsages: null };
  expect(await replace('orderBom/batchInsert', [cleared])).toMatchObject([
    { supplierName: null, lossPct: '0.00', sizeUsages: [], remark: '先到' },
  ]);
});

const subcontractor = async () => {
  const { id } = (
    await call('POST', '/outGroup', {
      code: 'OUT1',
      name: '恒达绣花',
      processSections: [1, 2, 3, 4, 5, 6, 7],
      priceRule: { kind: 2, price: '0.5' },
    })
  ).data;
  return id as string;
};

test('an operation and a part keep what their save does not speak of', async () => {
  const style = (await call('GET', '/style/detail', { id: order.styleId })).data;
  const outGroupId = await subcontractor();
  const bare = style.processes.map((row: Record<string, unknown>) =>
    Object.fromEntries(
      (['processId', 'seqNo', 'section', 'processName', 'sam', 'grade'] as const).map((name) => [
        name,
        row[name],
      ]),
    ),
  );
  const flags = { isCheckpoint: 0, isOutput: 0, isTicket: 1, payScope: 1, isEnabled: 1 };
  const full = bare.map((row: object) => ({ ...row, ...flags, partCode: 'BODY', outGroupId }));
  const saved = await replace('process/batchInsert', full);
  expect(saved[0]).toMatchObject({ outGroupId, outGroupName: '恒达绣花', partCode: 'BODY' });
  const kept = await replace(
    'process/batchInsert',
    bare.map((row: object, at: number) => ({ ...row, ...flags, id: saved[at].id })),
  );
  expect(kept).toEqual(saved);

  const part = { partCode: 'BODY', partName: '大身', fabricPart: 1, piecesPerGarment: 2 };
  const [made] = await replace('part/batchInsert', [
    { ...part, isFused: 1, isPrinted: 1, areaCm2: '512.5' },
  ]);
  expect(await replace('part/batchInsert', [{ ...part, id: made.id }])).toEqual([made]);
});

test('a standard, a point of measure and a shipment keep what their save does not speak of', async () => {
  const save = async (step: string, more: object) => {
    const { version } = await reread();
    const answer = await call('POST', path(step), { orderId: draft.id, version, ...more });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data;
  };
  const values = [{ sizeId: small, value: '70' }];
  const point = { pointName: '衣长', method: '平铺', tolUp: '1', tolDown: '1', values };
  await save('qualifying', { aqlMajor: '2.5', inspectionLevel: 'II', gates: [3], points: [point] });
  const bare = { pointName: '衣长', values: [{ sizeId: small, value: '71' }] };
  expect(await save('qualifying', { gates: [3, 4], points: [bare] })).toMatchObject({
    ...{ aqlMajor: '2.5', inspectionLevel: 'II', gates: [3, 4] },
    points: [{ ...point, ...bare }],
  });
  expect(await save('qualifying', { gates: [], aqlMajor: null, points: [] })).toMatchObject({
    ...{ aqlMajor: null, inspectionLevel: 'II', points: [] },
  });

  const lines = await pieces();
  const plain = { shipmentNo: 'A', shipmentDate: fresh.day(20), lines };
  const shipped = await save('shipment/save', {
    shipments: [{ ...plain, destination: '汉堡', mode: 1 }],
  });
  const [{ id }] = shipped.shipments;
  const later = { ...plain, id, shipmentNo: 'B', shipmentDate: fresh.day(21) };
  expect((await save('shipment/save', { shipments: [later] })).shipments).toMatchObject([
    { shipmentNo: 'B', destination: '汉堡', mode: 1 },
  ]);
});
