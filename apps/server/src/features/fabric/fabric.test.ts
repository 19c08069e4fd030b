import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let receipt: { id: string; cNo: string; version: number; rolls: { id: string; rollNo: string }[] };
const DAY_MS = 86_400_000;
let clock = runNow().getTime();

beforeAll(async () => {
  story = await storyServer('pglite', () => new Date(clock));
});
afterAll(() => story.server.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, input: object, who = 'cx.admin') =>
  (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const today = () => factoryDate(new Date(clock));

const delivery = (more: object = {}) => ({
  cNo: 'C260101',
  materialId: story.basics.material('FAB-JSY180'),
  receiveDate: today(),
  warehouseId: story.basics.fabricWarehouseId,
  rolls: ['N0001', 'N0002', 'N0003'].map((rollNo, at) => ({
    rollNo,
    colorId: story.basics.color('BLK'),
    dyeLot: 'D7731',
    labelLen: String(50 + at),
    widthCm: '180.0',
  })),
  ...more,
});
const detail = async () => (await call('GET', 'cloth/detail', { cNo: 'C260101' })).data;
const refresh = async () => {
  const { lot, rolls } = await detail();
  receipt = { id: lot.id, cNo: lot.cNo, version: lot.version, rolls };
  return { lot, rolls };
};

test('a receipt is booked with its rolls, which are as long as their labels say', async () => {
  const { status, data } = await call('POST', 'cloth/insert', delivery());
  expect(status).toBe(200);
  expect(data.lot).toMatchObject({ cNo: 'C260101', status: 0, rollNum: 3, totalLen: '153.000' });
  expect(data.rolls[0]).toMatchObject({ rollNo: 'N0001', status: 0, remainLen: '50.000' });
  expect(data.lot.relaxDate > data.lot.receiveDate).toBe(true);
  await refresh();
});

test.each([
  [{}, '布号已存在'],
  [{ cNo: 'C260102' }, '第1行 卷号N0001已存在'],
  [{ cNo: 'C260102', rolls: [] }, '请添加布卷'],
  [{ cNo: 'C260102', receiveDate: '2999-01-01' }, '到货日期不能晚于今天'],
])('a bad receipt saves nothing: %o', async (more, text) => {
  const rolls = 'cNo' in more ? {} : { rolls: [{ ...delivery().rolls[0], rollNo: 'N0009' }] };
  const body = await call('POST', 'cloth/insert', delivery({ ...rolls, ...more }));
  expect(body).toMatchObject({ status: 10009, data: text });
  const [{ count }] = (await story.server.query<{ count: number }>(sql`
    select count(*)::int as count from mes2.fabric_roll where roll_no in ('N0009')`)) as [
    { count: number },
  ];
  expect(count).toBe(0);
});

test('the row with a label of nothing is named', async () => {
  const rolls = [
    { ...delivery().rolls[0], rollNo: 'X1' },
    { ...delivery().rolls[0], rollNo: 'X2', labelLen: '0' },
  ];
  const body = await call('POST', 'cloth/insert', delivery({ cNo: 'C260103', rolls }));
  expect(body).toMatchObject({ status: 10009, data: '第2行 标签长须大于0' });
});

test('a number that stands twice in the list is named by its second row', async () => {
  const rolls = ['X1', 'X2', ' X1'].map((rollNo) => ({ ...delivery().rolls[0], rollNo }));
  const body = await call('POST', 'cloth/insert', delivery({ cNo: 'C260104', rolls }));
  expect(body).toMatchObject({ status: 10009, data: '第3行 卷号X1重复' });
});

test('the number of a lot is checked and the next one proposed', async () => {
  const { data } = await call('GET', 'cloth/checkNo', { cNo: 'C260101' });
  expect(data).toMatchObject({ cNo: 'C260101', isFree: false });
  expect(data.proposed).toMatch(/^C\d{6}$/);
  expect(data.takenRollNos).toEqual([]);
});

test('roll numbers that are in use are named before the receipt is booked', async () => {
  const rollNos = ['N0002', ' N0001 ', 'N0009', ''].join('\n');
  const { data } = await call('GET', 'cloth/checkNo', { rollNos });
  expect(data.takenRollNos).toEqual(['N0001', 'N0002']);
  const elsewhere = await call('GET', 'cloth/checkNo', { rollNos }, 'jc.admin');
  expect(elsewhere.data?.takenRollNos ?? []).toEqual([]);
});

test('a receipt that was not judged is not released, and one that lies too short neither', async () => {
  const early = await call('PUT', 'cloth/release', { ids: [receipt.id] });
  expect(early.data.fails[0].text).toBe('布号C260101已到货，不能放行');
  const [first, second] = receipt.rolls;
  const { data } = await call('POST', 'cloth/inspect', {
    id: receipt.id,
    version: receipt.version,
    rolls: [
      {
        tympanId: first?.id,
        actualLen: '49.500',
        shade: 'A',
        defects: [
          { metre: '3.10', points: 3, defectName: '破洞' },
          { metre: '3.90', points: 2 },
        ],
      },
      {
        tympanId: second?.id,
        defects: Array.from({ length: 12 }, (_, at) => ({ metre: `${at}.5`, points: 4 })),
      },
    ],
    inspectResult: 1,
  });
  expect(data.lot).toMatchObject({ status: 1, inspectResult: 1, shortLen: '0.500' });
  // 4 points of the first roll and 48 of the second on both their areas.
  expect(data.lot.pointsPer100).toBe('24.03');
  expect(data.rolls.map(({ points, status }: never) => [points, status])).toEqual([
    [4, 0],
    [48, 8],
    [null, 0],
  ]);
  expect(data.points).toHaveLength(14);
  await refresh();
  const short = await call('PUT', 'cloth/release', { ids: [receipt.id] });
  expect(short.data.fails[0].text).toMatch(/^布号C260101 松布未满24小时，还差2[34](\.\d)?小时$/);
});

test('relaxed fabric is released once', async () => {
  clock += DAY_MS + 60_000;
  const body = await call('PUT', 'cloth/release', { ids: [receipt.id, '1'] });
  expect(body.data).toEqual({ okIds: [receipt.id], fails: [{ id: '1', text: '布号不存在' }] });
  const again = await call('PUT', 'cloth/release', { ids: [receipt.id] });
  expect(again.data.fails[0].text).toBe('布号C260101已放行，不能放行');
});

test('I7 a roll is not measured below what is used, and its remainder follows', async () => {
  await story.server.query(sql`
    update mes2.fabric_roll set used_len = 45, remain_len = 4.5 where roll_no = 'N0001'`);
  const { rolls } = await refresh();
  const [first] = rolls;
  const change = (more: object) =>
    call('PUT', 'tympan/update', { id: first.id, version: first.version, ...more });
  expect(await change({ actualLen: '40' })).toMatchObject({
    status: 10202,
    data: '卷号N0001 实际长40＜已用45',
  });
  expect((await change({ actualLen: '50.000' })).data).toMatchObject({ remainLen: '5.000' });
  expect((await change({ actualLen: '51' })).status).toBe(10102);
});

test('points of a roll are typed as one figure, four a metre at most; a roll nothing is said of stays uninspected', async () => {
  const made = await call(
    'POST',
    'cloth/insert',
    delivery({
      cNo: 'C260120',
      rolls: ['Q1', 'Q2'].map((rollNo) => ({ ...delivery().rolls[0], rollNo })),
    }),
  );
  const { lot, rolls } = made.data;
  const [first, second] = rolls;
  const inspect = (rows: object[], version = lot.version, more: object = {}) =>
    call('POST', 'cloth/inspect', { id: lot.id, version, rolls: rows, ...more });
  expect(await inspect([{ tympanId: first.id, points: 201 }])).toMatchObject({
    status: 10009,
    data: '卷号Q1 疵点分最多200，每米4分',
  });
  expect((await inspect([{ tympanId: first.id, widthCm: '18' }])).data).toBe(
    '门幅(cm)须在50到400之间',
  );
  const saved = await inspect([
    { tympanId: first.id, points: 31, actualLen: '50.000', widthCm: '180.0' },
    { tympanId: second.id, actualLen: '50', widthCm: '180' },
  ]);
  // 31 points on 1.8 m by 50 m.
  expect(saved.data.rolls[0]).toMatchObject({ points: 31, rollPointsPer100: '28.80' });
  const known = await story.server.query<{
    rollNo: string;
    inspected: boolean;
    version: number;
  }>(sql`
    select roll_no, inspected, version from mes2.fabric_roll where roll_no in ('Q1', 'Q2') order by roll_no`);
  expect(known.map(({ inspected }) => inspected)).toEqual([true, false]);
  expect(known[1]?.version).toBe(second.version);
  const judged = (verdict: number, version: number) =>
    inspect([], version, { inspectResult: verdict });
  const passed = await judged(1, saved.data.lot.version);
  const states = ({ data }: typeof passed) =>
    data.rolls.map(({ status }: { status: number }) => status);
  expect(states(passed)).toEqual([8, 0]);
  const later = await inspect([{ tympanId: second.id, points: 40 }], passed.data.lot.version);
  expect(states(later)).toEqual([8, 8]);
  expect(later.data.lot).toMatchObject({ status: 1, inspectResult: 1 });
  const conceded = await judged(2, later.data.lot.version);
  expect(states(conceded)).toEqual([0, 0]);
  const rejected = await judged(3, conceded.data.lot.version);
  expect(states(rejected)).toEqual([8, 8]);
  // Figures that were typed for another roll are emptied again; the length of a roll stays.
  const emptied = { tympanId: second.id, points: null, widthCm: null, actualLen: null };
  const cleared = await inspect([emptied], rejected.data.lot.version);
  expect(cleared.data.rolls[1]).toMatchObject({
    ...{ points: null, rollPointsPer100: null, widthCm: null, actualLen: '50.000' },
  });
  expect(cleared.data.lot.pointsPer100).toBe('28.80');
});

test('the shade of a banded roll changes with a reason only', async () => {
  const { rolls } = await refresh();
  const [first] = rolls;
  const change = (more: object) =>
    call('PUT', 'tympan/update', { id: first.id, version: first.version, shade: 'B', ...more });
  expect((await change({})).data).toBe('请填写改色号段原因');
  expect((await change({ reason: '复检' })).data).toMatchObject({ shade: 'B' });
  expect((await change({ shade: 'G', version: first.version + 1 })).status).toBe(10009);
});

test('I9 a roll is reserved for an order whose fabric and colour it is', async () => {
  const { rolls } = await refresh();
  const third = rolls[2];
  const reserve = (orderId: string | null, version = third.version) =>
    call('PUT', 'tympan/update', { id: third.id, version, orderId });
  const { order } = story.story;
  // The garments of its colour are made of another fabric.
  const billFor = (color: string) =>
    story.server.query(sql`
      update mes2.order_bom b set color_id = c.id from ccm.color c
      where b.order_id = ${order.id} and b.fabric_part is not null and c.company_id = b.company_id
        and c.name = ${color}`);
  const [own] = await story.server.query<{ name: string; other: string }>(sql`
    select c.name, case c.name when '黑色' then '藏青' else '黑色' end as other from mes2.fabric_roll r
    join ccm.color c on c.company_id = r.company_id and c.id = r.color_id where r.id = ${third.id}`);
  await billFor(own?.other ?? '');
  expect((await reserve(order.id)).data).toBe(
    `卷号N0003 颜色${own?.name}与订单面料颜色${own?.other}不符`,
  );
  await story.server.query(
    sql`update mes2.order_bom set color_id = null where order_id = ${order.id}`,
  );
  expect((await reserve(order.id)).data).toMatchObject({ status: 1, orderNo: 'SO2403017' });
  expect((await reserve(null, third.version + 1)).data).toMatchObject({ status: 0, orderNo: null });
  const grey = story.basics.color('GRY');
  await story.server.query(
    sql`update mes2.fabric_roll set color_id = ${grey} where roll_no = 'N0003'`,
  );
  expect((await reserve(order.id, third.version + 2)).data).toMatch(
    /^卷号N0003 颜色.+与订单面料颜色黑色、藏青不符$/,
  );
});

test('I9 holds for rolls kept with the fabrics of an order, and their life names it', async () => {
  const { rolls } = await refresh();
  const third = rolls[2];
  const { order } = story.story;
  const known = await story.server.query<Record<string, unknown>>(sql`
    select material_id, color_id, fabric_part, plan_len from mes2.order_fabric
    where order_id = ${order.id} and del_flag = '0'`);
  const keep = async (tympanIds: readonly string[], colorCode: string) => {
    const [{ version } = { version: 0 }] = await story.server.query<{ version: number }>(
      sql`select version from mes2.production_order where id = ${order.id}`,
    );
    const own = { materialId: third.materialId, colorId: story.basics.color(colorCode) };
    const isOwn = (row: Record<string, unknown>) =>
      row['materialId'] === own.materialId && row['colorId'] === own.colorId;
    const others = known.filter((row) => !isOwn(row)).map((row) => ({ ...row, tympanIds: [] }));
    const rows = [...others, { ...own, fabricPart: 1, tympanIds }];
    return call('POST', 'saas/order/tympan', { orderId: order.id, version, rows });
  };
  expect((await keep([third.id], 'GRY')).data).toMatch(/^卷号N0003 颜色.+与订单面料颜色.+不符$/);
  const black = story.basics.color('BLK');
  await story.server.query(
    sql`update mes2.fabric_roll set color_id = ${black} where roll_no = 'N0003'`,
  );
  expect((await keep([third.id], 'BLK')).status).toBe(200);
  expect((await refresh()).rolls[2]).toMatchObject({ status: 1, orderNo: 'SO2403017' });
  expect((await keep([], 'BLK')).status).toBe(200);
  const { data } = await call('GET', 'tympan/ledger', { id: third.id, pageSize: 50 });
  const told = data.list.map((event: Record<string, string>) => [event['title'], event['billNo']]);
  expect(told.slice(-2)).toEqual([
    ['预留', 'SO2403017'],
    ['取消预留', 'SO2403017'],
  ]);
});

test('the trail of a roll adds up to what is left of it', async () => {
  await story.cut(1);
  const [roll] = await story.server.query<{ id: string; remainLen: string }>(sql`
    select id, remain_len from mes2.fabric_roll where roll_no = 'R0314'`);
  const { data } = await call('GET', 'tympan/ledger', { id: roll?.id, pageSize: 50 });
  const titles = data.list.map(({ title }: { title: string }) => title);
  expect(titles).toContain('裁床使用');
  expect(titles[0]).toBe('到货');
  expect(data.list.at(-1).remainLen).toBe(roll?.remainLen);
  const english = await call('GET', 'tympan/ledger', { id: roll?.id, pageSize: 50, lang: 'en' });
  expect(english.data.list[0].title).toBe('Received');
  expect(english.data.list.every(({ title }: { title: string }) => /^[ -~]+$/.test(title))).toBe(
    true,
  );
});

test('I7 every roll of a receipt: arrived is laid, spliced, cut out, kept as a remnant and left, to the metre', async () => {
  const { rolls } = (await call('GET', 'cloth/detail', { cNo: 'C240301' })).data;
  const booked = await story.server.query<Record<string, string>>(sql`
    select r.id, r.actual_len as arrived, coalesce(sum(x.used_len), 0) as laid, coalesce(sum(x.splice_len), 0) as spliced,
      coalesce(sum(x.defect_len), 0) as cut_out, coalesce(sum(x.remnant_len), 0) as remnant,
      r.actual_len - coalesce(sum(x.used_len + x.splice_len + x.defect_len + x.remnant_len), 0) as remaining, r.remain_len as stored
    from mes2.fabric_roll r
    left join mes2.cutting_bed b on b.company_id = r.company_id and b.status in (3, 4, 5, 7)
    left join mes2.cutting_bed_roll x on x.company_id = r.company_id and x.fabric_roll_id = r.id
      and x.cutting_bed_id = b.id
    where r.id = any(${rolls.map(({ id }: { id: string }) => id)}::bigint[])
    group by r.id, r.actual_len, r.remain_len order by r.id`);
  expect(booked.length).toBeGreaterThan(2);
  for (const roll of booked) {
    const { data } = await call('GET', 'tympan/ledger', { id: roll['id'], pageSize: 50 });
    const sumOf = (name: string) =>
      data.list.reduce(
        (sum: number, row: Record<string, string>) => sum + Number(row[name] ?? 0),
        0,
      );
    const told = {
      laid: sumOf('usedLen'),
      spliced: sumOf('spliceLen'),
      cutOut: sumOf('defectLen'),
      remnant: sumOf('remnantLen'),
      left: Number(data.list.at(-1).remainLen),
    };
    expect(told).toEqual({
      laid: Number(roll['laid']),
      spliced: Number(roll['spliced']),
      cutOut: Number(roll['cutOut']),
      remnant: Number(roll['remnant']),
      left: Number(roll['remaining']),
    });
    expect(Number(roll['stored'])).toBe(told.left);
    const { laid, spliced, cutOut, remnant, left } = told;
    expect((laid + spliced + cutOut + remnant + left).toFixed(3)).toBe(roll['arrived']);
  }
});

test('a lot goes back to the supplier while all its rolls are free', async () => {
  const { lot, rolls } = (await call('GET', 'cloth/detail', { cNo: 'C240301' })).data;
  const back = (id: string, version: number) =>
    call('PUT', 'cloth/return', { id, version, reason: '色差' });
  expect((await back(lot.id, lot.version)).data).toBe('卷号R0301已用完，不能退货');
  expect(rolls.length).toBe(40);
  await refresh();
  const done = await back(receipt.id, receipt.version);
  expect(done.data).toMatchObject({ status: 9 });
  expect((await refresh()).rolls.every(({ status }: { status: number }) => status === 9)).toBe(
    true,
  );
  expect((await back(receipt.id, receipt.version)).data).toBe('布号C260101已退货，不能退货');
});

test('rolls of a receipt that was not inspected may be retyped, dropped and added', async () => {
  const { data } = await call(
    'POST',
    'cloth/insert',
    delivery({
      cNo: 'C260110',
      rolls: ['P1', 'P2'].map((rollNo) => ({ ...delivery().rolls[0], rollNo })),
    }),
  );
  const [first] = data.rolls;
  const { materialId: _m, cNo: _c, ...head } = delivery();
  const update = (rolls: object[], version = data.lot.version) =>
    call('PUT', 'cloth/update', { ...head, id: data.lot.id, version, rolls });
  const saved = await update([
    { ...head.rolls[0], id: first.id, rollNo: 'P1', labelLen: '61.5', labelWeight: '19.5' },
    { ...head.rolls[0], rollNo: 'P3', labelLen: '40' },
  ]);
  expect(saved.data.lot).toMatchObject({ rollNum: 2, totalLen: '101.500' });
  expect(saved.data.rolls.map(({ rollNo }: { rollNo: string }) => rollNo)).toEqual(['P1', 'P3']);
  const wider = await update(
    saved.data.rolls.map(({ id, rollNo, labelLen, labelWeight }: Record<string, string>) => ({
      ...{ ...head.rolls[0], id, rollNo, labelLen, labelWeight, widthCm: '176.0' },
    })),
    saved.data.lot.version,
  );
  expect(wider.data.rolls.map(({ widthCm }: { widthCm: string }) => widthCm)).toEqual([
    ...['176.0', '176.0'],
  ]);
  expect(wider.data.rolls[0].labelWeight).toBe('19.500');
  await story.server.query(sql`update mes2.fabric_roll set inspected = true where roll_no = 'P1'`);
  const late = await update(
    [{ ...head.rolls[0], id: first.id, rollNo: 'P1', labelLen: '62' }],
    wider.data.lot.version,
  );
  expect(late.data).toBe('卷号P1已检验，不能修改');
});
