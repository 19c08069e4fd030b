import type { Fields } from '@garment-mes/sdk/labels';
import { expect, test } from 'vitest';
import { listQuery, noSearch } from './list-state.ts';

const fields: Fields = {
  orderNo: { zh: '订单号', en: 'Order', kind: 'text', key: 'order_no', search: true, sort: true },
  styleNo: { zh: '款号', en: 'Style', kind: 'text', key: 'style_no', search: true },
  status: { zh: '状态', en: 'Status', kind: 'enum', key: 'status', filter: true },
  deliveryDate: { zh: '交期', en: 'Delivery', kind: 'date', key: 'delivery_date', search: true },
  colors: { zh: '颜色', en: 'Colours', kind: 'list' },
};

const table = { sort: undefined, filters: {}, page: 2, pageSize: 50 };

test('asks for a page, and says nothing that was not chosen', () => {
  expect(listQuery(fields, table, noSearch)).toEqual({ pageNum: 2, pageSize: 50 });
});

test('sorts by the key of the spec, and not at all by a field without one', () => {
  const by = (column: string) =>
    listQuery(fields, { ...table, sort: { column, direction: 'desc' } }, noSearch).order;
  expect(by('deliveryDate')).toBe('delivery_date desc');
  expect(by('colors')).toBeUndefined();
});

test('sends chosen values by key, numbers as numbers; no value asks for no row', () => {
  const filters = { status: ['1', '2'], orderNo: [], colors: ['1'] };
  expect(listQuery(fields, { ...table, filters }, noSearch).filter).toEqual({
    status: [1, 2],
    order_no: [],
  });
});

test('looks for the text in every column that can be searched', () => {
  expect(listQuery(fields, table, { ...noSearch, text: " SO24'1 " }).sql).toBe(
    "order_no like '%SO24''1%' or style_no like 'SO24''1%'",
  );
});

test('joins text, days and conditions, brackets around the alternatives', () => {
  const search = {
    text: 'SO',
    ranges: { deliveryDate: { from: '2024-04-01', to: '2024-04-30' } },
    rows: [{ key: 'order_num', operator: '>=', value: '100' } as const],
  };
  expect(listQuery(fields, table, search).sql).toBe(
    "(order_no like '%SO%' or style_no like 'SO%') and delivery_date between '2024-04-01' and '2024-04-30' and order_num >= 100",
  );
});

test('leaves an end of a range open', () => {
  const ranges = { deliveryDate: { from: '', to: '2024-04-30' } };
  expect(listQuery(fields, table, { ...noSearch, ranges }).sql).toBe(
    "delivery_date <= '2024-04-30'",
  );
});

test('a text that is a filter of its own finds by its beginning, beside the search', () => {
  const texts = { styleNo: ' T24 ', orderNo: '' };
  expect(listQuery(fields, table, { ...noSearch, text: 'SO', texts }).sql).toBe(
    "(order_no like '%SO%' or style_no like 'SO%') and style_no like 'T24%'",
  );
});
