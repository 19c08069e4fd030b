// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type {
  BundlePage,
  OrderPage,
  ResolvedCode,
  WarehouseReceipt,
  WarehouseReceiptPage,
  WarehouseReceiptRemaining,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import AcceptGoods from './accept-goods.screen.tsx';

const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const bundles = sampleAnswers.listBundles as BundlePage;
const remaining = sampleAnswers.getWarehouseReceiptRemaining as WarehouseReceiptRemaining;
const receipt = sampleAnswers.createWarehouseReceipt as WarehouseReceipt;
const sampleOrders = sampleAnswers.listOrders as OrderPage;
const waiting = sampleAnswers.listWarehouseReceipts as WarehouseReceiptPage;

const codeOf = (no: number) => makeBarcode('CX', no);
const bundle = (no: number, sizeName: string, num: number, status = 5) => ({
  ...bundles.list[0],
  ...{
    id: String(no),
    bundleLabel: `B00${no}`,
    barcode: codeOf(no),
    colorId: '1',
    sizeId: sizeName,
  },
  ...{ colorName: '黑色', sizeName, num, status, orderId: '1', orderNo: 'SO2403017' },
});
const cell = (sizeName: string, grade: 1 | 2, maxNum: number, doneNum = 0) => ({
  ...remaining.cells[0],
  ...{ colorId: '1', colorName: '黑色', sizeId: sizeName, sizeName, grade, maxNum, doneNum },
  ...{ pendingNum: 0, remainNum: maxNum - doneNum },
});
const resolve = (row: object) => ({ ...resolved, bundle: row, processes: [] });
const passed = (no: number, sizeId: string, num: number, billNo: string | null = null) => ({
  ...{ barcode: codeOf(no), bundleLabel: `B00${no}`, colorId: '1', sizeId, num, billNo },
});
const standing = {
  ...{ orderId: '1', orderNo: 'SO2403017', packMethod: 1 },
  cells: [cell('M', 1, 50, 10), cell('L', 1, 20), cell('M', 2, 3)],
  bundles: [passed(12, 'M', 24), passed(13, 'M', 22), passed(14, 'L', 20)],
};
const ofStore = {
  resolveScanCode: resolve(bundle(12, 'M', 24)),
  getWarehouseReceiptRemaining: standing,
  listWarehouseReceipts: { ...waiting, total: 0, list: [] },
  createWarehouseReceipt: { ...receipt, bill: { ...receipt.bill, status: 0, billNo: 'RK0320-1' } },
};

/** What a wedge scanner does: the code key by key, then Enter. */
function scan(no: number) {
  for (const key of [...codeOf(no), 'Enter']) fireEvent.keyDown(document.body, { key });
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const cellOf = (words: string) => screen.findByRole('button', { name: `黑色 ${words}` });
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

const open = (answers: object = {}, may?: readonly string[]) =>
  renderScreen(AcceptGoods, { answers: { ...ofStore, ...answers }, ...(may && { may }) });

beforeEach(() => {
  const keepers = ['王强'];
  localStorage.setItem(
    'workbench.goodsStores.1',
    JSON.stringify({
      1: { id: '71', name: '成品仓', keepers },
      2: { id: '72', name: '次品仓', keepers },
    }),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('bundles are counted into their cells and submitted as one receipt, however often the key is pressed', async () => {
  const { writes } = open();
  scan(12);
  await cellOf('M 24/40');
  scan(14);
  expect((await cellOf('L 20/20')).dataset.state).toBe('whole');
  await press('完成');
  const submit = await screen.findByRole('button', { name: '提交' });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  await userEvent.dblClick(submit);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()).toMatchObject([
    {
      operation: 'createWarehouseReceipt',
      body: {
        ...{ orderId: '1', warehouseId: '71', billType: 1 },
        lines: [
          { sizeId: 'M', grade: 1, num: 24, barcodes: [codeOf(12)] },
          { sizeId: 'L', grade: 1, num: 20, barcodes: [codeOf(14)] },
        ],
      },
    },
    { operation: 'submitWarehouseReceipt', body: { id: receipt.bill.id } },
  ]);
  expect(await screen.findByText('RK0320-1 已提交，由王强确认')).toBeDefined();
  expect(screen.getByText('SO2403017 入 成品仓 44件')).toBeDefined();
});

test('a bundle that is not passed stops on the red sheet, one scanned twice counts once', async () => {
  open({ resolveScanCode: resolve(bundle(61, 'M', 24, 3)) });
  scan(61);
  const words = '扎号B0061 状态在产，未通过质检';
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  cleanup();
  open();
  scan(12);
  await cellOf('M 24/40');
  scan(13);
  expect((await screen.findByRole('alert')).textContent).toContain('黑色/M 可入40，已扫24');
  await cellOf('M 24/40');
  scan(12);
  await cellOf('M 24/40');
  expect(
    within(screen.getByRole('list', { name: '已点的' })).getAllByRole('listitem'),
  ).toHaveLength(1);
});

test('pieces are typed into a cell, fewer of a bundle and none of it again', async () => {
  open();
  scan(12);
  await userEvent.click(await cellOf('M 24/40'));
  await press('6');
  await press('记 6 件');
  await cellOf('M 30/40');
  const row = (name: RegExp) =>
    within(
      within(screen.getByRole('list', { name: '已点的' }))
        .getByText(name)
        .closest('li') as HTMLElement,
    );
  await userEvent.click(row(/B0012/).getByRole('button', { name: '改数' }));
  await press('2');
  await press('0');
  await press('记 20 件');
  await cellOf('M 26/40');
  await userEvent.click(row(/B0012/).getByRole('button', { name: '移除' }));
  await cellOf('M 6/40');
});

test('seconds go into a receipt of their own, in their own store', async () => {
  const { writes } = open();
  scan(12);
  await cellOf('M 24/40');
  await press('次品');
  await userEvent.click(await cellOf('M 0/3'));
  await press('2');
  await press('记 2 件');
  await press('完成');
  const submit = await screen.findByRole('button', { name: '提交' });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  await userEvent.click(submit);
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(writes()).toMatchObject([
    { body: { warehouseId: '71', lines: [{ grade: 1, num: 24 }] } },
    { operation: 'submitWarehouseReceipt' },
    { body: { warehouseId: '72', lines: [{ grade: 2, num: 2 }] } },
    { operation: 'submitWarehouseReceipt' },
  ]);
});

test('a bundle of another order is asked about, and is not counted', async () => {
  const other = { ...bundle(40, 'M', 9), orderId: '2', orderNo: 'SO9' };
  open({
    resolveScanCode: ({ query }: { query: { code: string } }) =>
      resolve(query.code === codeOf(40) ? other : bundle(12, 'M', 24)),
  });
  scan(12);
  await cellOf('M 24/40');
  scan(40);
  expect((await screen.findByRole('alert')).textContent).toBe(
    '扎号B0040属于SO9，先完成SO2403017，再扫这一扎',
  );
  await press('不加');
  await cellOf('M 24/40');
});

test('a bundle that is scanned while an order is opened by hand stays counted', async () => {
  const chosen = {
    ...sampleOrders.list[0],
    id: '1',
    orderNo: 'SO2403017',
    qcPassNum: 70,
    inNum: 0,
  };
  const scanned = Promise.withResolvers<typeof standing>();
  const opened = Promise.withResolvers<typeof standing>();
  const reads = [scanned.promise, opened.promise];
  open({
    listOrders: { ...sampleOrders, total: 1, list: [chosen] },
    getWarehouseReceiptRemaining: () => reads.shift(),
  });
  await press('没有扎号，按件点');
  scan(12);
  await press(/SO2403017/);
  scanned.resolve(standing);
  await cellOf('M 24/40');
  opened.resolve(standing);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await cellOf('M 24/40')).toBeDefined();
});

test('counting goes on without a network, survives a reload, and is submitted with the network', async () => {
  const { unmount } = open();
  scan(12);
  await cellOf('M 24/40');
  online(false);
  fireEvent(window, new Event('offline'));
  scan(14);
  await cellOf('L 20/20');
  scan(99);
  await screen.findByText(/待核 1/);
  await press('完成');
  expect(await screen.findByText('离线：联网后才能提交，已点的都在本机')).toBeDefined();
  expect(screen.getByRole('button', { name: '提交' })).toHaveProperty('disabled', true);
  unmount();
  const { writes } = open({ resolveScanCode: resolve(bundle(99, 'M', 8)) });
  await cellOf('M 24/40');
  online(true);
  fireEvent(window, new Event('online'));
  await cellOf('M 32/40');
  expect(screen.queryByText(/待核/)).toBeNull();
  expect(writes()).toEqual([]);
});

test('what may not come in by now is listed, and the rest is submitted', async () => {
  let cells = standing.cells;
  const { writes } = open({
    getWarehouseReceiptRemaining: () => ({ ...standing, cells }),
  });
  scan(12);
  await cellOf('M 24/40');
  scan(14);
  await cellOf('L 20/20');
  cells = [cell('M', 1, 50, 40), cell('L', 1, 20)];
  await press('完成');
  expect(await screen.findByText('B0012 24件：黑色/M 可入10')).toBeDefined();
  await press('移除1行，提交其余');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[0]?.body).toMatchObject({ lines: [{ sizeId: 'L', num: 20 }] });
});

test('a bundle on another receipt that is under way is refused at its scan, and at its submission', async () => {
  const listed = { ...standing, bundles: [passed(12, 'M', 24, 'RK0319-1')] };
  let answer: object = listed;
  const { writes } = open({ getWarehouseReceiptRemaining: () => answer });
  scan(12);
  expect((await screen.findByRole('alert')).textContent).toContain('扎号B0012已在RK0319-1');
  await cellOf('M 0/40');
  cleanup();
  for (const key of Object.keys(localStorage))
    if (key.includes('pallet')) localStorage.removeItem(key);
  answer = standing;
  open({ getWarehouseReceiptRemaining: () => answer });
  scan(12);
  await cellOf('M 24/40');
  answer = listed;
  await press('完成');
  expect(await screen.findByText('扎号B0012已在RK0319-1')).toBeDefined();
  expect(screen.getByRole('button', { name: '移除1行，提交其余' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(writes()).toEqual([]);
});

test('a receipt that is refused at its submission becomes a pallet again, and no second one', async () => {
  const { writes } = open({ submitWarehouseReceipt: refusal(10202, '扎号B0012已在RK0319-1') });
  scan(12);
  await cellOf('M 24/40');
  await press('完成');
  const submit = await screen.findByRole('button', { name: '提交' });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  await userEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toContain('扎号B0012已在RK0319-1');
  await userEvent.click(screen.getByText('点一下继续'));
  await press('处理');
  await press('再传一次');
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(writes()[2]?.body).toEqual(writes()[0]?.body);
  await userEvent.click(await screen.findByText('点一下继续'));
  await press('处理');
  await press('改单');
  await cellOf('M 24/40');
  expect(writes()[4]?.body).toEqual(writes()[0]?.body);
});

test('who may confirm does so here, once', async () => {
  const bill = { ...waiting.list[0], id: '9', billNo: 'RK0320-1', num: 44, version: 2 };
  const { writes } = open({
    listWarehouseReceipts: { ...waiting, total: 1, list: [bill] },
    confirmWarehouseReceipt: { okIds: ['9'], fails: [] },
  });
  await press('确认');
  await userEvent.dblClick(await screen.findByRole('button', { name: '确认入库' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ bills: [{ id: '9', version: 2 }] });
});

test('a page without its rights says so, and one that may only confirm does not count', async () => {
  const menus = [{ id: '1' }] as unknown as NonNullable<
    Parameters<typeof renderScreen>[1]
  >['menus'];
  renderScreen(AcceptGoods, { answers: ofStore, may: [], ...(menus && { menus }) });
  expect(await screen.findByText('无权使用此应用')).toBeDefined();
  cleanup();
  open({}, ['PUT^/mes2/warehouseReceipt/confirm']);
  expect(await screen.findByRole('list', { name: '待我确认' })).toBeDefined();
  expect(screen.queryByText('请扫第一扎')).toBeNull();
});

test('the store is chosen once on a device', async () => {
  localStorage.clear();
  open();
  scan(12);
  expect((await screen.findByRole('alert')).textContent).toContain('请先选仓库');
  await userEvent.click(screen.getByText('点一下继续'));
  await press('请先选仓库');
  const dialog = await screen.findByRole('dialog', { name: 'A品入哪个仓？' });
  const [store] = await waitFor(() => {
    const found = within(dialog)
      .getAllByRole('button')
      .filter((each) => each.getAttribute('aria-label') === null);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  await userEvent.click(store as HTMLElement);
  await waitFor(() => expect(localStorage.getItem('workbench.goodsStores.1')).not.toBeNull());
});
