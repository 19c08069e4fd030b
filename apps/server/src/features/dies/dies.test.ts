import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string; styleId: string };
let other: { id: string };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
  const body = { ...storyOrderBody(fresh, order.styleId), orderNo: 'ACC-S18' };
  other = (await call('POST', '/saas/order/insertOrder', body)).data;
});
afterAll(() => fresh.server.close());

const die = (more: object = {}) => ({
  moldNo: 'KM-01',
  name: '前幅刀模',
  partCodes: ['FRT'],
  lifeNum: 3000,
  sizeIds: [fresh.basics.size('MEN', 'M')],
  ...more,
});
const create = async (more: object = {}) =>
  (await call('POST', '/knifeMold/insert', die(more))).data;
const status = async (id: string, wanted: number, more: object = {}) =>
  (await call('PUT', '/knifeMold/status', { ids: [id], status: wanted, ...more })).data;
const find = async (moldNo: string) =>
  (await call('GET', '/knifeMold/list', { sql: `mold_no = '${moldNo}'` })).data.list[0];
const allow = (knifeMoldId: string, maxPlies = 20) =>
  call('POST', '/knifeAndTympan/batchSave', {
    rows: [
      { knifeMoldId, materialId: fresh.basics.material('FAB-JSY180'), maxPlies, pressure: '2.5' },
    ],
  });
const book = (knifeMoldId: string, orderId: string, from: string, to: string, strokeNum = 36) =>
  call('POST', '/knifeMoldSchedule/insert', {
    knifeMoldId,
    orderId,
    startDate: `${fresh.day(3)} ${from}`,
    endDate: `${fresh.day(3)} ${to}`,
    strokeNum,
  });

test('a die is entered once, and its life is not set below what is used', async () => {
  const made = await create();
  expect(made).toMatchObject({
    status: 0,
    remainNum: 3000,
    sizeNames: ['M'],
    partCodes: ['FRT'],
    orderNo: null,
  });
  for (const moldNo of [made.moldNo, made.moldNo.toLowerCase(), `\u3000${made.moldNo}`])
    expect(await create({ moldNo })).toBe(`刀模编号已存在：${made.moldNo}`);
  const other = await create({ moldNo: 'ＫＢ－９' });
  const { id: otherId, version: otherVersion } = other;
  expect(
    await call('PUT', '/knifeMold/update', {
      ...{ id: otherId, version: otherVersion },
      ...die({ moldNo: made.moldNo.toLowerCase() }),
    }),
  ).toMatchObject({ status: 10009, data: `刀模编号已存在：${made.moldNo}` });
  expect(await create({ moldNo: 'kb-9' })).toBe('刀模编号已存在：ＫＢ－９');
  expect(await create({ moldNo: 'X', lifeNum: 0 })).toBe('寿命次数须大于0');
  expect(await create({ moldNo: 'X', partCodes: [] })).toBe('请填写部位');
  expect(await create({ moldNo: 'X', partCodes: ['', ' '] })).toBe('请填写部位');
  expect(await create({ moldNo: 'X', partCodes: ['A'.repeat(33)] })).toBe('部位无效');
  expect(await create({ moldNo: 'X', sizeIds: ['999'] })).toBe('尺码不存在');
  expect(await create({ moldNo: 'X', makeDate: fresh.day(2) })).toBe('制作日期不能晚于今天');
  await fresh.server.query(sql`update mes2.cutting_die set used_num = 2680 where id = ${made.id}`);
  const { id, version } = made;
  expect(
    await call('PUT', '/knifeMold/update', { id, version, ...die({ lifeNum: 2000 }) }),
  ).toMatchObject({
    status: 10009,
    data: '寿命次数不能小于已用次数2680',
  });
  const low = await call('GET', '/knifeMold/list', { lowLife: true });
  expect(low.data.total).toBe(0);
  await call('PUT', '/knifeMold/update', { id, version, ...die({ lifeNum: 2900 }) });
  expect((await call('GET', '/knifeMold/list', { lowLife: true })).data.total).toBe(1);
});

test('a die is sharpened, comes back with a new edge, and is scrapped for good', async () => {
  const { id } = await create({ moldNo: 'KM-02' });
  expect(await status(id, 3)).toEqual({ okIds: [id], fails: [] });
  await fresh.server.query(sql`update mes2.cutting_die set used_num = 900 where id = ${id}`);
  expect((await status(id, 0)).okIds).toEqual([id]);
  expect(await find('KM-02')).toMatchObject({ usedNum: 0, sharpenNum: 1, status: 0 });
  await status(id, 3);
  await fresh.server.query(sql`update mes2.cutting_die set used_num = 2700 where id = ${id}`);
  expect((await status(id, 0, { regrindPct: '101' })).fails[0].text).toBe(
    '磨后已用%须在0到100之间',
  );
  expect((await status(id, 0, { regrindPct: '12.5' })).okIds).toEqual([id]);
  expect(await find('KM-02')).toMatchObject({ usedNum: 375, sharpenNum: 2, status: 0 });
  expect((await status(id, 4, { reason: '崩刃' })).okIds).toEqual([id]);
  expect((await status(id, 3)).fails[0].text).toBe('刀模KM-02已报废，不能保养');
  const { data } = await call('GET', '/knifeMold/history', { id });
  expect(data.list.map(({ title }: { title: string }) => title)).toEqual([
    '报废',
    '磨好',
    '送磨',
    '磨好',
    '送磨',
    '新增',
  ]);
  expect(data.list[0]).toMatchObject({
    fromStatus: 0,
    toStatus: 4,
    reason: '崩刃',
    byName: '王芳',
  });
  const english = await call('GET', '/knifeMold/history', { id, lang: 'en' });
  expect(english.data.list.map(({ title }: { title: string }) => title)).toEqual([
    'Scrapped',
    'Sharpened',
    'Send to be sharpened',
    'Sharpened',
    'Send to be sharpened',
    'Added',
  ]);
});

test('pairs of die and fabric stay under the fabric; one with open bookings stays', async () => {
  const { id } = await create({ moldNo: 'KM-03' });
  const tooHigh = await allow(id, 400);
  expect(tooHigh).toMatchObject({
    status: 10009,
    data: expect.stringMatching(/^层数须在1到\d+之间$/),
  });
  expect((await book(id, order.id, '08:00:00', '10:00:00')).data).toMatch(
    /^刀模KM-03未设可裁180g.*的层数$/,
  );
  const [rule] = (await allow(id)).data;
  expect(rule).toMatchObject({ maxPlies: 20, pressure: '2.50', moldNo: 'KM-03' });
  const unset = await call('GET', '/knifeAndTympan/list', {
    knifeMoldId: id,
    unset: true,
    pageSize: 100,
  });
  expect(
    unset.data.list.every(({ maxPlies }: { maxPlies: number | null }) => maxPlies === null),
  ).toBe(true);
  // A second main fabric, of another colour: each of them goes under the die.
  const [rib] = await fresh.server.query<{ id: string; name: string }>(sql`
    insert into mes2.order_bom (company_id, order_id, material_id, fabric_part, is_main, usage_num, unit_code, seq_no)
    select b.company_id, b.order_id, m.id, b.fabric_part, 1, b.usage_num, b.unit_code, 99
    from mes2.order_bom b join ccm.material m on m.company_id = b.company_id and m.id <> b.material_id
    where b.order_id = ${order.id} and b.is_main = 1 order by m.id limit 1
    returning id, (select name from ccm.material where id = material_id) as name`);
  expect((await book(id, order.id, '08:00:00', '10:00:00')).data).toBe(
    `刀模KM-03未设可裁${rib?.name}的层数`,
  );
  await fresh.server.query(sql`delete from mes2.order_bom where id = ${rib?.id ?? ''}`);
  const booked = await book(id, order.id, '08:00:00', '10:00:00');
  expect(booked.data).toMatchObject({ moldNo: 'KM-03', strokeNum: 36, status: 0 });
  const remove = () =>
    call('POST', '/knifeAndTympan/batchSave', { rows: [], removeIds: [rule.id] });
  expect((await remove()).data).toMatch(/^刀模KM-03与180g.*有未完成排期，不能删除$/);
  const { id: booking, version } = booked.data;
  await call('PUT', '/knifeMoldSchedule/cancel', { id: booking, version, reason: '改期' });
  expect((await remove()).status).toBe(200);
});

test('a die serves one order at a time, as long as it lasts, and is free after its last booking', async () => {
  const { id } = await create({ moldNo: 'KM-04', lifeNum: 100 });
  await allow(id);
  const first = await book(id, order.id, '08:00:00', '10:00:00', 60);
  expect(await find('KM-04')).toMatchObject({ status: 1, orderNo: 'SO2403017', reservedNum: 60 });
  const day = fresh.day(3);
  expect(await book(id, other.id, '09:00:00', '11:00:00', 1)).toMatchObject({
    status: 10202,
    data: `刀模KM-04在${day} 08:00–10:00已被订单SO2403017占用`,
  });
  expect((await book(id, other.id, '10:00:00', '11:00:00', 41)).data).toBe(
    '刀模KM-04剩余寿命40次，计划41次',
  );
  expect((await status(id, 4)).fails[0].text).toBe('刀模KM-04已被订单SO2403017占用，不能报废');
  const moved = await call('PUT', '/knifeMoldSchedule/update', {
    id: first.data.id,
    version: first.data.version,
    knifeMoldId: id,
    orderId: order.id,
    startDate: `${fresh.day(4)} 08:00:00`,
    endDate: `${fresh.day(4)} 09:00:00`,
    strokeNum: 60,
  });
  expect(moved.data.startDate).toBe(`${fresh.day(4)} 08:00:00`);
  const gantt = await call('GET', '/knifeMoldSchedule/gantt', {
    from: fresh.day(3),
    to: fresh.day(5),
  });
  expect(
    gantt.data.lanes.find(({ moldNo }: { moldNo: string }) => moldNo === 'KM-04').bars,
  ).toHaveLength(1);
  const board = await call('GET', '/knifeMoldSchedule/show');
  expect(
    board.data.cards.find(({ moldNo }: { moldNo: string }) => moldNo === 'KM-04'),
  ).toMatchObject({
    nextText: 'SO2403017',
    remainPct: '100.00',
  });
  const gone = await call('PUT', '/knifeMoldSchedule/cancel', {
    id: first.data.id,
    version: moved.data.version,
    reason: '改手裁',
  });
  expect(gone.data.status).toBe(9);
  expect(await find('KM-04')).toMatchObject({ status: 0, orderNo: null });
});

test('dies are found by a part, and parts are those of styles and dies', async () => {
  await create({ moldNo: 'KM-P1', partCodes: [' YOK', 'YOK', 'BCK'] });
  const of = async (partCode: string) =>
    (await call('GET', '/knifeMold/list', { partCode })).data.list.map(
      (row: { moldNo: string }) => row.moldNo,
    );
  expect(await of('YOK')).toEqual(['KM-P1']);
  expect(await of('YO')).toEqual([]);
  const { list } = (await call('GET', '/knifeMold/parts', { sql: "code = 'YOK'" })).data;
  expect(list).toEqual([{ id: 'YOK', code: 'YOK', name: null, dieNum: 1 }]);
  const front = await call('GET', '/knifeMold/parts', { filter: JSON.stringify({ id: ['FRT'] }) });
  expect(front.data.list).toMatchObject([{ code: 'FRT', name: expect.any(String) }]);
});

test('dies near the end of their life are those that can still be sharpened', async () => {
  const spent = async (moldNo: string, usedNum: number): Promise<string> => {
    const { id } = await create({ moldNo, lifeNum: 3000 });
    await fresh.server.query(
      sql`update mes2.cutting_die set used_num = ${usedNum} where id = ${id}`,
    );
    return id;
  };
  await spent('KM-L1', 2699);
  await spent('KM-L2', 2700);
  const scrapped = await spent('KM-L3', 2990);
  await status(scrapped, 4, { reason: '崩口' });
  const { list } = (await call('GET', '/knifeMold/list', { lowLife: true })).data;
  const found = list.map(({ moldNo }: { moldNo: string }) => moldNo);
  expect(found.filter((moldNo: string) => moldNo.startsWith('KM-L'))).toEqual(['KM-L2']);
});

test('a die is made for styles that are there, in the spelling of the style', async () => {
  const { data: style } = await call('GET', '/style/detail', { id: order.styleId });
  const { styleNo } = style;
  expect(await create({ moldNo: 'KM-S1', styleNos: [styleNo, 'NOPE-1'] })).toBe('款号NOPE-1不存在');
  const made = await create({ moldNo: 'KM-S1', styleNos: [` ${styleNo.toLowerCase()}`, styleNo] });
  expect(made.styleNos).toEqual([styleNo]);
  // A number whose style is gone stays with the die that has it.
  await fresh.server.query(
    sql`update mes2.cutting_die set style_nos = '["GONE-1"]' where id = ${made.id}`,
  );
  const { id, version } = made;
  const kept = await call('PUT', '/knifeMold/update', {
    ...{ id, version, ...die({ moldNo: 'KM-S1', styleNos: ['GONE-1', styleNo] }) },
  });
  expect(kept.data.styleNos).toEqual(['GONE-1', styleNo]);
});
