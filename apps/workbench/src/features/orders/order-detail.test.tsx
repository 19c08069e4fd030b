// @vitest-environment jsdom

import type { BundlePage, Order } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPanel } from '#testing/open-panel.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderDetail from './order-detail.screen.tsx';

/** Files of jsdom do not go through a real request. */
vi.mock('@garment-mes/sdk/amc', async (original) => ({
  ...(await original<typeof import('@garment-mes/sdk/amc')>()),
  uploadFile: async () => ({
    id: '1',
    url: '/files/po.pdf',
    name: 'po.pdf',
    size: 3,
    mime: 'application/pdf',
  }),
}));

const sample = sampleAnswers.getOrder as Order;
const cell = (num: number, cutNum: number, limitNum: number) => ({
  ...(sample.colorSizes[0] as Order['colorSizes'][number]),
  id: `${num}`,
  num,
  cutNum,
  limitNum,
});
const params = { orderId: '7' };

/** What was changed; that the page is open is said all the time. */
const changes = (view: Pick<ReturnType<typeof renderScreen>, 'writes'>) =>
  view.writes().filter(({ operation }) => operation !== 'reportOrderPresence');

/** Nothing scrolls where nothing is drawn. */
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

test('asks for the order of the address and names the tab after it', async () => {
  const { calls, titles } = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: { ...sample, orderNo: 'SO2403017' } },
  });
  await screen.findByRole('heading', { name: 'SO2403017' });
  expect(calls[0]?.query).toEqual({ id: '7' });
  expect(titles).toEqual(['SO2403017']);
});

test('shows how much of each colour and size is cut and how much may be', async () => {
  const [color] = sample.colors;
  const [size] = sample.sizes;
  const order = { ...sample, colors: [color], sizes: [size], colorSizes: [cell(450, 486, 486)] };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await openPanel('颜色尺码');
  const [, colorRow] = screen.getAllByRole('row');
  expect(within(colorRow as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe('450486 / 486');
});

test('marks a cell that is cut beyond its limit in words, not in colour alone', async () => {
  const [color] = sample.colors;
  const [size] = sample.sizes;
  const order = { ...sample, colors: [color], sizes: [size], colorSizes: [cell(450, 487, 486)] };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await openPanel('颜色尺码');
  expect(screen.getByText(/▲ 487/)).toBeDefined();
});

test('a suspended order stands where it was', async () => {
  const order = { ...sample, status: 5, suspendFrom: 2 };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  const steps = await screen.findByRole('list', { name: '进度' });
  expect(within(steps).getByText('已暂停').closest('li')?.dataset.state).toBe('bad');
});

test('a confirmed order is corrected except for what needs a version', async () => {
  const order = { ...sample, status: 1, version: 9, attachments: [] };
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
  const drawer = within(await screen.findByRole('dialog', { name: /编辑订单/ }));
  expect(drawer.queryByRole('textbox', { name: /订单号/ })).toBeNull();
  const po = drawer.getByRole('textbox', { name: /客户PO/ });
  await userEvent.clear(po);
  await userEvent.type(po, 'UN-2');
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([
      { operation: 'updateOrder', body: { id: order.id, version: 9, customerPo: 'UN-2' } },
    ]),
  );
});

test('a file that is chosen is sent, and kept with the order when it is saved', async () => {
  const order = { ...sample, status: 1, attachments: [] };
  const view = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: order },
  });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }));
  const drawer = await screen.findByRole('dialog', { name: /编辑订单/ });
  const input = drawer.querySelector('input[type=file]');
  const pdf = new File(['%PDF-'], 'po.pdf', { type: 'application/pdf' });
  fireEvent.change(input as Element, { target: { files: [pdf] } });
  await within(drawer).findByRole('button', { name: '删除 po.pdf' });
  await userEvent.click(within(drawer).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view).at(-1)).toMatchObject({
      operation: 'updateOrder',
      body: { attachments: ['/files/po.pdf'] },
    }),
  );
});

test('wages are locked once the person agrees', async () => {
  const order = { ...sample, status: 2, version: 4, wageLocked: 0 };
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '工资锁定' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '锁定' }),
  );
  await waitFor(() =>
    expect(changes(view)).toEqual([
      { operation: 'lockOrderWages', body: { id: order.id, version: 4 } },
    ]),
  );
});

test.each([
  ['操作成功', 1],
  ['已提交审批', 0],
])('says %s when the lock of the wages stands at %i afterwards', async (said, wageLocked) => {
  const order = { ...sample, status: 2, version: 4, wageLocked: 0 };
  const { id, orderNo, status, version } = order;
  const lockOrderWages = { id, orderNo, status, suspendFrom: null, wageLocked, version };
  renderScreen(OrderDetail, { params, answers: { getOrder: order, lockOrderWages } });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '工资锁定' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '锁定' }),
  );
  expect(await screen.findByText(said)).toBeDefined();
});

test('a closed order is only read', async () => {
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...sample, status: 4 } } });
  await screen.findByRole('button', { name: '打印' });
  for (const name of ['编辑', '变更', '确认检查'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('leads from a bed to the editor of its kind', async () => {
  const [bed] = sample.cuttingBeds;
  const cuttingBeds = [1, 3].map((bedType) => ({
    ...bed,
    id: String(bedType),
    bedLabel: `B${bedType}`,
    bedType,
  }));
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...sample, cuttingBeds } } });
  await openPanel(/床次/);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('B1')).toBe('/mes/reduceBed/putReduceBedBill/1');
  expect(link('B3')).toBe('/mes/reduceBed/putReduceBedBillXYS/3');
});

const draftOrder: Order = {
  ...sample,
  id: '7',
  status: 0,
  version: 5,
  bom: [{ ...(sample.bom[0] as Order['bom'][number]), id: '71', usageNum: '0.9', issuedNum: '0' }],
};

/** Types over a figure of the bill. */
async function typeUsage(value: string) {
  await openPanel(/BOM/);
  const grid = within(await screen.findByRole('grid', { name: 'BOM' }));
  await userEvent.click(grid.getByText('0.9'));
  await userEvent.keyboard(`${value}{Enter}`);
}

test('a draft is completed grid by grid, and only what differs is saved', async () => {
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await typeUsage('1.2');
  await waitFor(() => expect(view.dirty.at(-1)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([
      {
        operation: 'replaceOrderBom',
        body: { orderId: '7', version: 5, rows: [{ id: '71', usageNum: '1.2000' }] },
      },
    ]),
  );
});

test('a cell that somebody else changed as well is asked for, with the old value and both new ones', async () => {
  const text = '订单 SO2403017 已被 李强 于 14:03:22 修改，请核对后重试';
  const theirs = {
    ...draftOrder,
    version: 6,
    bom: draftOrder.bom.map((line) => ({ ...line, usageNum: '1.5', lossPct: '4' })),
  };
  let read = 0;
  let saved = 0;
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: () => (read++ === 0 ? draftOrder : theirs),
      replaceOrderBom: () =>
        saved++ === 0 ? refusal(10102, text) : { orderId: '7', version: 7, lines: theirs.bom },
    },
  });
  await typeUsage('1.2');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const dialog = within(await screen.findByRole('dialog', { name: '合并修改' }));
  expect(dialog.getByText(text)).toBeDefined();
  const [, line] = dialog.getAllByRole('row');
  const cells = within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(['0.9', '1.5', '1.2']);
  await userEvent.click(dialog.getByRole('button', { name: '合并保存' }));
  await waitFor(() =>
    expect(changes(view).at(-1)).toMatchObject({
      operation: 'replaceOrderBom',
      body: { version: 6, rows: [{ usageNum: '1.2000', lossPct: '4' }] },
    }),
  );
});

test('what somebody else saved elsewhere is taken over silently', async () => {
  let version = 5;
  const view = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: () => ({ ...draftOrder, version, customerPo: `PO-${version}` }) },
  });
  await typeUsage('1.2');
  version = 6;
  view.push('order:7', ['7']);
  await waitFor(() =>
    expect(view.calls.filter(({ operation }) => operation === 'getOrder')).toHaveLength(2),
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([{ operation: 'replaceOrderBom', body: { version: 6 } }]),
  );
});

test('a confirmed order keeps its bill, but not where it is made and when it leaves', async () => {
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...draftOrder, status: 1 } } });
  await openPanel(/BOM/);
  expect(screen.queryByRole('button', { name: '从款式带入' })).toBeNull();
  await openPanel(/走货/);
  expect(await screen.findByRole('button', { name: '按比例拆分' })).toBeDefined();
});

test('shows how far each stage is against its plan', async () => {
  renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openPanel('进度');
  const panel = within(screen.getByRole('tabpanel'));
  const figures = await panel.findByRole('table', { name: '各环节累计件数' });
  expect(within(figures).getByRole('columnheader', { name: '裁剪 计划' })).toBeDefined();
  const text = figures.textContent ?? '';
  expect([text.includes('1,440'), text.includes('2,160')]).toEqual([true, true]);
});

test('a resource is let go once the person agrees', async () => {
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openPanel('占用');
  await userEvent.click(await screen.findByRole('button', { name: '释放' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '释放' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([
      { operation: 'cancelResourceOccupation', body: { version: 3 } },
    ]),
  );
});

test('a pasted list of cards is bound line by line, and what is wrong with a line is said', async () => {
  const [bundle] = (sampleAnswers.listBundles as BundlePage).list;
  const label = bundle?.bundleLabel ?? '';
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: draftOrder,
      bindOrderSlotCards: [
        { cardNo: 'K1', bundleId: bundle?.id, bundleLabel: label, isOk: true, text: null },
      ],
    } as never,
  });
  await openPanel('插卡');
  const list = await screen.findByRole('textbox', { name: /绑定插卡/ });
  await userEvent.click(list);
  await userEvent.paste(`K1\t${label}\nK2\tB9999`);
  await userEvent.click(await screen.findByRole('button', { name: '绑定 2 行' }));
  const results = within(await screen.findByRole('list', { name: '绑定结果' }));
  expect(results.getByText(/本订单没有扎号“B9999”/)).toBeDefined();
  expect(changes(view)).toMatchObject([
    { operation: 'bindOrderSlotCards', body: { rows: [{ cardNo: 'K1', bundleId: bundle?.id }] } },
  ]);
});

test('says who else has the order open, and what they type into', async () => {
  renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: draftOrder,
      reportOrderPresence: [
        { pageId: 'page-0001', userId: '9', userName: '李强', place: 'bom/71/5' },
      ],
    },
  });
  const faces = within(await screen.findByRole('list', { name: '在线' }));
  expect(faces.getByRole('img', { name: '李强' })).toBeDefined();
  await openPanel(/BOM/);
  const grid = await screen.findByRole('grid', { name: 'BOM' });
  await waitFor(() => expect(grid.querySelector('[data-elsewhere="李强"]')).not.toBeNull());
});

test('a confirmed bill of materials says which sizes take more', async () => {
  const size = sample.sizes[0];
  const [line] = sample.bom;
  if (size === undefined || line === undefined) throw new Error('the sample has a size and a line');
  const bom = [
    { ...line, id: '1', sizeUsages: [{ sizeId: size.sizeId, usageNum: '0.95' }] },
    { ...line, id: '2', sizeUsages: [] },
  ];
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...sample, status: 1, bom } } });
  await openPanel(/BOM/);
  expect(await screen.findByText(`${size.sizeName} 0.95`)).toBeDefined();
  expect(screen.getByText('各码相同')).toBeDefined();
});

test('an order that does not exist leads back to the list', async () => {
  const { titles, visited } = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: refusal(10009, '订单不存在') },
  });
  expect(await screen.findByText(/订单不存在/)).toBeDefined();
  expect(titles).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '返回列表' }));
  expect(visited.at(-1)).toBe('/makingCenter/order/order');
});
