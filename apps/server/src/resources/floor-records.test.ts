import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, recordCaller } from './testing/record-caller.ts';

let caller: Caller;
let known: Record<string, string>;

beforeAll(async () => {
  caller = await recordCaller();
  known = caller.known;
});
afterAll(() => caller.close());

const call: Caller['call'] = (...request) => caller.call(...request);
const ok: Caller['ok'] = (...request) => caller.ok(...request);

test('cards are registered in a run, lost, found and scrapped', async () => {
  const requestId = randomUUID();
  const run = { requestId, prefix: 'K', startNo: 1, count: 3 };
  const cards = await ok('POST', '/mes2/slotCard', run);
  expect(cards.map(({ cardNo }: { cardNo: string }) => cardNo)).toEqual([
    'K0001',
    'K0002',
    'K0003',
  ]);
  expect(await ok('POST', '/mes2/slotCard', run)).toEqual(cards);
  const taken = await call('POST', '/mes2/slotCard', { ...run, requestId: randomUUID() });
  expect(taken).toMatchObject({ status: 10009, data: '插卡号已存在' });
  const [first, second] = cards;
  const update = (body: object) => call('PUT', '/mes2/slotCard', body);
  const chip = { rfid: '0012345678' };
  expect((await update({ id: first.id, version: 0, ...chip })).data).toMatchObject(chip);
  expect((await update({ id: second.id, version: 0, ...chip })).data).toBe('芯片号已属于插卡K0001');
  expect((await update({ id: first.id, version: 1, status: 2 })).data.status).toBe(2);
  expect((await update({ id: first.id, version: 2, status: 9 })).data.status).toBe(9);
  expect((await update({ id: first.id, version: 3, status: 0 })).data).toBe('插卡K0001已报废');
  const free = await ok('PUT', '/mes2/slotCard/unbind', { ids: [second.id], unbindReason: 1 });
  expect(free.fails).toEqual([{ id: second.id, text: '插卡K0002未绑定' }]);
  for (const list of ['slotCard', 'slotCardMaintain', 'slotCardMaintainHistory']) {
    const query = { pageNum: 1, pageSize: 10, ...(list !== 'slotCard' && { cardNo: 'K0001' }) };
    expect((await ok('GET', `/mes2/${list}/list`, query)).list).toBeDefined();
  }
});

test('machines are started, stopped with a reason and scrapped for good', async () => {
  const made = await ok('POST', '/ccm/machine/insert', {
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
    deptId: known.department9,
    stationNo: '3',
    buyDate: '2026-01-10',
    warrantyDate: '2027-01-10',
    maintainCycleDays: 30,
  });
  expect(made).toMatchObject({ status: 3, barcode: 'M900', nextMaintainDate: '2026-02-09' });
  const again = await call('POST', '/ccm/machine/insert', {
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
  });
  expect(again.data).toBe('设备编号已存在：M900');
  const change = (status: number, stopReason?: string) =>
    call('PUT', '/ccm/machine/batchStatus', {
      ids: [made.id],
      status,
      stopReason: stopReason ?? null,
    });
  expect((await change(0)).data).toBe('请填写停止原因');
  expect((await change(0, '换针')).data.fails).toEqual([
    { id: made.id, text: 'M900 闲置，不能停用' },
  ]);
  expect((await change(1)).data.okIds).toEqual([made.id]);
  expect((await change(1)).data.okIds).toEqual([made.id]);
  expect((await change(0, '换针')).data.okIds).toEqual([made.id]);
  const file = await ok('GET', '/ccm/machine/detail', { machineNo: 'M900' });
  expect(file.machine).toMatchObject({ status: 0, version: 2 });
  expect(file.runs).toMatchObject([{ stopReason: '换针' }]);
  expect(file.locations).toMatchObject([{ stationNo: '3', toDate: null }]);
  const scrapped = await ok('PUT', '/ccm/machine/scrap', {
    id: made.id,
    version: 2,
    reason: '报废',
  });
  expect(scrapped).toMatchObject({ status: 4 });
  expect((await change(1)).data.fails[0].text).toBe('M900 已报废，不能启用');
  const warranty = await call('PUT', '/ccm/machine/update', {
    id: made.id,
    version: 3,
    machineNo: 'M900',
    name: '平车',
    machineTypeId: known.machineType,
    ownership: 1,
    buyDate: '2026-01-10',
    warrantyDate: '2025-01-10',
  });
  expect(warranty.data).toBe('保修日期不能早于购置日期');
});

test('a sheet of machines names unknown types and leaves no half row', async () => {
  const cells = (machineNo: string, type: string) => [
    { field: '设备编号', value: machineNo },
    { field: '名称', value: '平车' },
    { field: '机种', value: type },
  ];
  const result = await ok('POST', '/ccm/machine/import', {
    rows: [
      { row: 2, cells: cells('S1', 'Known') },
      { row: 3, cells: cells('S2', '火箭') },
    ],
  });
  expect(result).toMatchObject({ okNum: 1, errors: [{ row: 3, field: '机种' }] });
  const page = await ok('GET', '/ccm/machine/list', {
    pageNum: 1,
    pageSize: 10,
    sql: "machine_no like 'S%'",
  });
  expect(page).toMatchObject({ total: 1, sum: { repairNum: 0 } });
});
