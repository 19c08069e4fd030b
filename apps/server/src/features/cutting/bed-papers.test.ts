import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { platformInvariants } from '../../invariants/platform-invariants.ts';
import { rebuildRollUps } from '../../roll-ups/rebuild-roll-ups.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';

let story: StoryServer;
let badItemId: string;
const beds: { id: string; version: number }[] = [];
let request = 0;
const requestId = () => `papers-request-${++request}`;

beforeAll(async () => {
  story = await storyServer();
  badItemId = await makeBadItem();
  for (const bed of [1, 2] as const) {
    const { body } = await story.cut(bed);
    beds.push({ id: body.data.id, version: body.data.version });
  }
});
afterAll(() => story.server.close());

async function makeBadItem(): Promise<string> {
  const [item] = await story.server.query<{ id: string }>(sql`
    with category as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'CUT', '裁剪', 1) returning id),
    kind as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select ${story.staff.companyId}, 'FAB', '面料', id from category returning id)
    insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
    select ${story.staff.companyId}, 'HOLE', '破洞', id, 2, 1, 1 from kind returning id`);
  return item?.id ?? '';
}

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/reduce/${path}`, input)).body;
const bundle = async (no: number) => {
  const [row] = await story.server.query<{
    id: string;
    num: number;
    originNum: number;
    scrapNum: number;
    replaceNum: number;
    status: number;
  }>(sql`
    select id, num, origin_num, scrap_num, replace_num, status from mes2.bundle where bundle_no = ${no}`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};

const check = async (no: number, more: object) =>
  call('POST', 'qc', {
    bundleId: (await bundle(no)).id,
    requestId: requestId(),
    checkNum: 22,
    bads: [],
    replaceNum: 0,
    scrapNum: 0,
    ...more,
  });

test('I19 three faulty panels of B0047, two replaced, one garment lost: 22 become 21, 2160 become 2159', async () => {
  const faulty = { bads: [{ badItemId, num: 3, plyNo: 4 }], replaceNum: 2 };
  const { data } = await check(47, { ...faulty, scrapNum: 1, scrapReason: '无布补片' });
  expect(data).toMatchObject({
    bundleLabel: 'B0047',
    originNum: 22,
    num: 21,
    faultNum: 3,
    replaceNum: 2,
    scrapNum: 1,
    result: 2,
    badText: ['破洞×3'],
  });
  expect(await bundle(47)).toMatchObject({ num: 21, originNum: 22, scrapNum: 1, replaceNum: 2 });
  const [row] = await story.server.query(sql`
    select (select sum(num)::int from mes2.bundle) as pieces,
      (select array_agg(distinct p.num) from mes2.bundle_process p join mes2.bundle b on b.id = p.bundle_id
        where b.bundle_no = 47) as tracked,
      (select cut_num from mes2.cutting_bed_color_size where scrap_num = 1) as cut`);
  expect(row).toMatchObject({ pieces: 1439, tracked: [21] });
  await foldAll(story.server.services);
  const [order] = await story.server.query(sql`
    select cut_num, scrap_num from mes2.production_order where order_no = 'SO2403017'`);
  expect(order).toEqual({ cutNum: 1440, scrapNum: 1 });
});

test('I44 garments lost to faulty panels are among the facts the counters are checked by', async () => {
  await check(50, { bads: [{ badItemId, num: 2 }], scrapNum: 2, scrapReason: '破洞' });
  expect(await findOffenders(story.server.engine, platformInvariants)).toEqual([]);
  await foldAll(story.server.services);
  expect(await findOffenders(story.server.engine, platformInvariants)).toEqual([]);
  const span = { companyId: story.staff.companyId, from: '2000-01-01', to: '2100-01-01' };
  expect((await rebuildRollUps(story.server.engine, span))['mes2.order_stage_day']).toBe(0);
});

test('what was scrapped of a colour and size is shown by the order, its progress and its head alike', async () => {
  await foldAll(story.server.services);
  const { id } = story.story.order;
  const scrapped = (cells: { scrapNum: number }[]) =>
    cells.reduce((total, { scrapNum }) => total + scrapNum, 0);
  const read = async (path: string, query: object) =>
    (await story.server.call('cx.admin', 'GET', `/mes2/saas/order/${path}`, query)).body.data;
  const order = await read('getOrderById', { id });
  const progress = await read('progress', { orderId: id });
  expect(order.scrapNum).toBeGreaterThan(0);
  expect(scrapped(order.colorSizes)).toBe(order.scrapNum);
  expect(scrapped(progress.cells)).toBe(order.scrapNum);
});

test.each([
  [{ bads: [], replaceNum: 4 }, '补片数不能大于不良片数'],
  [{ checkNum: 0 }, /^检查片数须在1到\d+之间$/],
  [{ bads: [{ badItemId: '7', num: 1 }] }, '不良项目不存在'],
])('counts of a check that contradict each other are refused: %o', async (more, text) => {
  const body = await check(48, more);
  expect(body.data).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

test('more garments than faulty panels are not scrapped, and none without a reason', async () => {
  const one = { bads: [{ badItemId, num: 1 }] };
  expect((await check(48, { ...one, scrapNum: 2 })).data).toBe('报废件不能大于不良片减补片');
  expect((await check(48, { ...one, scrapNum: 1 })).data).toBe('请填写报废原因');
  expect((await check(48, { bads: [{ badItemId, num: 1, plyNo: 999 }] })).data).toMatch(
    /^层号须在/,
  );
});

test('I42 garments of a closed order are written off no more', async () => {
  const setStatus = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where order_no = 'SO2403017'`);
  await setStatus(4);
  const body = await check(49, { bads: [{ badItemId, num: 1 }], scrapNum: 1, scrapReason: '破洞' });
  await setStatus(2);
  expect(body).toMatchObject({ status: 10202, data: '订单SO2403017已结案，不能报废' });
  expect(await bundle(49)).toMatchObject({ scrapNum: 0 });
});

test('a check is changed by its inspector, a late replacement noted by anybody', async () => {
  const { data } = await check(49, {
    bads: [{ badItemId, num: 2 }],
    scrapNum: 1,
    scrapReason: '色差',
  });
  const again = async (more: object, who: string, version = data.version) =>
    call(
      'POST',
      'qc',
      {
        id: data.id,
        version,
        bundleId: data.bundleId,
        requestId: requestId(),
        checkNum: 22,
        bads: [{ badItemId, num: 2 }],
        replaceNum: 0,
        scrapNum: 1,
        scrapReason: '色差',
        ...more,
      },
      who,
    );
  expect((await again({ scrapNum: 0 }, 'cx.leader')).data).toBe(
    '只能由检验人当班修改，请另做补充检验',
  );
  expect((await again({ replaceNum: 1 }, 'cx.leader')).data).toMatchObject({ replaceNum: 1 });
  const back = await again({ replaceNum: 1, scrapNum: 0 }, 'cx.admin', data.version + 1);
  expect(back.data).toMatchObject({ scrapNum: 0, num: data.originNum });
  expect((await again({}, 'cx.admin', data.version)).status).toBe(10102);
});

test('a bundle lost whole is void, a scanned one is not', async () => {
  const { num } = await bundle(50);
  const all = { bads: [{ badItemId, num }], scrapNum: num, scrapReason: '整扎污损', checkNum: num };
  await story.server.query(sql`
    update mes2.bundle_process p set done_num = 1, status = 1 from mes2.bundle b
    where b.id = p.bundle_id and b.bundle_no = 50`);
  expect((await check(50, all)).data).toBe('扎号B0050已有扫描，不能整扎作废，请冻结后逐工序处理');
  await story.server.query(sql`
    update mes2.bundle_process p set done_num = 0, status = 0 from mes2.bundle b
    where b.id = p.bundle_id and b.bundle_no = 50`);
  expect((await check(50, all)).status).toBe(200);
  expect(await bundle(50)).toMatchObject({ status: 9, num: 0 });
  expect((await check(50, {})).data).toBe('扎号B0050已作废');
});

test('the figures of slips and of today are what the list shows when it is asked for them', async () => {
  const counts = (await call('GET', 'count', {})).data;
  const list = async (query: object) =>
    (await call('GET', 'list', { pageSize: 100, ...query })).data;
  const noSlip = await list({ noSlip: true });
  expect(noSlip.total).toBe(counts.noSlipNum);
  expect(noSlip.total).toBeGreaterThan(0);
  expect((await list({ cutToday: true })).sum.cutNum).toBe(counts.cutTodayNum);
  await story.server.query(sql`
    update mes2.cutting_bed set work_date = work_date - 1 where id = ${beds[1]?.id ?? null}`);
  const later = (await call('GET', 'count', {})).data;
  expect(later.cutTodayNum).toBeLessThan(counts.cutTodayNum);
  expect((await list({ cutToday: true })).sum.cutNum).toBe(later.cutTodayNum);
  await story.server.query(sql`
    update mes2.cutting_bed set work_date = work_date + 1 where id = ${beds[1]?.id ?? null}`);
});

test('the slip of bed 1 accounts for its 27.00 metres, and confirming it stores them', async () => {
  const [bed] = beds;
  const proposal = await call('GET', 'sld', { reduceBedId: bed?.id });
  const metres = (kind: number) =>
    proposal.data.lines
      .filter((line: { kind: number }) => line.kind === kind)
      .reduce((total: number, { len }: { len: string }) => total + Number(len), 0)
      .toFixed(2);
  expect([metres(1), metres(2), metres(3), metres(4)]).toEqual(['0.00', '6.40', '18.60', '2.00']);
  expect(proposal.data).toMatchObject({ id: null, version: 0, remnantPct: '0.97' });
  const lines = proposal.data.lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
      tympanId,
      kind,
      len,
      toWarehouseId,
    }),
  );
  const save = (input: object[], more: object = {}) =>
    call('POST', 'sld', { reduceBedId: bed?.id, lines: input, ...more });
  expect((await save([{ ...lines[0], kind: 1, len: '0.43' }])).data).toBe(
    '0.43米选余布：不足1米应为布头',
  );
  expect((await save([{ ...lines[0], kind: 3, toWarehouseId: null }])).data).toMatch(
    /请选择去向仓$/,
  );
  const short = await save(lines.slice(1));
  const confirm = (version: number, confirmed = true) =>
    call('PUT', 'sld/confirm', { id: short.data.id, version, confirmed });
  expect((await confirm(short.data.version)).data).toMatch(
    /^R0\d{3} 剩料合计\d+\.\d\d，床单\d+\.\d\d（余布\+退回\+疵点），差-\d+\.\d\d$/,
  );
  const whole = await save(lines, { id: short.data.id, version: short.data.version });
  const done = await confirm(whole.data.version);
  expect(done.data).toMatchObject({ status: 1 });
  const [roll] = await story.server.query(sql`
    select status, remain_len from mes2.fabric_roll where roll_no = 'R0314'`);
  // What came back from bed 1 was spread on bed 2.
  expect(roll).toEqual({ status: 4, remainLen: '0.000' });
  expect((await confirm(done.data.version, false)).data).toMatchObject({ status: 0 });
  expect((await confirm(done.data.version + 1, false)).data).toMatch(/未确认，不能反确认$/);
  await confirm(done.data.version + 1);
});

test('a long remnant becomes a roll of its own, which may go back only unused', async () => {
  const bed = beds[1];
  const proposal = await call('GET', 'sld', { reduceBedId: bed?.id });
  const lines = proposal.data.lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
      tympanId,
      kind,
      len,
      toWarehouseId,
    }),
  );
  const saved = await call('POST', 'sld', { reduceBedId: bed?.id, lines });
  const confirm = (version: number, confirmed: boolean) =>
    call('PUT', 'sld/confirm', { id: saved.data.id, version, confirmed });
  const done = await confirm(saved.data.version, true);
  const made = done.data.lines.find((line: { kind: number }) => line.kind === 1);
  expect(made).toMatchObject({ len: '2.580', newRollNo: 'R0314-Y1' });
  const [returned] = await story.server.query(sql`
    select status, remain_len from mes2.fabric_roll where roll_no = 'R0404'`);
  expect(returned).toEqual({ status: 1, remainLen: '10.620' });
  await story.server.query(sql`
    update mes2.fabric_roll set used_len = 1, remain_len = 1.58 where roll_no = 'R0314-Y1'`);
  expect((await confirm(done.data.version, false)).data).toMatch(
    /^布卷R0314-Y1已被床次.*使用，不能反确认$/,
  );
});

test('bed sheets are read and counted once for each print run', async () => {
  const ids = beds.map(({ id }) => id);
  const sheets = await call('GET', 'bills', { ids: ids.join(',') });
  expect(sheets.data.map(({ bundles }: { bundles: object[] }) => bundles.length)).toEqual([30, 35]);
  const [{ bed, sheetCode }] = sheets.data;
  expect(sheetCode).toBe(`C-CX-${bed.monthBedNo}`);
  expect(bed.spreadMode).toBe(1);
  const scanned = await story.server.call('cx.leader', 'GET', '/mes2/scan/resolve', {
    code: sheetCode,
  });
  expect(scanned.body.data).toMatchObject({ kind: 'bed', id: bed.id });
  const many = Array.from({ length: 60 }, (_, at) => String(1000 + at)).join(',');
  expect((await call('GET', 'bills', { ids: many })).data).toBe('一次最多50张床单，已选60张');
  const body = { ids, requestId: requestId(), layout: '拉布单' };
  const unprinted = async () => {
    const { list } = (await call('GET', 'list', { unprinted: true, pageSize: 100 })).data;
    return list.map(({ id }: { id: string }) => id);
  };
  expect(await unprinted()).toEqual(expect.arrayContaining(ids));
  const printed = await call('POST', 'bills/print', body);
  expect(printed.data[0].sheetPrintCount).toBe(1);
  expect(await unprinted()).not.toEqual(expect.arrayContaining([ids[0]]));
  const { list } = (await call('GET', 'list', { filter: { id: ids } })).data;
  expect(list.map((row: { sheetPrintCount: number }) => row.sheetPrintCount)).toEqual([1, 1]);
  expect((await call('POST', 'bills/print', body)).data).toEqual(printed.data);
});

const tablet = (body: object) => call('POST', 'tympan', { requestId: requestId(), ...body });
const typed = (at: number) => {
  const { tympanId, plies, issuedLen, spliceLen, remnantLen } =
    story.bill(3).rolls[at] ?? story.bill(3).rolls[0] ?? {};
  return { tympanId, plies, issuedLen, spliceLen, remnantLen, returnLen: '0' };
};

test('rolls come from the tablet one by one, start the bed and are chained through its blocks', async () => {
  const bed = (await story.create({ ...story.bill(3), rolls: [] })).body.data;
  const first = { reduceBedId: bed.id, ...typed(1) };
  const body = { ...first, requestId: requestId() };
  const saved = await call('POST', 'tympan', body);
  expect(saved.data).toMatchObject({ plies: 9, rolls: [{ plyFrom: 1, plyTo: 9 }] });
  expect((await call('POST', 'tympan', body)).data).toEqual(saved.data);
  const detail = await call('GET', 'detail', { id: bed.id });
  expect(detail.data).toMatchObject({ status: 1 });
  const second = await tablet({ reduceBedId: bed.id, ...typed(2) });
  expect(second.data.rolls[1]).toMatchObject({ plyFrom: 10, plyTo: 18 });
  expect(second.data.rolls[0].id).toBe(saved.data.rolls[0].id);
  const change = await call('PUT', 'tympan', {
    ...typed(1),
    tympanId: undefined,
    id: saved.data.rolls[0].id,
    reduceBedId: bed.id,
    requestId: requestId(),
    plies: 8,
  });
  expect(change.data.rolls[1]).toMatchObject({ plyFrom: 9, plyTo: 17 });
  const gone = await call('DELETE', 'tympan', { id: saved.data.rolls[0].id, reduceBedId: bed.id });
  expect(gone.data.rolls).toHaveLength(1);
  expect(gone.data.rolls[0]).toMatchObject({ plyFrom: 1, plyTo: 9 });
});

test('I7 a roll that is off by two centimetres is saved on the tablet and refused on submit', async () => {
  const [bed] = await story.server.query<{ id: string; version: number }>(sql`
    select id, version from mes2.cutting_bed where bed_no = 3`);
  const left = story.bill(3).rolls.filter((_, at) => at !== 2);
  for (const roll of left) {
    const { tympanId, plies, issuedLen, spliceLen, remnantLen } = roll;
    const off = tympanId === left[0]?.tympanId ? { returnLen: '0.02' } : {};
    await tablet({
      reduceBedId: bed?.id,
      tympanId,
      plies,
      issuedLen,
      spliceLen,
      remnantLen,
      ...off,
    });
  }
  const [now] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where bed_no = 3`);
  const { body } = await story.submit({ id: bed?.id, version: now?.version });
  expect(body.data).toMatch(/^卷R0404 领用10\.62 ≠ 10\.64，差-0\.02米$/);
  const extra = await tablet({
    reduceBedId: bed?.id,
    ...typed(1),
    tympanId: story.story.rollId('R0402'),
    plies: 1,
  });
  expect(extra.data).toBe('藏青已够120层');
});

test('I8 a roll of another open bed is refused, and one of another block too', async () => {
  const other = (
    await story.create({ ...story.bill(2), rolls: [], tableId: story.staff.tables[1]?.id })
  ).body.data;
  const navy = { tympanId: story.story.rollId('R0405'), plies: 9, issuedLen: '47.45' };
  expect((await tablet({ reduceBedId: other.id, ...navy })).data).toBe(
    '布卷R0405 藏青，当前应铺 黑色',
  );
  const taken = await tablet({ reduceBedId: other.id, ...navy, otherBlock: true });
  expect(taken.data).toMatch(/^布卷R0405 已在床次A\d{4}-003\(订单SO2403017\)，不能重复使用$/);
});

test('people join an open bed with even shares and leave it; a submitted bed is closed to them', async () => {
  const open = (await story.create({ ...story.bill(3), rolls: [], employees: [] })).body.data;
  const cutters = story.staff.cutters.slice(0, 3).map(({ id }) => id);
  const join = (more: object) =>
    call(
      'PUT',
      'employee',
      { reduceBedId: open.id, requestId: requestId(), role: 1, ...more },
      'cx.leader',
    );
  const one = await join({ employeeIds: cutters });
  expect(one.data.employees.map(({ sharePct }: { sharePct: string }) => sharePct)).toEqual([
    '33.34',
    '33.33',
    '33.33',
  ]);
  expect(one.data.employees[0]).not.toHaveProperty('amount');
  // Sent again by somebody who sees prices, it is answered with them; by the first one without.
  const again = {
    reduceBedId: open.id,
    requestId: `papers-request-${request}`,
    role: 1,
    employeeIds: cutters,
  };
  const priced = await call('PUT', 'employee', again);
  expect(priced.data.employees[0]).toHaveProperty('amount');
  const plain = await call('PUT', 'employee', again, 'cx.worker');
  expect(plain.data).toEqual(one.data);
  expect((await join({ employeeIds: cutters.slice(0, 1) })).data).toBe(
    `已在 床次${open.bedNo} 拉布`,
  );
  expect((await join({ employeeIds: cutters.slice(0, 1), leave: true })).status).toBe(200);
  const closed = await call('PUT', 'employee', {
    reduceBedId: beds[1]?.id,
    requestId: requestId(),
    role: 1,
    employeeIds: cutters,
  });
  expect(closed.data).toBe('床次2已提交，参与人请组长撤回后修改');
});
