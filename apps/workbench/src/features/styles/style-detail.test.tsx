// @vitest-environment jsdom
import type { ProcessPage } from '@garment-mes/sdk/ccm';
import type {
  BusinessLogPage,
  BusinessLogRow,
  LinePage,
  Style,
  StyleOrderPage,
} from '@garment-mes/sdk/mes2';
import { observedClient, refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeParts } from '#screens/merge/merge-parts.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MERGEABLE } from './detail/mergeable.ts';
import { weighed } from './detail/other-grids.tsx';
import { calledSo, emptyRow, recognised, typedWords } from './detail/processes/process-library.ts';
import { processFaults, renumbered, sectionSums } from './detail/processes/process-rows.ts';
import { savePart } from './detail/save-part.ts';
import {
  draftOfStyle,
  type FabricRow,
  type ProcessRow,
  type QualityRow,
} from './detail/style-draft.ts';
import { StyleSheet } from './detail/style-sheet.tsx';
import StyleDetail from './style-detail.screen.tsx';

const printed = vi.hoisted(() => ({ titles: [] as string[] }));
vi.mock('#screens/print/print-pages.tsx', () => ({
  printPages: async (title: string) => void printed.titles.push(title),
}));

/** Files of jsdom do not go through a real request. */
vi.mock('@garment-mes/sdk/amc', async (original) => ({
  ...(await original<typeof import('@garment-mes/sdk/amc')>()),
  uploadFile: async () => ({
    id: '1',
    url: '/files/b.png',
    name: 'b.png',
    size: 3,
    mime: 'image/png',
  }),
}));

const sample = sampleAnswers.getStyle as Style;
const process = (id: string, seqNo: number, part: Partial<ProcessRow> = {}): ProcessRow => ({
  ...(sample.processes[0] as ProcessRow),
  id,
  seqNo,
  section: 3,
  processName: `P${id}`,
  sam: '0.5000',
  price: '0.2000',
  isOutput: 0,
  predecessors: [],
  ...part,
});
const style: Style = {
  ...sample,
  id: '7',
  styleNo: 'T2417',
  status: 1,
  version: 5,
  processes: [process('1', 10), process('2', 20, { isOutput: 1, predecessors: ['10'] })],
};
const params = { id: '7' };

afterEach(cleanup);

test('names the tab after the style and says which parts there are', async () => {
  const { titles } = renderScreen(StyleDetail, { params, answers: { getStyle: style } });
  await screen.findByRole('heading', { name: 'T2417' });
  expect(titles).toEqual(['T2417']);
  for (const name of ['基本', '颜色尺码', '部位', 'BOM', '工序', '面料规格', '质量要求', '线平衡'])
    expect(screen.getByRole('tab', { name: new RegExp(name) })).toBeDefined();
});

test('saves what was changed, and nothing else, on the version that was read', async () => {
  const { writes, dirty } = renderScreen(StyleDetail, {
    params,
    answers: { getStyle: style, updateStyle: { ...sample, version: 6 } },
  });
  const name = await screen.findByDisplayValue(style.styleName);
  await userEvent.type(name, 'X');
  expect(dirty.at(-1)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'updateStyle',
        body: { id: '7', version: 5, styleName: `${style.styleName}X` },
      },
    ]),
  );
});

const refusedOn = (version: number, text: string) => (call: { readonly body: unknown }) =>
  (call.body as { readonly version: number }).version === version
    ? refusal(10102, text)
    : { ...sample, version: 7 };
/** The style as it was read, and as somebody else saved it from then on. */
const overtaken = (part: Partial<Style>) => {
  let reads = 0;
  return () => {
    reads += 1;
    return reads === 1 ? style : { ...style, version: 6, ...part };
  };
};
const STALE = '款式 已被 李强 于 14:03:22 修改，请核对后重试';

test('what somebody else saved in other cells is kept, and the save continues', async () => {
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: overtaken({ season: '2025春' }),
      updateStyle: refusedOn(5, STALE),
    },
  });
  await userEvent.type(await screen.findByDisplayValue(style.styleName), 'X');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      operation: 'updateStyle',
      body: { version: 6, styleName: `${style.styleName}X`, season: '2025春' },
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a cell that both changed is asked for, with the old value, theirs and mine', async () => {
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: overtaken({ styleName: '圆领衫' }),
      updateStyle: refusedOn(5, STALE),
    },
  });
  await userEvent.type(await screen.findByDisplayValue(style.styleName), 'X');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(STALE)).toBeDefined();
  const place = within(dialog.getByRole('row', { name: /基本 · 款名/ }));
  for (const value of [style.styleName, '圆领衫', `${style.styleName}X`])
    expect(place.getByRole('cell', { name: value })).toBeDefined();
  await userEvent.click(place.getByRole('radio', { name: '对方' }));
  await userEvent.click(dialog.getByRole('button', { name: '合并保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toHaveLength(1);
  expect(screen.getByDisplayValue('圆领衫')).toBeDefined();
});

test('what is typed back as it was leaves nothing to save', async () => {
  const { dirty } = renderScreen(StyleDetail, { params, answers: { getStyle: style } });
  await userEvent.type(await screen.findByDisplayValue(style.styleName), 'X');
  expect(dirty.at(-1)).toBe(true);
  await userEvent.type(screen.getByDisplayValue(`${style.styleName}X`), '{Backspace}');
  expect(dirty.at(-1)).toBe(false);
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('what is typed while it is saved stays, and is saved next', async () => {
  const answer = Promise.withResolvers<Style>();
  let stored = style;
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: { getStyle: () => stored, updateStyle: () => answer.promise },
  });
  await userEvent.type(await screen.findByDisplayValue(style.styleName), 'X');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await userEvent.type(screen.getByDisplayValue(`${style.styleName}X`), 'Y');
  stored = { ...style, version: 6, styleName: `${style.styleName}X` };
  answer.resolve(stored);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  await waitFor(() => expect(save.disabled).toBe(false));
  await userEvent.click(save);
  await waitFor(() =>
    expect(writes().at(-1)?.body).toMatchObject({
      version: 6,
      styleName: `${style.styleName}XY`,
    }),
  );
});

test('a colour ticked off and on again leaves nothing to save', async () => {
  const { dirty } = renderScreen(StyleDetail, { params, answers: { getStyle: style } });
  await userEvent.click(await screen.findByRole('tab', { name: /颜色尺码/ }));
  const [row] = style.sizeColors;
  const tick = await screen.findByRole('checkbox', {
    name: `${row?.colorName} ${row?.sizeName}`,
  });
  await userEvent.click(tick);
  expect(dirty.at(-1)).toBe(true);
  await userEvent.click(tick);
  expect(dirty.at(-1)).toBe(false);
});

test('lines of a grid merge one by one', () => {
  const draft = (processes: readonly ProcessRow[]) =>
    draftOfStyle({ ...style, processes: [...processes] });
  const [first, second] = style.processes as [ProcessRow, ProcessRow];
  const { parts, conflicts } = mergeParts(
    MERGEABLE,
    draft([first, second]),
    draft([{ ...first, sam: '0.6000' }, second, process('3', 30)]),
    draft([
      { ...first, grade: 'A' },
      { ...second, sam: '0.7' },
    ]),
  );
  expect(conflicts).toEqual([]);
  expect(parts.processes).toMatchObject([
    { id: '1', sam: '0.6000', grade: 'A' },
    { id: '2', sam: '0.7' },
    { id: '3' },
  ]);
});

test('what keeps a style from approval is listed and leads to its cell', async () => {
  const draft: Style = {
    ...style,
    status: 0,
    processes: [process('1', 10, { isOutput: 1 }), process('2', 20, { isOutput: 1 })],
  };
  Element.prototype.scrollIntoView = vi.fn();
  const { writes } = renderScreen(StyleDetail, { params, answers: { getStyle: draft } });
  await userEvent.click(await screen.findByRole('button', { name: '批准' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('缝制段有2个产出点（P1、P2），只能有1个')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '批准' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: '去修改' }));
  await screen.findByRole('grid', { name: '工序' });
  await waitFor(() => expect(document.querySelector('[data-active]')).not.toBeNull());
  expect(document.querySelector('[data-active]')?.closest('tr')?.dataset.sortId).toBe('2');
  expect(writes()).toEqual([]);
});

test('operations stand under their sections, in the places of time and rate', async () => {
  const processes = [
    process('5', 30, { section: 4, sam: '1.2', price: '0.9' }),
    ...style.processes,
  ];
  renderScreen(StyleDetail, { params, answers: { getStyle: { ...style, processes } } });
  await userEvent.click(await screen.findByRole('tab', { name: /工序/ }));
  expect(
    screen.getAllByRole('button', { expanded: true, name: /道/ }).map((one) => one.textContent),
  ).toEqual(['缝制 · 2 道 · 1.00 分 · 0.40 元', '后整 · 1 道 · 1.20 分 · 0.90 元']);
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.startsWith('序号'))).toHaveLength(1);
});

test('without an order behind there is nothing to synchronise', async () => {
  renderScreen(StyleDetail, {
    params,
    answers: { getStyle: style, listStyleOrders: { total: 0, list: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '同步到订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('没有落后版本的订单')).toBeDefined();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('an order behind its style shows what would change, and which cannot', async () => {
  const row = (orderId: string) => ({
    ...(sampleAnswers.listStyleOrders as StyleOrderPage).list[0],
    ...{ orderId, orderNo: `SO${orderId}`, status: 1, isBehind: true, styleVersion: 1 },
  });
  const change = { area: '工序', label: '合肩', field: '标准工时(分)', changeKind: 3 };
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: style,
      listStyleOrders: { total: 2, list: [row('1'), row('2')] },
      previewOrderResync: ({ query: { orderId } }: { query: { orderId: string } }) => ({
        ...{ orderId, version: 4 },
        refusal: orderId === '2' ? '合肩 已有24件扫描，不能同步' : null,
        changes: orderId === '2' ? [] : [{ ...change, fromText: '0.3300', toText: '0.3500' }],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '同步到订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByText('1 处不同'));
  expect(dialog.getByRole('cell', { name: '0.3500' })).toBeDefined();
  expect(dialog.getByText('合肩 已有24件扫描，不能同步')).toBeDefined();
  const refused = dialog.getByRole<HTMLButtonElement>('checkbox', { name: /SO2/ });
  expect(refused.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox', { name: /SO1/ }));
  await userEvent.type(dialog.getByRole('textbox'), '改工时');
  await userEvent.click(dialog.getByRole('button', { name: '为 1 单建变更草稿' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'resyncOrderFromStyle', body: { orderId: '1', version: 4, reason: '改工时' } },
    ]),
  );
});

test('orders that were not read yet are counted, and read on', async () => {
  const row = (orderId: string, isBehind: boolean) => ({
    ...(sampleAnswers.listStyleOrders as StyleOrderPage).list[0],
    ...{ orderId, orderNo: `SO${orderId}`, status: 1, isBehind, styleVersion: 1 },
  });
  renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: style,
      listStyleOrders: ({ query }: { query: { pageSize: number } }) => ({
        total: 2,
        list: query.pageSize > 500 ? [row('1', false), row('2', true)] : [row('1', false)],
      }),
      previewOrderResync: { orderId: '2', version: 4, refusal: null, changes: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '同步到订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('没有落后版本的订单')).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: '还有 1 单没有核对，继续读取' }));
  expect(await dialog.findByRole('checkbox', { name: /SO2/ })).toBeDefined();
  expect(dialog.queryByRole('button', { name: /继续读取/ })).toBeNull();
});

test('refuses rates to those who may not see them, and keeps the rest', async () => {
  renderScreen(StyleDetail, { params, answers: { getStyle: style }, may: [] });
  await userEvent.click(await screen.findByRole('tab', { name: /工序/ }));
  expect(screen.getByRole('columnheader', { name: /标准工时/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: /工价/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('rows in another order are renumbered and wait for what they waited for', () => {
  const [first, second] = [process('1', 10), process('2', 20, { predecessors: ['10'] })];
  const rows = [first, second];
  expect(
    renumbered(rows, [second, first]).map(({ seqNo, predecessors }) => [seqNo, predecessors]),
  ).toEqual([
    [10, ['20']],
    [20, []],
  ]);
  const typed = [{ ...first, seqNo: 15 }, second];
  expect(renumbered(rows, typed)).toBe(typed);
  expect(renumbered(rows, [second])).toEqual([second]);
});

test('an operation before the one it waits for marks both', () => {
  const rows = renumbered(
    [process('1', 10), process('2', 20, { predecessors: ['10'] })],
    [process('2', 20, { predecessors: ['10'] }), process('1', 10)],
  );
  const text = '工序10须在工序20之后';
  expect(processFaults(rows)).toEqual({ 2: { seqNo: text }, 1: { seqNo: text } });
  expect(processFaults([process('1', 10, { sam: '0' }), process('2', 10)])).toEqual({
    1: { sam: '标准工时须大于0' },
    2: { seqNo: '序号重复' },
  });
});

test('a new operation among others is numbered with them', () => {
  const rows = [process('1', 10), process('2', 20, { section: 5, predecessors: ['10'] })];
  const next = renumbered(rows, [...rows, process('3', 30)]);
  expect(next.map(({ id, seqNo, predecessors }) => [id, seqNo, predecessors])).toEqual([
    ['1', 10, []],
    ['3', 20, []],
    ['2', 30, ['10']],
  ]);
  const last = [...rows, process('3', 30, { section: 5 })];
  expect(renumbered(rows, last)).toBe(last);
});

const sewn = (sampleAnswers.listProcesses as ProcessPage).list[0] as ProcessPage['list'][number];
const library = [
  {
    ...sewn,
    id: '90',
    code: 'S010',
    name: '合肩',
    nameEn: 'Join shoulders',
    machineTypeName: '四线锁边',
  },
  { ...sewn, id: '91', code: 'S020', name: '上袖', nameEn: null, machineTypeName: '平车' },
  { ...sewn, id: '92', code: 'S030', name: '合肩旧法', nameEn: null, status: 1 as const },
];

test('the library is searched by the service, and an operation that is found becomes a row', async () => {
  const { calls, writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: style,
      listProcesses: { total: 1, list: library.slice(0, 1) },
      saveStyleProcess: { styleId: '7', version: 6, rows: [] },
    } as never,
  });
  await userEvent.click(await screen.findByRole('tab', { name: /工序/ }));
  const asked = () => calls.filter(({ operation }) => operation === 'listProcesses');
  expect(asked()).toEqual([]);
  await userEvent.type(await screen.findByRole('combobox', { name: '从工序库添加' }), 'hj');
  await waitFor(() =>
    expect(asked().at(-1)?.query).toMatchObject({
      ...{ pageNum: '1', pageSize: '20', filter: '{"status":[0]}' },
      sql: expect.stringContaining("code like '%hj%' or name like '%hj%'"),
    }),
  );
  await userEvent.click(await screen.findByRole('option', { name: /合肩.*S010 · 四线锁边/ }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      operation: 'saveStyleProcess',
      body: { rows: [{}, {}, { processId: '90', processName: '合肩', seqNo: 30 }] },
    }),
  );
});

test('what a paste calls operations is asked for in a few calls, each word once', async () => {
  const { client, calls } = observedClient({
    answers: { listProcesses: { total: 1, list: library.slice(0, 1) } },
  });
  const rows = Array.from({ length: 40 }, (_, at) => ({
    ...emptyRow(String(at), at),
    processName: ` 工序${at % 20} `,
  }));
  const words = typedWords([...rows, { ...rows[0], processId: '90' } as ProcessRow]);
  expect(words).toHaveLength(20);
  const found = await calledSo(client, [...words, "O'Neil"], new AbortController().signal);
  expect(found.map(({ id }) => id)).toEqual(['90', '90']);
  expect(calls.map(({ query }) => query.sql)).toEqual([
    expect.stringMatching(/^code like '工序0' or name like '工序0' or .* name like '工序15'$/),
    expect.stringMatching(/^code like '工序16' .* or name like 'O''Neil'$/),
  ]);
});

test('a pasted operation is that of the library it is called like, with what was pasted', () => {
  const pasted = { ...emptyRow('new', 30), processName: ' s010', sam: '0.4' };
  expect(recognised(pasted, library)).toMatchObject({
    ...{ id: 'new', processId: '90', processName: '合肩', machineTypeName: '四线锁边' },
    ...{ sam: '0.4', price: sewn.price, seqNo: 30 },
  });
  const unknown = { ...pasted, processName: '自编' };
  expect(recognised(unknown, library)).toBe(unknown);
  expect(processFaults([unknown])).toEqual({ new: { processName: '工序库没有“自编”' } });
  expect(processFaults([unknown], ['自编'])).toEqual({});
});

test('adds up the sections in use', () => {
  const rows = [
    process('1', 10, { section: 5 }),
    process('2', 20),
    process('3', 30, { sam: '1.' }),
  ];
  expect(sectionSums(rows)).toEqual([
    { section: 3, count: 2, sam: '0.5000', price: '0.4000', outputs: 0 },
    { section: 5, count: 1, sam: '0.5000', price: '0.2000', outputs: 0 },
  ]);
});

test('works out the weight of a fabric unless it was typed', () => {
  const before = { id: '1', usageLen: '0.9', widthCm: '180', gsm: null } as FabricRow;
  const after = { ...before, gsm: '180' };
  expect(weighed(after, before).usageWeight).toBe('0.2916');
  const typed = { ...after, usageWeight: '0.3' };
  expect(weighed(typed, { ...before, usageWeight: null } as FabricRow)).toBe(typed);
});

test('an approval shows line by line what it changed', async () => {
  const log = sampleAnswers.listBusinessLogs as BusinessLogPage;
  const change = (part: Partial<BusinessLogRow['changes'][number]>) => ({
    ...{ field: '', title: '', fromText: null, toText: null, area: 'processes', label: '合肩' },
    ...part,
  });
  const changes = [
    change({ field: 'sam', title: '标准工时(分)', fromText: '0.3510', toText: '0.3512' }),
    change({ field: 'isOutput', title: '产出点', fromText: '0', toText: '1' }),
    change({ label: '冚下摆', toText: '90 · 0.4' }),
    change({ area: 'bom', label: '平纹布', field: 'size 9', title: '单件用量 XL', toText: '0.95' }),
  ];
  const row = { ...(log.list[0] as BusinessLogRow), action: '审批通过', changes };
  renderScreen(StyleDetail, {
    params,
    answers: { getStyle: style, listBusinessLogs: { total: 1, list: [row] } },
  });
  await userEvent.click(await screen.findByRole('tab', { name: /日志/ }));
  await userEvent.click(await screen.findByText('4 处变更'));
  const lines = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = lines.map((line) =>
    within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['工序', '合肩', '标准工时', '0.3510', '0.3512'],
    ['工序', '合肩', '产出点', '否', '是'],
    ['工序', '冚下摆', '新增', '', '90 · 0.4'],
    ['BOM', '平纹布', '单件用量 XL', '', '0.95'],
  ]);
});

test('the base size that is chosen for grading is saved with the style', async () => {
  const sizes = ['S', 'M', 'L'].map((sizeName, at) => ({
    ...(sample.sizeColors[0] as Style['sizeColors'][number]),
    ...{ id: `1/${at}`, colorId: '1', sizeId: String(at), sizeName },
  }));
  const values = [50, 52, 55].map((value, at) => ({ sizeId: String(at), value: `${value}.00` }));
  const point = { ...(sample.quality[0] as QualityRow), values };
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: { ...style, baseSizeId: null, sizeColors: sizes, quality: [point] },
      listSizes: { total: 0, list: [] },
      updateStyle: { ...sample, version: 6 },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: /质量要求/ }));
  expect(await screen.findByText('M 基码')).toBeDefined();
  screen.getByRole('combobox', { name: '基码' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'L' }));
  await userEvent.click(screen.getByRole('switch', { name: '显示档差' }));
  expect(await screen.findByText('-5.00')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ baseSizeId: '2' }));
});

test('sends figures of fabrics without the zeros they are kept with', async () => {
  const { client, calls } = observedClient({});
  const fabric = {
    ...style.fabrics[0],
    widthCm: '180.0',
    gsm: '180.00',
    usageLen: '',
  } as FabricRow;
  await savePart(client, 'fabrics', { ...draftOfStyle(style), fabrics: [fabric] }, '7', 1);
  expect(calls[0]?.body).toMatchObject({ rows: [{ widthCm: '180', gsm: '180', usageLen: null }] });
});

test('a picture that is chosen is sent and stands after those that are there', async () => {
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: { ...style, images: ['/files/a.png'], imageUrl: '/files/a.png' },
      updateStyle: { ...sample, version: 6 },
    },
  });
  await screen.findByDisplayValue(style.styleName);
  const png = new File(['x'], 'b.png', { type: 'image/png' });
  const input = document.querySelector('input[accept^="image"]');
  fireEvent.change(input as Element, { target: { files: [png] } });
  await userEvent.click(await screen.findByRole('button', { name: '第 2 张设为封面' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      operation: 'updateStyle',
      body: { images: ['/files/b.png', '/files/a.png'], imageUrl: '/files/b.png' },
    }),
  );
});

test('the tech pack is shown in the page', async () => {
  const techPackUrl = '/files/pack.pdf';
  renderScreen(StyleDetail, { params, answers: { getStyle: { ...style, techPackUrl } } });
  await userEvent.click(await screen.findByRole('link', { name: '附件 1.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: '附件 1.pdf' }));
  expect(dialog.getByTitle('附件 1.pdf').getAttribute('src')).toBe('/files/pack.pdf?shown');
});

test('each paper of a style is printed by itself', async () => {
  renderScreen(StyleDetail, { params, answers: { getStyle: style } });
  for (const paper of ['工艺单', '测量表', '配料单']) {
    await userEvent.click(await screen.findByRole('button', { name: '打印' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: paper }));
  }
  expect(printed.titles).toEqual(['工艺单 T2417', '测量表 T2417', '配料单 T2417']);
});

test('dies of the style are offered before the others', async () => {
  const die = (id: string, moldNo: string) => ({ id, moldNo, name: '', styleNos: [], status: 0 });
  const listCuttingDies = ({ query }: { query: { styleId?: string } }) => {
    const list = [...(query.styleId ? [] : [die('31', 'K1')]), die('32', 'K2')];
    return { total: list.length, list };
  };
  renderScreen(StyleDetail, { params, answers: { getStyle: style, listCuttingDies } });
  await userEvent.click(await screen.findByRole('tab', { name: /部位/ }));
  const grid = within(await screen.findByRole('grid', { name: '部位' }));
  const [, cell] = grid.getAllByRole('row');
  await userEvent.click(within(cell as HTMLElement).getAllByRole('gridcell')[4] as HTMLElement);
  await userEvent.click(await screen.findByRole('combobox', { name: '刀模' }));
  await screen.findByRole('option', { name: /K1/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['K2', 'K1']);
});

const sewingLine = {
  ...((sampleAnswers.listLines as LinePage).list[0] as LinePage['list'][number]),
  id: '60',
  deptName: '缝制3组',
  lineType: 2 as const,
  stationNum: 3,
  version: 4,
};
const openBalance = async (
  layout: LinePage['list'][number]['layout'] = null,
  stationNum = 3,
  more: object = {},
) => {
  const listLines = { total: 1, list: [{ ...sewingLine, layout, stationNum }], sum: {} };
  const answers = { getStyle: style, listLines, ...more };
  const view = renderScreen(StyleDetail, { params, answers });
  await userEvent.click(await screen.findByRole('tab', { name: /线平衡/ }));
  const seats = () =>
    within(screen.getByRole('list', { name: '工位' }))
      .getAllByRole('listitem')
      .slice(0, -1);
  const pick = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '产线' }));
    await userEvent.click(await screen.findByRole('option', { name: /缝制3组/ }));
  };
  return { ...view, seats, pick };
};

test('an operation dragged to another operator is sewn there', async () => {
  const { seats } = await openBalance();
  const [first, second] = seats();
  const dataTransfer = { setData: () => undefined };
  expect(first?.textContent).toContain('0.5000');
  fireEvent.dragStart(within(first as HTMLElement).getByText('P1'), { dataTransfer });
  fireEvent.dragOver(second as Element);
  fireEvent.drop(second as Element);
  expect(seats()).toHaveLength(1);
  expect(seats()[0]?.textContent).toContain('1.0000');
});

test('an operation is shared and released without a pointer', async () => {
  const { seats } = await openBalance();
  await userEvent.click(screen.getByRole('button', { name: '调整 P1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '与后一工位分担' }));
  expect(seats().map((seat) => seat.textContent)).toEqual([
    expect.stringContaining('0.2500'),
    expect.stringContaining('0.7500'),
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: '调整 P1' })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: '取消分担' }));
  expect(seats()[1]?.textContent).toContain('0.5000');
});

test('the operators are kept as the layout of a line, in its version', async () => {
  const { pick, writes } = await openBalance();
  await pick();
  await userEvent.click(screen.getByRole('button', { name: '保存为布局' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'saveLineLayout',
        body: {
          id: '60',
          version: 4,
          styleId: '7',
          stations: [
            { stationNo: 1, processIds: ['1'] },
            { stationNo: 2, processIds: ['2'] },
          ],
        },
      },
    ]),
  );
});

test('a line takes no more operators than it has stations', async () => {
  const { pick } = await openBalance(null, 1);
  await pick();
  expect(screen.getByText('工位超出产线工位数1')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存为布局' }).disabled).toBe(true);
});

test('a layout of the style is read back, one of another style is not', async () => {
  const stations = [{ stationNo: 1, processIds: ['2', '1'] }];
  const { pick, seats } = await openBalance({ styleId: '7', styleNo: 'T2417', stations });
  await pick();
  await userEvent.click(screen.getByRole('button', { name: '读取布局' }));
  expect(seats()).toHaveLength(1);
  cleanup();
  const other = await openBalance({ styleId: '8', styleNo: 'P2208', stations });
  await other.pick();
  expect(screen.getByText('现有布局为 P2208，保存后替换')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '读取布局' }).disabled).toBe(true);
});

test('the technical sheet shows operations, panels, measures and fabrics, rates to those who see them', () => {
  const sheetOf = (from: Style) => () => (
    <StyleSheet paper="sheet" style={from} sizes={[{ sizeId: '1', sizeName: 'M' }]} foot="" />
  );
  renderScreen(sheetOf(style));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['工序', '部位', '测量表', '面料规格']);
  expect(screen.getByRole('columnheader', { name: /工价/ })).toBeDefined();
  cleanup();
  const { priceTotal: _, ...blind } = style;
  renderScreen(sheetOf(blind));
  expect(screen.queryByRole('columnheader', { name: /工价/ })).toBeNull();
});

test('pictures are put in another order by their handles', async () => {
  const images = ['/files/a.png', '/files/b.png', '/files/c.png'];
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: { ...style, images, imageUrl: '/files/a.png' },
      updateStyle: { ...sample, version: 6 },
    },
  });
  (await screen.findByRole('button', { name: '移动第 3 张' })).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const order = ['/files/c.png', '/files/a.png', '/files/b.png'];
  await waitFor(() =>
    expect(writes().at(-1)?.body).toMatchObject({ images: order, imageUrl: order[0] }),
  );
});

test('the minutes of a process are worked out from what they were worked out of before', async () => {
  const [first] = style.processes;
  const remark = '压脚换窄；观测 0.4 分 × 评比 90% + 宽放 10%';
  const timed = { ...style, processes: [{ ...(first as ProcessRow), remark, sam: '0.3960' }] };
  const { writes } = renderScreen(StyleDetail, {
    params,
    answers: {
      getStyle: timed,
      saveStyleProcess: { styleId: '7', version: 6, rows: timed.processes },
    } as never,
  });
  await userEvent.click(await screen.findByRole('tab', { name: /工序/ }));
  await userEvent.click(await screen.findByRole('button', { name: '工时计算' }));
  const popover = within(await screen.findByRole('dialog', { name: '工时计算' }));
  const input = (name: RegExp) => popover.getByRole<HTMLInputElement>('textbox', { name });
  expect([input(/观测时间/), input(/评比/), input(/宽放/)].map(({ value }) => value)).toEqual([
    '0.4',
    '90',
    '10',
  ]);
  await userEvent.clear(input(/评比/));
  await userEvent.type(input(/评比/), '100');
  await userEvent.click(popover.getByRole('button', { name: '采用 0.4400 分' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      operation: 'saveStyleProcess',
      body: {
        rows: [
          {
            sam: '0.4400',
            remark: expect.stringMatching(
              /^压脚换窄；观测 0\.40* 分 × 评比 100[.0]*% \+ 宽放 10[.0]*%$/,
            ),
          },
        ],
      },
    }),
  );
});

test('a line of the bill is for the colours that are ticked, for all where none is', async () => {
  const [cell] = style.sizeColors;
  const [line] = style.bom;
  if (!cell || !line) throw new Error('the sample has colours and a bill');
  const colors = [
    { ...cell, colorId: '1', colorName: '黑色' },
    { ...cell, colorId: '2', colorName: '藏青' },
  ];
  const bom = [{ ...line, colorIds: [], colorNames: null }];
  const user = userEvent.setup();
  const { writes } = renderScreen(StyleDetail, {
    params,
    path: '?tab=bom',
    answers: {
      getStyle: { ...style, sizeColors: colors, bom },
      saveStyleBom: { styleId: '7', version: 6, rows: bom },
    },
  });
  await user.click(await screen.findByRole('tab', { name: /BOM/ }));
  const opener = await screen.findByRole('button', { name: '全部颜色' });
  opener.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: '藏青' }));
  await user.click(screen.getByRole('checkbox', { name: '黑色' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: '黑色、藏青' })).toBe(document.activeElement);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'saveStyleBom', body: { rows: [{ colorIds: ['1', '2'] }] } },
    ]),
  );
});

test.each([
  [510, '8.50'],
  [480, '8.00'],
])('the balance opens with the hours of the usual shift: %d minutes', async (netMin, hours) => {
  const [shift] = (sampleAnswers.listShifts as { list: object[] }).list;
  const list = [
    { ...shift, id: '1', isDefault: 0, netMin: 600 },
    { ...shift, id: '2', isDefault: 1, netMin },
  ];
  await openBalance(null, 3, { listShifts: { total: 2, list } });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^班时/ });
  await waitFor(() => expect(field.value).toBe(hours));
});
