// @vitest-environment jsdom

import type { FabricLot, FabricRollRow, Order } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ClothDetail from './cloth-detail.screen.tsx';

const sample = sampleAnswers.getCloth as FabricLot;
const order = sampleAnswers.getOrder as Order;
const [anyRoll] = sample.rolls;
const roll = (id: string, part: Partial<FabricRollRow> = {}): FabricRollRow => ({
  ...(anyRoll as FabricRollRow),
  ...{ id, rollNo: `R${id}`, status: 0, orderId: null, orderNo: null, shade: null, version: 1 },
  ...{ labelLen: '50.000', actualLen: '50.000', remainLen: '50.000', usedLen: '0.000' },
  ...{ widthCm: '180.0', points: null, cNo: 'C/1', ...part },
});
const rolls = [roll('1'), roll('2', { points: 31 }), roll('3', { points: 2 })];
const lot = { ...sample.lot, id: '70', cNo: 'C/1', status: 0, inspectResult: 0, version: 4 };
const receipt = (part: object = {}): object => ({ lot: { ...lot, ...part }, rolls, points: [] });

beforeEach(clearStored);
afterEach(cleanup);

const show = (answers: object = {}, may?: readonly string[], path = '/') =>
  renderScreen(ClothDetail, {
    path,
    answers: {
      getCloth: receipt(),
      listFabricRolls: { total: rolls.length, list: rolls, sum: null },
      ...answers,
    } as never,
    params: { cNo: 'C/1' },
    ...(may ? { may } : {}),
  });
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const verdict = () => screen.findByRole('radio', { name: '合格' });
const button = (name: string) => screen.findByRole('button', { name });

test('what a verdict does to the rolls is said before it is given, and then it is sent with what was typed', async () => {
  const view = show({ inspectCloth: receipt({ status: 1, inspectResult: 1, version: 5 }) });
  await userEvent.click(await button('验布'));
  expect(await screen.findByText(/已验 2 \/ 3 卷 · 平均 15\.33 分/)).toBeDefined();
  expect(screen.getByText(/建议合格/)).toBeDefined();
  await userEvent.click(await verdict());
  expect(screen.getByText('判合格：1 卷超过 28 分转待处理（R2），其余 2 卷可用')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '让步' }));
  expect(screen.getByText('判让步：3 卷可用，没有布卷转待处理')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '拒收' }));
  expect(screen.getByText('判拒收：3 卷全部转待处理（R1、R2、R3），不能放行')).toBeDefined();
  await userEvent.click(await verdict());
  await userEvent.click(await button('保存'));
  await waitFor(() => expect(view.writes()).toHaveLength(1));
  const [{ operation, body } = { operation: '', body: {} }] = view.writes() as {
    operation: string;
    body: { rolls?: object[] };
  }[];
  expect(operation).toBe('inspectCloth');
  expect(body).toMatchObject({ id: '70', version: 4, inspectResult: 1 });
  expect(body.rolls?.[1]).toMatchObject({ tympanId: '2', points: 31, actualLen: '50.000' });
});

test('a roll has its points per 100 square yards and what it is short of beside what is typed', async () => {
  show({
    getCloth: {
      lot,
      rolls: [roll('2', { points: 31, labelLen: '52.500' })],
      points: [],
    },
  });
  await openTab(/验布/);
  const row = within(await screen.findByRole('row', { name: /R2/ }));
  expect(row.getByText('28.80')).toBeDefined();
  expect(row.getByText('2.5')).toBeDefined();
});

/** Opens the panel by its address, empties the cell with this text and saves. */
async function emptyCell(text: string) {
  const typed = roll('2', { points: 31, shade: 'A' });
  const getCloth = { lot, rolls: [typed], points: [] };
  const inspectCloth = receipt({ version: 5 });
  const view = show({ getCloth, inspectCloth }, undefined, '?tab=inspection');
  const row = within(await screen.findByRole('row', { name: /R2/ }));
  const [cell] = row.getAllByRole('gridcell').filter((each) => each.textContent === text);
  await userEvent.click(cell as HTMLElement);
  await userEvent.keyboard('{Delete}');
  await userEvent.click(await button('保存'));
  return view;
}

test('what is emptied of a roll is cleared', async () => {
  const view = await emptyCell('31');
  await waitFor(() => expect(view.writes()).toHaveLength(1));
  const [write] = view.writes() as { body: { rolls: object[] } }[];
  expect(write?.body.rolls).toEqual([
    expect.objectContaining({ tympanId: '2', points: null, shade: 'A', actualLen: '50.000' }),
  ]);
});

test('a receipt passed with no roll inspected is said to be', async () => {
  const getCloth = { lot, rolls: [roll('1')], points: [] };
  show({ getCloth }, undefined, '?tab=inspection');
  const warning = /没有一卷写了疵点分/;
  await userEvent.click(await verdict());
  expect(screen.getByText(warning)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: '拒收' }));
  expect(screen.queryByText(warning)).toBeNull();
});

test('the length of a roll cannot be emptied', async () => {
  const view = await emptyCell('50.000');
  expect(await screen.findByText(/1 处需要修改/)).toBeDefined();
  expect(view.writes()).toEqual([]);
});

test('a released receipt shows what was found, and nobody types', async () => {
  show({ getCloth: receipt({ status: 2, inspectResult: 1 }) });
  await openTab(/验布/);
  expect(await screen.findByRole('row', { name: /R2/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: '放行' })).toBeNull();
});

test('who may not inspect, release or change sees the receipt alone', async () => {
  show({ getCloth: receipt({ status: 1 }) }, []);
  await openTab(/验布/);
  expect(await screen.findByRole('row', { name: /R2/ })).toBeDefined();
  for (const name of ['保存', '验布', '放行', '编辑', '预留', '移库'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a judged receipt is released after a question', async () => {
  const view = show({
    getCloth: receipt({ status: 1, inspectResult: 1 }),
    releaseCloth: { okIds: ['70'], fails: [] },
  });
  await userEvent.click(await button('放行'));
  const dialog = within(await screen.findByRole('alertdialog', { name: '放行 C/1？' }));
  await userEvent.click(dialog.getByRole('button', { name: '放行' }));
  await waitFor(() =>
    expect(view.writes()).toEqual([
      expect.objectContaining({ operation: 'releaseCloth', body: { ids: ['70'] } }),
    ]),
  );
});

test('chosen rolls are kept for an order beside those it has', async () => {
  const [fabric] = order.fabrics;
  const { materialId = '', colorId = '' } = fabric ?? {};
  const own = { materialId, colorId };
  const chosen = [roll('1', { ...own, shade: 'A' }), roll('2', { ...own, shade: 'B' })];
  const kept = roll('9', { ...own, status: 1, orderId: order.id });
  const view = show({
    listFabricRolls: (request: { query?: { orderId?: string } }) =>
      request.query?.orderId
        ? { total: 1, list: [kept], sum: null }
        : { total: 2, list: chosen, sum: null },
    listOrders: { total: 1, list: [{ id: order.id, orderNo: order.orderNo }] },
    getOrder: order,
    saveOrderFabrics: { id: order.id, version: order.version + 1 },
  });
  for (const { rollNo } of chosen) {
    const row = within(await screen.findByRole('row', { name: new RegExp(rollNo) }));
    await userEvent.click(row.getByRole('checkbox'));
  }
  await userEvent.click(await button('预留'));
  const dialog = within(await screen.findByRole('dialog', { name: '预留 2 卷 100.00 米' }));
  expect(dialog.getByText('混用了色号段 A、B')).toBeDefined();
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(order.orderNo) }));
  await dialog.findByText(/已预留 1 卷 50\.00 米/);
  await userEvent.click(dialog.getByRole('button', { name: '预留' }));
  await waitFor(() => expect(view.writes()).toHaveLength(1));
  const [{ body } = { body: {} }] = view.writes() as {
    body: { rows?: { tympanIds: string[] }[] };
  }[];
  expect(body).toMatchObject({ orderId: order.id, version: order.version });
  expect(body.rows?.flatMap(({ tympanIds }) => tympanIds).toSorted()).toEqual(['1', '2', '9']);
});

test('the life of a roll adds up, and says so where it does not', async () => {
  const event = (id: string, part: object) => ({
    ...{ id, eventDate: '2024-03-18 09:12:40', title: '裁床使用', billNo: '1', byName: null },
    ...{ len: '44.000', usedLen: '40.000', spliceLen: '1.000', defectLen: '1.000' },
    ...{ remnantLen: '2.000', remainLen: '6.000', ...part },
  });
  const laid = roll('1', { actualLen: '50.000', remainLen: '6.000' });
  const answers = {
    getCloth: { lot, rolls: [laid], points: [] },
    listFabricRolls: { total: 1, list: [laid], sum: null },
    getFabricRollLedger: { total: 1, list: [event('1', {})] },
  };
  show(answers);
  await openTab(/去向/);
  expect(await screen.findByText(/R1 · .*50\.000 = .*40\.000 \+ .*6\.000$/)).toBeDefined();
  cleanup();
  show({
    ...answers,
    getFabricRollLedger: { total: 1, list: [event('1', { usedLen: '39.000' })] },
  });
  await openTab(/去向/);
  expect(await screen.findByText(/差 1\.000 米/)).toBeDefined();
});
