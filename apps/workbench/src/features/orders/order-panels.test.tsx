// @vitest-environment jsdom

import type {
  BusinessLogPage,
  BusinessLogRow,
  CutPlanPage,
  CutPlanRow,
  FabricRollPage,
  FabricRollRow,
  Order,
} from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openPanel } from '#testing/open-panel.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderDetail from './order-detail.screen.tsx';

const sample = sampleAnswers.getOrder as Order;
const params = { orderId: '7' };
const draftOrder: Order = { ...sample, id: '7', status: 0, version: 5, shipments: [] };

/** What was changed; that the page is open is said all the time. */
const changes = (view: Pick<ReturnType<typeof renderScreen>, 'writes'>) =>
  view.writes().filter(({ operation }) => operation !== 'reportOrderPresence');
const openTab = openPanel;

Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const [fabric] = sample.fabrics;
const [sampleRoll] = (sampleAnswers.listFabricRolls as FabricRollPage).list;
const roll = (id: string, part: Partial<FabricRollRow>): FabricRollRow => ({
  ...(sampleRoll as FabricRollRow),
  ...{ id, rollNo: `R${id}`, remainLen: '50.000', orderId: null, status: 0 },
  ...{ materialId: fabric?.materialId ?? '', colorId: fabric?.colorId ?? '' },
  ...part,
});

test('rolls are kept for a fabric by dye lot and shade, and those kept before stay', async () => {
  const list = [
    roll('1', { status: 1, orderId: '7' }),
    roll('2', { dyeLot: 'D8000', shade: 'B' }),
    roll('3', { dyeLot: 'D8000', shade: 'B' }),
    roll('4', { status: 1, orderId: '8' }),
  ];
  const order = { ...sample, id: '7', status: 1, version: 9, shadeControl: 1 };
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: order,
      listFabricRolls: { ...(sampleAnswers.listFabricRolls as object), total: 4, list },
    } as never,
  });
  await openTab(/布卷/);
  const keep = await screen.findByRole('button', { name: '预留' });
  await waitFor(() => expect((keep as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(keep);
  const drawer = within(await screen.findByRole('dialog', { name: /预留布卷/ }));
  expect(drawer.queryByRole('checkbox', { name: 'R4' })).toBeNull();
  await userEvent.click(await drawer.findByRole('checkbox', { name: /D8000/ }));
  expect(drawer.getByText(/混用了色号段 A、B/)).toBeDefined();
  expect(drawer.getByText(/已选 3 卷 150/)).toBeDefined();
  await userEvent.click(drawer.getByRole('button', { name: '保存预留' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([
      {
        operation: 'saveOrderFabrics',
        body: { orderId: '7', version: 9, rows: [{ tympanIds: ['1', '2', '3'] }] },
      },
    ]),
  );
});

test('without the right to reserve rolls the fabrics are read-only', async () => {
  renderScreen(OrderDetail, { params, may: [], answers: { getOrder: { ...sample, status: 1 } } });
  await openTab(/布卷/);
  expect(screen.queryByRole('button', { name: '预留' })).toBeNull();
});

const page = sampleAnswers.listCutPlans as CutPlanPage;
const plan = (part: Partial<CutPlanRow>): CutPlanPage => ({
  ...page,
  list: [{ ...(page.list[0] as CutPlanRow), ...part }],
});
const colors = sample.colors.map(({ colorName }) => colorName);

test('a proposal is taken over, corrected and saved as a plan', async () => {
  const [marker] = page.list[0]?.markers ?? [];
  const lays = page.list[0]?.lays.map((lay) => ({ ...lay, markerId: marker?.id ?? '' })) ?? [];
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...sample, id: '7', status: 1 },
      listCutPlans: { ...page, total: 0, list: [] },
      suggestCutPlan: { ...(sampleAnswers.suggestCutPlan as object), markers: [marker], lays },
    } as never,
  });
  await openTab('裁剪方案');
  await userEvent.click(await screen.findByRole('button', { name: '新建方案' }));
  const drawer = within(await screen.findByRole('dialog', { name: '新建裁剪方案' }));
  for (const [name, figure] of [
    [/最高层数/, '120'],
    [/段长/, '5.2'],
    [/门幅/, '175'],
  ] as const) {
    const [field] = drawer.getAllByRole('textbox', { name });
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, figure);
  }
  await userEvent.click(drawer.getByRole('button', { name: '智能排床' }));
  const grid = within(await drawer.findByRole('grid', { name: '床次计划' }));
  await waitFor(() => expect(grid.getAllByText('720')).toHaveLength(3));
  expect(drawer.getByText(/计划 2,160 件/)).toBeDefined();
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view).filter(({ operation }) => operation === 'saveCutPlan')).toMatchObject([
      {
        body: {
          ...{ orderId: '7', fabricPart: 1, maxPlies: 120 },
          markers: [{ markerName: marker?.markerName }],
          lays: [{ layNo: 1 }, { layNo: 2 }, { layNo: 3 }],
        },
      },
    ]),
  );
});

test('a lay above its limit and cells outside of theirs are marked before the approval', async () => {
  const [own] = page.list;
  const markerId = own?.markers[0]?.id ?? '';
  const lays = own?.lays.slice(0, 1).map((lay) => ({ ...lay, markerId })) ?? [];
  renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...sample, id: '7', status: 1 },
      listCutPlans: plan({ status: 0, maxPlies: 100, lays }),
    },
  });
  await openTab('裁剪方案');
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  const drawer = within(await screen.findByRole('dialog', { name: /裁剪方案/ }));
  const found = within(await drawer.findByRole('list', { name: '批准前须处理' }));
  expect(found.getByText(/120.*100/)).toBeDefined();
  expect(found.getAllByText(new RegExp(colors[1] ?? ''))).not.toHaveLength(0);
});

test('a draft plan is approved once the person agrees, in its version', async () => {
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...sample, id: '7', status: 1 },
      listCutPlans: plan({ id: '9', status: 0, version: 3 }),
    },
  });
  await openTab('裁剪方案');
  await userEvent.click(await screen.findByRole('button', { name: '批准' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '批准' }));
  await waitFor(() =>
    expect(changes(view)).toEqual([{ operation: 'approveCutPlan', body: { id: '9', version: 3 } }]),
  );
});

test('two shades of a colour on one lay are typed each in a column of its own', async () => {
  const [own] = page.list;
  const [lay] = own?.lays ?? [];
  const [color] = sample.colors;
  const colorId = color?.colorId ?? '';
  const shades = ['A', 'B'].map((shade, at) => ({
    ...lay?.colors[0],
    colorId,
    shade,
    plies: at + 1,
  }));
  const view = renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...sample, id: '7', status: 1 },
      listCutPlans: plan({ status: 0, lays: [{ ...lay, colors: shades }] as CutPlanRow['lays'] }),
    },
  });
  await openTab('裁剪方案');
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  const drawer = within(await screen.findByRole('dialog', { name: /裁剪方案/ }));
  await userEvent.click(drawer.getByRole('button', { name: '分色号段' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /色号段/ }), 'C');
  await userEvent.click(screen.getByRole('button', { name: '加一列' }));
  const grid = within(drawer.getByRole('grid', { name: '床次计划' }));
  const header = await grid.findByRole('columnheader', { name: `${color?.colorName} C` });
  const at = grid.getAllByRole('columnheader').indexOf(header);
  const row = grid.getAllByRole('row')[1] as HTMLElement;
  await userEvent.click(row.children[at] as HTMLElement);
  await userEvent.keyboard('7{Enter}');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/有未保存的内容/);
  await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view).filter(({ operation }) => operation === 'saveCutPlan')).toMatchObject([
      {
        body: {
          lays: [
            {
              colors: [
                { colorId, shade: 'A', plies: 1 },
                { colorId, shade: 'B', plies: 2 },
                { colorId, shade: 'C', plies: 7 },
              ],
            },
          ],
        },
      },
    ]),
  );
});

test('an approved plan is only read', async () => {
  renderScreen(OrderDetail, {
    params,
    answers: { getOrder: { ...sample, status: 1 }, listCutPlans: plan({ status: 1 }) },
  });
  await openTab('裁剪方案');
  await userEvent.click(await screen.findByRole('button', { name: '查看' }));
  const drawer = within(await screen.findByRole('dialog', { name: /裁剪方案/ }));
  expect(drawer.queryByRole('button', { name: '保存' })).toBeNull();
  expect(drawer.queryByRole('button', { name: '智能排床' })).toBeNull();
});

/** A cell of a matrix; its first column is the name of the colour. */
const matrixCell = async (label: string, row: number, col: number) =>
  (await screen.findByRole('grid', { name: label })).querySelector(
    `[data-row="${row}"][data-col="${col}"]`,
  ) as HTMLElement;

test('pieces of a draft are typed where they are read, and saved with the head as it is stored', async () => {
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openTab('颜色尺码');
  await userEvent.click(await matrixCell('数量', 0, 1));
  await userEvent.keyboard('212{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^SKU/ }));
  const grid = within(await screen.findByRole('grid', { name: 'SKU与69码' }));
  await userEvent.click(
    grid.getAllByRole('row')[1]?.querySelector('[data-kind="text"]') as HTMLElement,
  );
  await userEvent.keyboard('T2417-BLK-S{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(changes(view)).toMatchObject([
      {
        operation: 'updateOrder',
        body: {
          ...{ id: '7', version: 5, orderNo: sample.orderNo },
          colorSizes: expect.arrayContaining([
            expect.objectContaining({ num: 212, sku: 'T2417-BLK-S' }),
          ]),
        },
      },
    ]),
  );
});

test('a pasted text that is no number is said, and nothing is saved', async () => {
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openTab('颜色尺码');
  const cell = await matrixCell('数量', 0, 1);
  await userEvent.click(cell);
  await userEvent.keyboard('4OO{Enter}');
  expect(
    await screen.findByText(`${colors[0]}/${sample.sizes[0]?.sizeName}：“4OO”不是整数`),
  ).toBeDefined();
  await userEvent.click(cell);
  fireEvent.paste(cell, { clipboardData: { getData: () => '4OO\t12' } });
  expect(screen.getAllByText(/“4OO”不是整数/).length).toBeGreaterThan(0);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.disabled).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(changes(view)).toEqual([]);
});

test('arrows go from cell to cell of the matrix and leave the pieces as they are', async () => {
  const view = renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openTab('颜色尺码');
  await userEvent.click(await matrixCell('数量', 0, 1));
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}');
  const active = document.querySelector<HTMLElement>('[data-active]');
  expect([active?.dataset.row, active?.dataset.col]).toEqual(['0', '2']);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(changes(view)).toEqual([]);
});

test('a colour with pieces is asked for before it goes', async () => {
  renderScreen(OrderDetail, { params, answers: { getOrder: draftOrder } });
  await openTab('颜色尺码');
  await matrixCell('数量', 0, 1);
  const rows = () =>
    screen.getByRole('grid', { name: '数量', hidden: true }).querySelectorAll('tbody tr').length;
  const before = rows();
  const [remove] = screen.getAllByRole('button', { name: new RegExp(colors[0] ?? '') });
  await userEvent.click(remove as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  expect(rows()).toBe(before);
  await userEvent.click(question.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(rows()).toBe(before - 1));
});

test('pieces that have left keep a shipment and its cells', async () => {
  const [shipment] = sample.shipments;
  const line = { ...shipment?.lines[0], num: 200, shippedNum: 120 };
  const shipments = [
    { ...shipment, id: '91', shipmentNo: 'A-1', status: 1, lines: [line] },
    { ...shipment, id: '92', shipmentNo: 'A-2', status: 0, lines: [] },
  ] as Order['shipments'];
  const view = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: { ...draftOrder, status: 1, shipments } },
  });
  await openTab(/走货/);
  const table = within(await screen.findByRole('grid', { name: '走货' }));
  await userEvent.click(table.getAllByRole('button', { name: /删除/ })[0] as HTMLElement);
  expect(await screen.findByText('走货A-1已走货120件，不能删除')).toBeDefined();
  const at = sample.colors.findIndex(({ colorId }) => colorId === line.colorId);
  const size = sample.sizes.findIndex(({ sizeId }) => sizeId === line.sizeId);
  await userEvent.click(await matrixCell('走货数量', at, size + 1));
  await userEvent.keyboard('119{Enter}');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  expect(save.disabled).toBe(true);
  await userEvent.click(await matrixCell('走货数量', at, size + 1));
  await userEvent.keyboard('120{Enter}');
  expect(save.disabled).toBe(false);
  expect(changes(view)).toEqual([]);
});

test('a cell another types into is outlined in the matrix of its own shipment', async () => {
  const [shipment] = sample.shipments;
  const shipments = [
    { ...shipment, id: '91', shipmentNo: 'A-1', status: 0 },
    { ...shipment, id: '92', shipmentNo: 'A-2', status: 0, lines: [] },
  ] as Order['shipments'];
  const place = `shipments:92/${sample.colors[0]?.colorId}/1`;
  renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...draftOrder, status: 1, shipments },
      reportOrderPresence: [{ pageId: 'page-0001', userId: '9', userName: '林跟单', place }],
    } as never,
  });
  await openTab(/走货/);
  const marked = async () => (await matrixCell('走货数量', 0, 1)).dataset.elsewhere;
  expect(await screen.findByRole('img', { name: '林跟单' })).toBeDefined();
  expect(await marked()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'A-2' }));
  await waitFor(async () => expect(await marked()).toBe('林跟单'));
});

test('matched colours are painted, also where they are only read', async () => {
  const [color] = (sampleAnswers.listColors as { list: { id: string; hex: string }[] }).list;
  const [matching] = sample.colorMatchings;
  const colorMatchings = [
    {
      ...(matching as Order['colorMatchings'][number]),
      garmentColorId: sample.colors[0]?.colorId ?? '',
      materialColorId: color?.id ?? '',
    },
  ];
  renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...sample, status: 1, colorMatchings },
      listColors: {
        ...(sampleAnswers.listColors as object),
        list: [{ ...color, hex: '#1f2a44' }],
      },
    } as never,
  });
  await openTab(/配色/);
  const grid = await screen.findByRole('grid', { name: '配色' });
  await waitFor(() =>
    expect(grid.querySelector<HTMLElement>('[style*="rgb(31, 42, 68)"]')).not.toBeNull(),
  );
});

test('the overview says how sure the delivery is and what leaves next', async () => {
  const [shipment] = sample.shipments;
  const shipments = [
    { ...shipment, shipmentNo: 'A-1', shipmentDate: '2024-03-25', status: 0 },
  ] as Order['shipments'];
  const order: Order = { ...sample, riskLight: 3, delayDays: 2, shipments };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  const part = within(await screen.findByRole('region', { name: '关注' }));
  expect(part.getByText('红')).toBeDefined();
  expect(part.getByText(/晚 2 天/)).toBeDefined();
  expect(part.getByText(/还有 5 天/)).toBeDefined();
  expect(part.getByRole('link', { name: 'A-1' }).getAttribute('href')).toMatch(/tab=shipments$/);
});

test('the overview shows open problems to those who may read them', async () => {
  const menus = [{ id: '1', name: '产线问题', url: '/mes/problem/problemLogList' }];
  const view = renderScreen(OrderDetail, { params, menus, answers: { getOrder: sample } });
  expect(await screen.findByText(/未结问题 \d/)).toBeDefined();
  const [asked] = view.calls.filter(({ operation }) => operation === 'listProblemLogs');
  expect(JSON.stringify(asked?.query)).toContain(sample.orderNo);
  cleanup();
  renderScreen(OrderDetail, { params, answers: { getOrder: sample } });
  await screen.findByRole('region', { name: '关注' });
  expect(screen.queryByText(/未结问题/)).toBeNull();
});

test('the log shows what a save changed, in the words of the page', async () => {
  const log = sampleAnswers.listBusinessLogs as BusinessLogPage;
  const change = (part: Partial<BusinessLogRow['changes'][number]>) => ({
    ...{ field: '', title: '', fromText: null, toText: null, area: 'head', label: '' },
    ...part,
  });
  const changes = [
    change({ field: 'priority', title: '优先级', fromText: '0', toText: '2' }),
    change({
      ...{ area: 'colorSizes', label: '黑色', field: 'num', title: '订单数' },
      ...{ fromText: '600 = S 200 + M 400', toText: '610 = S 210 + M 400' },
    }),
    change({ area: 'bom', label: '平纹布 大身', toText: '0.9000 M' }),
    change({ area: 'bom', label: '罗纹', field: 'size 9', title: '单件用量 2 XL', toText: '0.95' }),
    change({ area: 'shipments', label: 'A1', field: 'color 5', title: '数量 黑色', toText: '600' }),
    change({
      area: 'qualifying',
      field: 'gates',
      title: '检验关卡',
      fromText: '3',
      toText: '3、4',
    }),
    // Written by an earlier release: the title has the whole sentence.
    change({ area: undefined, field: '工序', title: '工序 合肩 标准工时(分)', fromText: '0.3' }),
  ] as BusinessLogRow['changes'];
  const row = { ...(log.list[0] as BusinessLogRow), action: '修改', changes };
  renderScreen(OrderDetail, {
    params,
    answers: { getOrder: draftOrder, listBusinessLogs: { total: 1, list: [row] } } as never,
  });
  await openTab(/日志/);
  await userEvent.click(await screen.findByText('7 处变更'));
  const lines = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join('|'),
    ),
  ).toEqual([
    '订单||优先级|普通|VIP',
    '颜色尺码|黑色|订单数|600 = S 200 + M 400|610 = S 210 + M 400',
    'BOM|平纹布 大身|新增||0.9000 M',
    'BOM|罗纹|单件用量 2 XL||0.95',
    '走货|A1|数量 黑色||600',
    '质量标准||检验关卡|缝制|缝制、后整',
    '订单||工序 合肩 标准工时(分)|0.3|',
  ]);
});

test('a unit is chosen among those the material converts to; an old one stays readable', async () => {
  const line = { ...(sample.bom[0] as Order['bom'][number]), materialId: '5', issuedNum: '0' };
  const units = [
    { code: 'M', name: '米', dimension: 'length' },
    { code: 'KG', name: '千克', dimension: 'weight' },
    { code: 'PC', name: '个', dimension: 'count' },
  ];
  renderScreen(OrderDetail, {
    params,
    answers: {
      getOrder: { ...draftOrder, bom: [{ ...line, fabricPart: 1, unitCode: '匹' }] },
      listMaterials: { total: 1, list: [{ id: '5', code: 'F1', name: '平纹布', unitCode: 'M' }] },
      listUnits: { total: 3, list: units },
    } as never,
  });
  await openTab(/BOM/);
  const cell = await screen.findByText('匹');
  await userEvent.dblClick(cell);
  await userEvent.click(await screen.findByRole('combobox', { name: '单位' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['M米', 'KG千克', '匹']);
});
