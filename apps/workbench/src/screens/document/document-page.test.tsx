// @vitest-environment jsdom
import {
  CreateWarehouseReceiptBodyFields,
  OrderRowFields,
  WarehouseLineFields,
  WarehouseReceiptRowFields,
} from '@garment-mes/sdk/labels';
import {
  confirmWarehouseReceipt,
  createWarehouseReceipt,
  getWarehouseReceipt,
  listOrders,
  listWarehouseReceipts,
  submitWarehouseReceipt,
  updateWarehouseReceipt,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { validateCreateWarehouseReceipt } from '@garment-mes/sdk/validators';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import { defineList } from '#screens/list/list-definition.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineDocument } from './document-definition.ts';
import { DocumentPage } from './document-page.tsx';
import { DocumentScreen } from './document-screen.tsx';

const CALLS = {
  list: listWarehouseReceipts,
  read: getWarehouseReceipt,
  create: createWarehouseReceipt,
  update: updateWarehouseReceipt,
};
const bills = defineDocument(CALLS, {
  ...{ head: 'bill', state: 'status', drafts: [0], number: 'billNo' },
  fields: WarehouseReceiptRowFields,
  facts: ['status', 'num'],
  lines: { of: 'lines', fields: WarehouseLineFields, columns: ['colorName', 'num'] },
  body: CreateWarehouseReceiptBodyFields,
  validate: validateCreateWarehouseReceipt,
  found: ({ cartonNum }) => (cartonNum === 9 ? [{ field: 'cartonNum', text: '箱数不能是9' }] : []),
  initial: { billType: 1, warehouseId: '5', lines: [] },
  form: ['billType', 'cartonNum', 'warehouseId', { field: 'lines', rows: ['num'] }],
  typedAt: {
    of: 'orderId',
    to: (of, id) => `/bill/${of}${id ? `?billId=${id}` : ''}`,
    among: defineList({ operation: listOrders, fields: OrderRowFields, columns: ['orderNo'] }),
    when: ({ orderNo }: { readonly orderNo: string }) => orderNo !== '',
    saves: [
      { label: msg('保存') },
      {
        ...{ label: msg('提交并确认'), steps: ['submit', 'confirm'] },
        ok: ({ num }) => `已入库${num}件`,
      },
    ],
  },
  steps: {
    submit: { operation: submitWarehouseReceipt, label: msg('提交'), on: [0] },
    confirm: {
      ...{ operation: confirmWarehouseReceipt, label: msg('确认'), on: [1] },
      many: { field: 'bills', label: msg('批量确认'), confirm: (rows) => `确认${rows.length}张？` },
    },
  },
});

interface Answer {
  readonly bill: object;
}
const sample = sampleAnswers['getWarehouseReceipt'] as Answer;
const answer = (status: number, version = 3) => ({
  ...sample,
  bill: {
    ...sample.bill,
    ...{ id: '7', orderId: '17', version, status, billNo: 'RK1', num: 24, warehouseId: '5' },
  },
});
const OK = {
  createWarehouseReceipt: answer(0),
  updateWarehouseReceipt: answer(0, 4),
  submitWarehouseReceipt: answer(1, 5),
  confirmWarehouseReceipt: { okIds: ['7'], fails: [] },
};

const Page = () => <DocumentPage document={bills} of="17" />;
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(clearStored);
afterEach(cleanup);

test('a new one says which record it is of, and is made once on a double click', async () => {
  const { writes, visited, dirty } = renderScreen(Page, { answers: OK, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '3');
  await userEvent.dblClick(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/bill/17?billId=7'));
  expect(writes()).toMatchObject([
    { operation: 'createWarehouseReceipt', body: { orderId: '17', cartonNum: 3, lines: [] } },
  ]);
  expect(writes()[0]?.body).toHaveProperty('requestId');
  expect(dirty.at(-1)).toBe(false);
});

test('the steps of a button follow the save, each on the version before it', async () => {
  const { writes } = renderScreen(Page, { answers: OK, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '3');
  await press('提交并确认');
  await screen.findByText('已入库24件');
  expect(writes()).toMatchObject([
    { operation: 'createWarehouseReceipt' },
    { operation: 'submitWarehouseReceipt', body: { id: '7', version: 3 } },
    { operation: 'confirmWarehouseReceipt', body: { bills: [{ id: '7', version: 5 }] } },
  ]);
});

test('a step that is refused leaves the saved draft and says why', async () => {
  const answers = { ...OK, submitWarehouseReceipt: refusal(10202, '不能提交') };
  const { visited } = renderScreen(Page, { answers, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '3');
  await press('提交并确认');
  await screen.findByText('不能提交');
  expect(visited.at(-1)).toBe('/bill/17?billId=7');
});

test('what the answer of a step lists as refused is said as well', async () => {
  const fails = [{ id: '7', text: '已由王芳确认' }];
  const answers = { ...OK, confirmWarehouseReceipt: { okIds: [], fails } };
  renderScreen(Page, { answers, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '3');
  await press('提交并确认');
  await screen.findByText('已由王芳确认');
});

test('buttons that cannot work are off and say why', async () => {
  renderScreen(Page, { answers: OK, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '9');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '提交并确认' });
  expect([button.disabled, button.title]).toEqual([true, '箱数不能是9']);
});

test('what was typed is offered again for the same record alone', async () => {
  renderScreen(Page, { answers: OK, path: '/bill/17' });
  await userEvent.type(await box(/箱数/), '3');
  cleanup();
  renderScreen(() => <DocumentPage document={bills} of="18" />, { path: '/bill/18' });
  await box(/箱数/);
  expect(screen.queryByRole('button', { name: '恢复' })).toBeNull();
  cleanup();
  renderScreen(Page, { answers: OK, path: '/bill/17' });
  await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect((await box(/箱数/)).value).toBe('3');
});

test('a stored draft is changed on its version', async () => {
  const answers = { ...OK, getWarehouseReceipt: answer(0) };
  const { writes, titles } = renderScreen(Page, { answers, path: '/bill/17?billId=7' });
  await userEvent.type(await box(/箱数/), '3');
  await press('保存');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    { operation: 'updateWarehouseReceipt', body: { id: '7', version: 3, cartonNum: 3 } },
  ]);
  expect(writes()[0]?.body).not.toHaveProperty('orderId');
  expect(titles).toContain('RK1');
});

test('one that is no draft is read, with its steps; so is a draft without the right to change it', async () => {
  const answers = { ...OK, getWarehouseReceipt: answer(1) };
  renderScreen(Page, { answers, path: '/bill/17?billId=7' });
  await screen.findByRole('button', { name: '确认' });
  expect(screen.queryByRole('textbox', { name: /箱数/ })).toBeNull();
  cleanup();
  const draft = { getWarehouseReceipt: answer(0) };
  renderScreen(Page, { answers: draft, may: [], path: '/bill/17?billId=7' });
  await screen.findByRole('heading', { name: /RK1/ });
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('who may not make one, or carry a step out, has no form or no such button', async () => {
  renderScreen(Page, { may: [] });
  expect((await screen.findByRole('alert')).textContent).toContain('没有权限');
  cleanup();
  renderScreen(Page, { may: [createWarehouseReceipt.permissionKey] });
  await screen.findByRole('button', { name: '保存' });
  expect(screen.queryByRole('button', { name: '提交并确认' })).toBeNull();
});

test('the list begins a new one with its record, and takes many on in one call', async () => {
  const row = (id: string) => ({ ...answer(1).bill, id, billNo: `RK${id}` });
  const answers = {
    ...{
      ...OK,
      confirmWarehouseReceipt: { okIds: ['9'], fails: [{ id: '10', text: '库存不足' }] },
    },
    listWarehouseReceipts: { total: 2, list: [row('10'), row('9')], sum: {} },
  };
  const { writes, visited } = renderScreen(() => <DocumentScreen document={bills} />, { answers });
  for (const each of await screen.findAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(each);
  await press('批量确认');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '批量确认' }));
  await screen.findByText('库存不足');
  const bodies = writes().map(
    ({ body }) => body as { readonly bills: readonly { readonly id: string }[] },
  );
  expect(bodies[0]?.bills.map(({ id }) => id)).toEqual(['9', '10']);
  await userEvent.keyboard('{Escape}');
  await press('新增');
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: '选择' }));
  const [order] = (sampleAnswers['listOrders'] as { list: readonly { readonly id: string }[] })
    .list;
  expect(visited.at(-1)).toBe(`/bill/${order?.id}`);
});
