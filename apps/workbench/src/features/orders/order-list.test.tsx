// @vitest-environment jsdom
import type { UserCompany } from '@garment-mes/sdk/amc';
import type { Order, OrderCloseCheck } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderList from './order-list.screen.tsx';

const sample = sampleAnswers.listOrders as { readonly list: readonly object[] };
const order = {
  ...sample.list[0],
  id: '42',
  orderNo: 'SO2403017',
  customerPo: 'UN-88213',
  status: 1,
};
const answers = { listOrders: { ...sample, total: 1, list: [order] } };

afterEach(cleanup);

test('shows orders with the labels and columns of the spec', async () => {
  renderScreen(OrderList, { answers });
  expect(await screen.findByText('SO2403017')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: /订单号/ })).toBeDefined();
});

test('what decides stands first: how many, until when, how far and how late', async () => {
  renderScreen(OrderList, { answers });
  await screen.findByText('SO2403017');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const firstOnes = heads.filter((head) => head !== '').slice(0, 10);
  expect(firstOnes).toEqual([
    ...['图片', '订单号', '状态', '订单数量', '交期'],
    ...['裁/订%', '车缝数', '预计完成', '延误天', '客户'],
  ]);
});

test.each([
  ['2024-03-25', 1, '2024-03-25还有 5 天'],
  ['2024-03-18', 2, '2024-03-18已过 2 天'],
  ['2024-03-18', 3, '2024-03-18'],
])(
  'an order due on %s in state %i says how long that is, while it is open',
  async (deliveryDate, status, said) => {
    const list = [{ ...order, deliveryDate, status }];
    renderScreen(OrderList, { answers: { listOrders: { ...sample, total: 1, list } } });
    await screen.findByText('SO2403017');
    const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(cells).toContain(said);
  },
);

test('leads from an order to its page', async () => {
  const { visited } = renderScreen(OrderList, { answers });
  await userEvent.click(await screen.findByRole('link', { name: 'SO2403017' }));
  expect(visited.at(-1)).toBe('/makingCenter/order/orderDetail/42');
});

test('a chip narrows the list to its state', async () => {
  const { calls } = renderScreen(OrderList, {
    answers: {
      countOrdersByStatus: { total: 3, counts: [{ status: 1, orderCount: 3, orderNum: 900 }] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /已确认/ }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ query: { filter: '{"status":[1]}', pageNum: '1' } }),
  );
});

test('says why there is nothing to see', async () => {
  renderScreen(OrderList, { answers: { listOrders: refusal(10009, '查询字段无效：x') } });
  expect(await screen.findByText('查询字段无效：x')).toBeDefined();
});

test('a double click on a row opens the order', async () => {
  const { visited } = renderScreen(OrderList, { answers });
  await screen.findByText('SO2403017');
  await userEvent.dblClick(screen.getByText('UN-88213'));
  expect(visited.at(-1)).toBe('/makingCenter/order/orderDetail/42');
});

test('an order is closed over the table of where everything cut of it went', async () => {
  const done = { ...order, status: 3, version: 6, styleId: '9' };
  const [cell] = (sampleAnswers.getOrderCloseCheck as OrderCloseCheck).cells;
  const gap = { code: 'I42', text: '黑色/L 裁412，去向411，差1件', isOk: false };
  const view = renderScreen(OrderList, {
    answers: {
      listOrders: { ...sample, total: 1, list: [done] },
      getOrderCloseCheck: {
        isOk: false,
        checks: [{ ...gap, count: 1, link: null }],
        cells: [cell, { ...cell, sizeId: '2', sizeName: 'XL', accountedNum: 412, gapNum: 0 }],
      } as OrderCloseCheck,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '结案' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(gap.text)).toBeDefined();
  const [, first, , foot] = dialog.getAllByRole('row');
  const figures = (row?: HTMLElement) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const ends = ['404', '4', '1', '2', '0'];
  expect(figures(first)).toEqual(['400', '412', '411', '410', ...ends, '411', '1']);
  expect(figures(foot).slice(0, 2)).toEqual(['800', '824']);
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .at(-1)?.dataset.gap,
  ).toBe('true');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '结案' }).disabled).toBe(true);
  expect(view.writes()).toEqual([]);
});

test('a finish shows what it leaves undone and asks for its reason', async () => {
  const running = { ...order, status: 2, version: 6 };
  const { writes } = renderScreen(OrderList, {
    answers: {
      listOrders: { ...sample, total: 1, list: [running] },
      getOrderFinishCheck: {
        ...{ inNum: 2040, minNum: 2037, openBundleNum: 3, waitingNum: 1234, needsReason: true },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '完工' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    await dialog.findByText('还有 3 扎在产；写明原因后，未做的 1,234 行工序作废'),
  ).toBeDefined();
  const finish = dialog.getByRole<HTMLButtonElement>('button', { name: '完工' });
  expect(finish.disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), '客户取消余数');
  await userEvent.click(finish);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'finishOrder', body: { id: '42', version: 6, reason: '客户取消余数' } },
    ]),
  );
});

test('each printing of an order is counted, and its foot says the how manieth it is', async () => {
  const printed: string[] = [];
  vi.spyOn(HTMLIFrameElement.prototype, 'srcdoc', 'set').mockImplementation((html) => {
    printed.push(html);
  });
  const print = { orderId: '42', paper: 1, printNo: 3, printByName: '何静' };
  const view = renderScreen(OrderList, {
    answers: {
      ...answers,
      getOrder: { ...(sampleAnswers.getOrder as Order), id: '42' },
      recordOrderPrint: [{ ...print, printDate: '2024-03-12 10:24:00' }],
    } as never,
  });
  await userEvent.click(await screen.findByRole('button', { name: /更多/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '打印制单' }));
  await waitFor(() => expect(printed.join()).toContain('第 3 次打印 · 何静 · 2024-03-12 10:24'));
  expect(view.writes()).toMatchObject([
    { operation: 'recordOrderPrint', body: { ids: ['42'], paper: 1 } },
  ]);
});

test('a draft is confirmed only when every rule is kept', async () => {
  const draft = { ...order, status: 0, version: 4, styleId: '9' };
  const { writes } = renderScreen(OrderList, {
    answers: {
      listOrders: { ...sample, total: 1, list: [draft] },
      getOrderConfirmCheck: {
        isOk: false,
        checks: [
          {
            code: 'I1',
            text: '款式T2417未批准',
            isOk: false,
            count: 1,
            link: 'style',
          },
        ],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('款式T2417未批准')).toBeDefined();
  expect(dialog.getByRole('link', { name: '去修改' }).getAttribute('href')).toBe(
    '/mes/style/styleDetail/9',
  );
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '确认' }).disabled).toBe(true);
  expect(writes()).toEqual([]);
});

test('leads from a confirmed order to its change and to the plan of the lines', async () => {
  const { visited } = renderScreen(OrderList, { answers });
  for (const [name, address] of [
    ['变更', '/mes/order/addOrderVersion/42'],
    ['排产', '/schedule/schedule/schedule?orderId=42'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    expect(visited.at(-1)).toBe(address);
  }
});

test('an order is suspended with a reason', async () => {
  const { writes } = renderScreen(OrderList, {
    answers: { listOrders: { ...sample, total: 1, list: [{ ...order, version: 2 }] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '暂停' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'late fabric');
  await userEvent.click(dialog.getByRole('button', { name: '暂停' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'suspendOrder', body: { id: '42', version: 2, reason: 'late fabric' } },
    ]),
  );
});

test('failed rows of a batch stay chosen', async () => {
  renderScreen(OrderList, {
    answers: {
      ...answers,
      updateOrders: { okIds: [], fails: [{ id: '42', code: 10102, text: '已被修改' }] },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择此行' }));
  await userEvent.click(screen.getByRole('button', { name: '批量修改' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), 'x');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('已被修改')).toBeDefined();
  await userEvent.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择此行' })).toMatchObject({
    checked: true,
  });
});

test('without the rights nothing is imported or taken away', async () => {
  renderScreen(OrderList, { answers, may: [] });
  await screen.findByText('SO2403017');
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '表格工具' }));
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
});

test('the delivery board shows what was found by the week it is due', async () => {
  const due = { ...order, deliveryDate: '2024-04-10', delayDays: 2 };
  renderScreen(OrderList, {
    answers: { listOrders: { ...sample, total: 1, list: [due] } },
  });
  await userEvent.click(await screen.findByRole('switch', { name: '交期看板' }));
  const week = within(await screen.findByRole('region', { name: '2024-04-08 – 2024-04-14' }));
  expect(week.getByRole('link', { name: 'SO2403017' })).toBeDefined();
  expect(week.getByText('延误 2 天')).toBeDefined();
});

test('asks for the orders of one style', async () => {
  const [style] = (sampleAnswers.listStyles as { list: { id: string; styleNo: string }[] }).list;
  const { calls } = renderScreen(OrderList);
  await userEvent.click(await screen.findByRole('combobox', { name: '款式' }));
  await userEvent.click(
    await screen.findByRole('option', { name: new RegExp(style?.styleNo ?? '') }),
  );
  await waitFor(() =>
    expect(
      calls.some(
        ({ operation, query }) => operation === 'listOrders' && query?.styleId === style?.id,
      ),
    ).toBe(true),
  );
});

test('a new order shows what the server would fill in', async () => {
  const [own] = sampleAnswers.getUserCompany as UserCompany[];
  renderScreen(OrderList, {
    answers: { ...answers, getUserCompany: [{ ...own, id: '1', employeeId: '77' }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect((drawer.getByLabelText('币种') as HTMLInputElement).value).toBe('CNY');
});

test('an order of the night shift is entered on the day that runs', async () => {
  renderScreen(OrderList, { answers, today: '2024-03-19' });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect((drawer.getByLabelText('下单日期') as HTMLInputElement).value).toBe('2024-03-19');
});
