import type { Order } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { cellKey } from '#garment/matrix/piece-matrix.tsx';
import {
  blankEntry,
  copiedEntry,
  editedEntry,
  entryFaults,
  entryTotal,
  headNames,
  orderBody,
  updateBody,
} from './order-entry.ts';

const TODAY = '2024-03-20';
const whole = {
  ...blankEntry(TODAY),
  values: {
    ...blankEntry(TODAY).values,
    orderNo: ' SO9 ',
    customerId: '1',
    styleId: '2',
    deliveryDate: '2024-04-10',
    cutTolUpPct: '3.00',
    cutTolDownPct: '0',
    shipTolUpPct: '5',
    shipTolDownPct: '5',
    remark: '',
  },
  colors: ['7'],
  sizes: ['8', '9'],
  cells: { [cellKey('7', '8')]: '120', [cellKey('7', '9')]: '' },
};

test('sends what is filled in, and cells with pieces only', () => {
  expect(entryFaults(whole).size).toBe(0);
  expect(orderBody(whole)).toMatchObject({
    orderNo: 'SO9',
    orderType: 1,
    colorSizes: [{ colorId: '7', sizeId: '8', num: 120 }],
  });
  expect(orderBody(whole)).not.toHaveProperty('remark');
  expect(entryTotal(whole)).toBe(120);
  for (const text of ['1e3', '-5', '1.5', '十'])
    expect(entryTotal({ ...whole, cells: { ...whole.cells, [cellKey('7', '9')]: text } })).toBe(
      120,
    );
});

test('says what is missing, and which dates run backwards', () => {
  expect(entryFaults(blankEntry(TODAY)).get('orderNo')).toBe('订单号必填');
  const values = {
    ...whole.values,
    materialDate: '2024-04-11',
    planCutDate: '2024-04-02',
    planSewDate: '2024-04-01',
  };
  const faults = entryFaults({ ...whole, values });
  expect(faults.get('deliveryDate')).toBe('交期不能早于物料日期');
  expect(faults.get('planSewDate')).toBe('计划上线不能早于计划裁剪');
});

test('a copy takes the content and leaves number, days and progress', () => {
  const order = {
    id: '5',
    orderNo: 'SO1',
    deliveryDate: '2024-04-10',
    customerPo: 'UN-1',
    customerId: '1',
    styleId: '2',
    priority: 2,
    colors: [{ colorId: '7' }],
    sizes: [{ sizeId: '8' }],
    colorSizes: [{ colorId: '7', sizeId: '8', num: 30 }],
  } as unknown as Order;
  const { values, cells } = copiedEntry(order, TODAY);
  expect(values).toMatchObject({ sourceOrderId: '5', priority: '2', orderDate: TODAY });
  for (const name of ['orderNo', 'deliveryDate', 'customerPo'])
    expect(values).not.toHaveProperty(name);
  expect(cells).toEqual({ '7/8': '30' });
});

const stored = {
  ...{ id: '5', version: 3, orderNo: 'SO1', deliveryDate: '2024-04-10', customerPo: 'UN-1' },
  ...{ customerId: '1', styleId: '2', orderType: 1, priority: 2, materialDate: null },
  ...{ cutTolUpPct: '5.00', cutTolDownPct: '0.00', shipTolUpPct: '1.00', shipTolDownPct: '3.00' },
  attachments: ['/files/a.pdf'],
  colors: [{ colorId: '7', customerColor: 'Jet', isMain: 1 }],
  sizes: [{ sizeId: '8' }],
  colorSizes: [{ colorId: '7', sizeId: '8', num: 30, sku: 'K', barcode69: null }],
};

test('a corrected order is sent whole; what belongs to its colours and cells is left out and so stays', () => {
  const order = { ...stored, status: 0 } as unknown as Order;
  const body = updateBody(editedEntry(order), order);
  expect(body).toMatchObject({
    ...{ id: '5', version: 3, orderNo: 'SO1', customerPo: 'UN-1', attachments: ['/files/a.pdf'] },
  });
  expect(body.colors).toEqual([{ colorId: '7' }]);
  expect(body.colorSizes).toEqual([{ colorId: '7', sizeId: '8', num: 30 }]);
});

test('the pieces of a confirmed order are not sent', () => {
  const order = { ...stored, status: 1 } as unknown as Order;
  const body = updateBody(editedEntry(order), order);
  for (const name of ['colors', 'sizes', 'colorSizes']) expect(body).not.toHaveProperty(name);
  expect(body).toMatchObject({ version: 3, styleId: '2', cutTolUpPct: '5.00' });
});

test('a field that is cleared is sent as cleared, one that was empty is not sent', () => {
  const order = { ...stored, status: 0 } as unknown as Order;
  const entry = editedEntry(order);
  const body = updateBody({ ...entry, values: { ...entry.values, customerPo: ' ' } }, order);
  expect(body.customerPo).toBeNull();
  expect(body).not.toHaveProperty('materialDate');
});

test('a corrected order keeps every field of its head', () => {
  const whole = Object.fromEntries(headNames.map((name, at) => [name, String(at)]));
  const order = { ...stored, ...whole, attachments: ['/files/a.pdf'], status: 0 };
  const body = updateBody(editedEntry(order as unknown as Order), order as unknown as Order);
  for (const name of headNames.filter((each) => each !== 'attachments'))
    expect([name, String(body[name])]).toEqual([name, whole[name]]);
});
