import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { bundleInvariants } from '../../invariants/bundle-invariants.ts';
import { deliveryInvariants } from '../../invariants/delivery-invariants.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { scanInvariants } from '../../invariants/scan-invariants.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';

let story: StoryServer;
let bundles: Map<number, { id: string; num: number }>;
let line: string;
let request = 0;
/** The sender may not receive: the manager does it for the line. */
const LINE = 'cx.manager';
/** Sends pieces, and only to lines that have work planned. */
const KEEPER = 'cx.merch';
const requestId = () => `delivery-request-${++request}`;

beforeAll(async () => {
  story = await storyServer();
  await giveJob('manager', 'admin');
  await giveJob('merch', 'panelKeeper');
  await story.cut(1);
  await story.cut(2);
  line = story.staff.lines[2]?.id ?? '';
  await story.server.query(sql`delete from mes2.order_workshop`);
  await story.server.query(sql`
    insert into mes2.order_workshop (company_id, order_id, dept_id, section)
    values (${story.staff.companyId}, ${story.story.order.id}, ${line}, 3)`);
  // What is sent to the line can be received by somebody of it.
  await story.server.query(sql`
    with leader as (
      insert into amc.company_member (company_id, employee_no, employee_name, status, dept_id)
      values (${story.staff.companyId}, 'LEAD3', '组长', 0, ${line}) returning company_id, id)
    insert into amc.user_job (company_id, employee_id, job_id)
    select l.company_id, l.id, j.id from leader l
    join amc.job j on j.company_id = l.company_id and j.code = 'lineLeader'`);
  const rows = await story.server.query<{ id: string; bundleNo: number; num: number }>(
    sql`select id, bundle_no, num from mes2.bundle`,
  );
  bundles = new Map(rows.map((row) => [row.bundleNo, row]));
});
afterAll(() => story.server.close());

const giveJob = (member: string, job: string) =>
  story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m, amc.job j
    where m.company_id = ${story.staff.companyId} and m.id = ${story.staff.member(member).id}
      and j.company_id = m.company_id and j.code = ${job}`);

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const linesOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const bundle = bundles.get(from + at);
    return { bundleId: bundle?.id ?? '', sendNum: bundle?.num ?? 0 };
  });
const send = (lines: object[], more: object = {}, who = 'cx.admin') =>
  call(
    'POST',
    'materialsDelivery/send',
    { requestId: requestId(), orderId: story.story.order.id, lineDeptId: line, lines, ...more },
    who,
  );
type Sent = { delivery: { id: string; version: number; deliveryNo: string } };
const receive = ({ delivery: { id, version } }: Sent, lines: object[], who = LINE) =>
  call('PUT', 'materialsDelivery/receive', { id, version, requestId: requestId(), lines }, who);
const counted = (from: number, to: number) =>
  linesOf(from, to).map(({ bundleId, sendNum }) => ({ bundleId, receiveNum: sendNum }));
const statusOf = async (no: number) =>
  (
    await story.server.query<object>(sql`
    select status, num, line_dept_id is not null as on_line from mes2.bundle where bundle_no = ${no}`)
  )[0];

test('I20 I21 B0001 to B0036 go to line 3 as one delivery, and are counted in by another person', async () => {
  const body = { requestId: requestId() };
  const sent = await send(linesOf(1, 36), body);
  expect(sent.data.delivery).toMatchObject({
    status: 1,
    bundleNumTotal: 36,
    lineDeptName: '缝制3组',
  });
  expect(sent.data.delivery.deliveryNo).toMatch(/^FL\d{4}-1$/);
  expect((await send(linesOf(1, 36), body)).data).toEqual(sent.data);
  expect(await statusOf(1)).toEqual({ status: 0, num: 24, onLine: false });
  expect((await receive(sent.data, counted(1, 36), 'cx.admin')).data).toBe('发料人不能自己收料');
  const received = await receive(sent.data, counted(1, 36), LINE);
  expect(received.data.delivery).toMatchObject({
    status: 2,
    diffNum: 0,
    receivedNum: sent.data.delivery.num,
  });
  expect(await statusOf(1)).toEqual({ status: 2, num: 24, onLine: true });
  await foldAll(story.server.services);
  const [delivered] = await story.server.query<{ num: number }>(sql`
    select sum(num)::int as num from mes2.order_stage_day where stage = 'deliver'`);
  expect(delivered?.num).toBe(sent.data.delivery.num);
  expect((await send(linesOf(12, 12))).data).toBe(
    `扎号B0012已在发料单${sent.data.delivery.deliveryNo}(已收)`,
  );
});

test('I21 a line without work of the order takes nothing, unless somebody may and says why', async () => {
  const other = { lineDeptId: story.staff.lines[4]?.id ?? story.staff.lines[0]?.id };
  expect((await send(linesOf(40, 40), other, KEEPER)).data).toMatch(
    /^缝制\d组没有SO2403017的派工或排程$/,
  );
  expect((await send(linesOf(40, 40), other)).data).toBe('请填写发到未排产线原因');
  const sent = await send(linesOf(40, 40), { ...other, reason: '3组停电' });
  expect(sent.status).toBe(200);
  const { id, version } = sent.data.delivery;
  const recall = (reason = '发错线') =>
    call('PUT', 'materialsDelivery/recall', { id, version, reason });
  expect((await recall(' ')).data).toContain('原因');
  expect((await recall()).data.delivery).toMatchObject({ status: 9 });
  expect((await recall()).status).toBe(10102);
  expect((await send(linesOf(40, 40))).status).toBe(200);
});

test('a bundle on hold, with panels to replace or of another count is not sent', async () => {
  const { id } = bundles.get(47) ?? { id: '' };
  await call('PUT', 'bundle/hold', { ids: [id], isHold: true, holdReason: '色差待判' });
  expect((await send(linesOf(47, 47))).data).toBe('扎号B0047已冻结(色差待判)，不能发料');
  await call('PUT', 'bundle/hold', { ids: [id], isHold: false });
  expect((await send([{ bundleId: id, sendNum: 99 }])).data).toBe('扎号B0047 件数须在1到22之间');
  await story.server.query(sql`
    insert into mes2.cutting_bed_qc (company_id, cutting_bed_id, bundle_id, check_num, fault_num, result, status)
    select company_id, cutting_bed_id, id, 22, 2, 2, 1 from mes2.bundle where bundle_no = 47`);
  expect((await send(linesOf(47, 47))).data).toBe('扎号B0047裁片检验不合格，2片待补，不能发料');
  const order = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where order_no = 'SO2403017'`);
  await order(5);
  expect((await send(linesOf(48, 48))).data).toBe('订单SO2403017已暂停，不能发料');
  await order(2);
});

test('a differing bundle waits on hold until both sides agree that one garment is lost', async () => {
  const sent = (await send(linesOf(37, 39))).data;
  const [first, second, third] = counted(37, 39);
  const short = { ...second, receiveNum: (second?.receiveNum ?? 0) - 1 };
  expect((await receive(sent, [first ?? {}, short], LINE)).data).toBe('扎号B0038 请选择差异原因');
  const counts = [first ?? {}, { ...short, diffReason: 'short' }];
  const before = await statusOf(37);
  for (const lines of [counts, counts.slice(0, 1), [...counts, counts[0] ?? {}], []])
    expect((await receive(sent, lines, LINE)).status).toBe(10009);
  expect((await receive(sent, counts, LINE)).data).toBe(
    '扎号B0039还没有数：每扎都要填收到件，没有收到的填0并选择原因',
  );
  expect(await statusOf(37)).toEqual(before);
  const lost = { bundleId: third?.bundleId, receiveNum: 0, diffReason: 'short' };
  const received = await receive(sent, [...counts, lost], LINE);
  expect(received.data.delivery).toMatchObject({
    status: 3,
    diffNum: -1 - (third?.receiveNum ?? 0),
  });
  expect(received.data.lines.map(({ diffReason }: never) => diffReason)).toEqual([
    null,
    'short',
    'short',
  ]);
  expect(await statusOf(37)).toMatchObject({ status: 2 });
  expect(await statusOf(38)).toMatchObject({ status: 7 });
  const held = await call('PUT', 'bundle/hold', { ids: [short.bundleId], isHold: false });
  expect(held.data.fails[0].text).toMatch(/^扎号B0038在发料单FL\d{4}-\d+有差异，先处理差异$/);
  const [, one, two] = received.data.lines;
  const agree = (version: number, who: string) =>
    call(
      'PUT',
      'materialsDelivery/agree',
      {
        id: sent.delivery.id,
        version,
        lines: [
          { lineId: one.id, num: one.sendNum - 1, reason: '确认短少' },
          { lineId: two.id, num: two.sendNum, reason: '找到了' },
        ],
      },
      who,
    );
  const ours = await agree(received.data.delivery.version, 'cx.admin');
  expect(ours.data.delivery).toMatchObject({ status: 3 });
  // What the store says is shown to the line, which has not said anything yet.
  expect(ours.data.lines[1]).toMatchObject({
    ...{ sendSideNum: one.sendNum - 1, receiveSideNum: null },
  });
  const twice = await agree(ours.data.delivery.version, 'cx.admin');
  expect(twice.data.delivery).toMatchObject({ status: 3 });
  const theirs = await agree(twice.data.delivery.version, LINE);
  expect(theirs.data.delivery).toMatchObject({ status: 2, diffNum: -1 });
  expect(await statusOf(38)).toMatchObject({ status: 2, num: (bundles.get(38)?.num ?? 0) - 1 });
  expect(await statusOf(39)).toMatchObject({ status: 2, num: bundles.get(39)?.num });
});

test('the line gives back what nobody sewed on', async () => {
  const sent = (await send(linesOf(41, 42))).data;
  const received = (await receive(sent, counted(41, 42), LINE)).data;
  const back = () => {
    const { id, version } = received.delivery;
    return call('PUT', 'materialsDelivery/return', { id, version, reason: '改线' }, LINE);
  };
  await story.server.query(sql`update mes2.bundle set status = 3 where bundle_no = 42`);
  expect((await back()).data).toBe('扎号B0042已有扫描，不能退回');
  await story.server.query(sql`update mes2.bundle set status = 2 where bundle_no = 42`);
  expect((await back()).data.delivery).toMatchObject({ status: 4 });
  expect(await statusOf(41)).toEqual({ status: 0, num: bundles.get(41)?.num, onLine: false });
});

test('a bed left for the lines when its last bundle did, by a delivery that still stands', async () => {
  const [bed] = await story.server.query<{ id: string }>(sql`
    select id from mes2.cutting_bed where bed_no = 2`);
  await story.server.query(sql`
    update mes2.cut_piece_delivery set
      send_date = date_trunc('second', app_now() - case when status in (1, 2, 3) then interval '1 hour' else interval '1 minute' end)`);
  const stages = async () => {
    const { data } = await call('GET', 'reduce/detail', { id: bed?.id });
    return { sentDate: data.sentDate, unsentNum: data.unsentNum };
  };
  const before = await stages();
  const [meant] = await story.server.query<{ sentDate: string; gone: number }>(sql`
    select to_char(max(send_date) filter (where status in (1, 2, 3)) at time zone 'Asia/Shanghai',
        'YYYY-MM-DD HH24:MI:SS') as sent_date,
      count(*) filter (where status in (4, 9))::int as gone from mes2.cut_piece_delivery`);
  expect(meant?.gone).toBeGreaterThan(1);
  expect(before.sentDate).toBe(meant?.sentDate);
  const { id } = bundles.get(47) ?? { id: '' };
  await call('PUT', 'bundle/hold', { ids: [id], isHold: true, holdReason: '色差待判' });
  expect(await stages()).toEqual(before);
  await call('PUT', 'bundle/hold', { ids: [id], isHold: false });
});

test('the list has the figures of its lines, and their totals', async () => {
  const lines = await story.server.query<Record<string, number | string>>(sql`
    select d.delivery_no, count(*)::int as bundles, sum(l.send_num)::int as sent,
      coalesce(sum(l.receive_num), 0)::int as received,
      coalesce(sum(l.receive_num) - sum(l.send_num) filter (where l.receive_num is not null), 0)::int as diff
    from mes2.cut_piece_delivery_line l join mes2.cut_piece_delivery d on d.id = l.delivery_id
    group by d.delivery_no order by d.delivery_no`);
  const { data } = await call('GET', 'materialsDelivery/list', {
    ...{ pageSize: 100, order: 'delivery_no asc' },
  });
  const figures = data.list.map((row: Record<string, number>) => ({
    ...{ deliveryNo: row['deliveryNo'], bundles: row['bundleNumTotal'], sent: row['num'] },
    ...{ received: row['receivedNum'], diff: row['diffNum'] },
  }));
  const byNo = (rows: typeof lines) => new Map(rows.map((row) => [row['deliveryNo'], row]));
  expect(byNo(figures)).toEqual(byNo(lines));
  const total = (name: string) => lines.reduce((sum, row) => sum + Number(row[name]), 0);
  expect(data.sum).toEqual({
    ...{ bundleNumTotal: total('bundles'), num: total('sent') },
    ...{ receivedNum: total('received'), diffNum: total('diff') },
  });
});

test('a scan to send refuses what may not leave, and the store lists what may', async () => {
  const { id } = bundles.get(45) ?? { id: '' };
  const [{ barcode } = { barcode: '' }] = await story.server.query<{ barcode: string }>(sql`
    select barcode from mes2.bundle where id = ${id}`);
  const orderId = story.story.order.id;
  const scan = async (more: object = {}) =>
    (await call('GET', 'scan/resolve', { code: barcode, isSent: true, ...more })).data;
  const inStore = async () => {
    const { data } = await call('GET', 'bundle/list', {
      ...{ orderId, inStore: true, bundleFrom: 45, bundleTo: 45 },
    });
    return data.total;
  };
  expect(await scan()).toMatchObject({ kind: 'bundle', id });
  expect(await inStore()).toBe(1);
  expect(await scan({ orderId: '1' })).toBe('扎号B0045不属于本订单');
  const sent = (await send(linesOf(45, 45))).data;
  const { deliveryNo, version } = sent.delivery;
  expect(await scan()).toBe(`扎号B0045已在发料单${deliveryNo}(已发出)`);
  expect(await inStore()).toBe(0);
  for (const code of [deliveryNo, `D-${deliveryNo}`])
    expect((await call('GET', 'scan/resolve', { code })).data).toMatchObject({
      ...{ kind: 'delivery', id: sent.delivery.id, label: deliveryNo },
    });
  await call('PUT', 'materialsDelivery/recall', { id: sent.delivery.id, version, reason: '改线' });
  expect(await inStore()).toBe(1);
});

test('a line that counts blindly does not see what was sent', async () => {
  await story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    values (${story.staff.companyId}, 'deliveryBlind', '1'::jsonb)`);
  const sent = (await send(linesOf(43, 43))).data;
  const num = bundles.get(43)?.num ?? 0;
  expect(sent).toMatchObject({ isBlind: false, delivery: { num }, lines: [{ sendNum: num }] });
  const { id } = sent.delivery;
  const detail = async (who?: string) =>
    (await call('GET', 'materialsDelivery/detail', { id }, who)).data;
  const listed = async (who?: string) => {
    const { data } = await call('GET', 'materialsDelivery/list', { filter: { id: [id] } }, who);
    return { num: data.list[0].num, sum: data.sum.num };
  };
  expect(await detail(LINE)).toMatchObject({
    ...{ isBlind: true, delivery: { num: null, diffNum: 0 }, lines: [{ sendNum: null }] },
  });
  expect(await listed(LINE)).toEqual({ num: null, sum: 0 });
  expect(await listed()).toEqual({ num, sum: num });
  // The store's colleague sees it, too: he may send and not receive.
  expect(await listed(KEEPER)).toEqual({ num, sum: num });

  // A reason is not asked for: that would say that the count is wrong.
  const [count] = counted(43, 43);
  const received = await receive(sent, [{ ...count, receiveNum: num - 1 }]);
  expect(received.data).toMatchObject({
    ...{ isBlind: false, delivery: { status: 3, num, receivedNum: num - 1, diffNum: -1 } },
    lines: [{ sendNum: num, receiveNum: num - 1, diffReason: null }],
  });
  expect(await listed(LINE)).toEqual({ num, sum: num });
  await story.server.query(sql`delete from mes2.company_setting where code = 'deliveryBlind'`);
});

test('bed 1 closes by itself when its bundles are out and its leftovers confirmed', async () => {
  const [bed] = await story.server.query<{ id: string; status: number }>(sql`
    select id, status from mes2.cutting_bed where bed_no = 1`);
  expect(bed?.status).toBe(4);
  const { data } = await call('GET', 'reduce/sld', { reduceBedId: bed?.id });
  const lines = data.lines.map(
    ({ tympanId, kind, len, toWarehouseId }: Record<string, string>) => ({
      tympanId,
      kind,
      len,
      toWarehouseId,
    }),
  );
  const slip = (await call('POST', 'reduce/sld', { reduceBedId: bed?.id, lines })).data;
  await call('PUT', 'reduce/sld/confirm', { id: slip.id, version: slip.version, confirmed: true });
  const [closed] = await story.server.query(
    sql`select status from mes2.cutting_bed where bed_no = 1`,
  );
  expect(closed).toEqual({ status: 5 });
});

test('bundles go to a subcontract group and come back: their operations wait outside', async () => {
  const [group] = await story.server.query<{ id: string }>(sql`
    insert into mes2.subcontract_group (company_id, code, name, process_sections, price_factor)
    values (${story.staff.companyId}, 'OUT1', '顺达绣花', '{3}', 1) returning id`);
  const processes = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and section = 3 order by seq_no limit 2`);
  const out = (more: object = {}) =>
    call('POST', 'outDelivery/send', {
      requestId: requestId(),
      outGroupId: group?.id,
      orderId: story.story.order.id,
      orderProcessIds: processes.map(({ id }) => id),
      lines: linesOf(50, 51),
      ...more,
    });
  const [cutting] = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and section = 1 limit 1`);
  expect((await out({ orderProcessIds: [cutting?.id] })).data).toBe('外发组顺达绣花不做所选工序');
  const sent = await out();
  expect(sent.data).toMatchObject({ status: 1, bundleNumTotal: 2, section: 3, returnNum: 0 });
  expect((await out()).data).toBe(`扎号B0050已在发料单${sent.data.deliveryNo}(外发中)`);
  expect((await send(linesOf(50, 50))).data).toBe(
    `扎号B0050已在发料单${sent.data.deliveryNo}(外发中)`,
  );
  const inside = (await send(linesOf(52, 52))).data;
  expect((await out({ lines: linesOf(52, 52) })).data).toBe(
    `扎号B0052已在发料单${inside.delivery.deliveryNo}(已发出)`,
  );
  const { id: insideId, version: insideVersion } = inside.delivery;
  const recalled = { id: insideId, version: insideVersion, reason: '发错线' };
  expect((await call('PUT', 'materialsDelivery/recall', recalled)).status).toBe(200);
  expect((await out({ lines: linesOf(47, 47) })).data).toBe(
    '扎号B0047裁片检验不合格，2片待补，不能发料',
  );
  const back = (lines: object[], version: number) =>
    call('PUT', 'outDelivery/receive', {
      id: sent.data.id,
      version,
      requestId: requestId(),
      lines,
    });
  const [first, second] = counted(50, 51);
  const one = await back([first ?? {}], sent.data.version);
  expect(one.data).toMatchObject({ status: 1, returnNum: first?.receiveNum });
  const short = { ...second, receiveNum: (second?.receiveNum ?? 0) - 2 };
  expect((await back([short], one.data.version)).data).toBe('扎号B0051 请选择差异原因');
  const two = await back([{ ...short, diffReason: 'short' }], one.data.version);
  expect(two.data).toMatchObject({ status: 3 });
  expect((await back([first ?? {}], two.data.version)).data).toMatch(
    /^外发单WF\d{4}-1有差异，不能收回$/,
  );
});

test('I22 what comes back from outside is done without a scan, and no invariant is broken', async () => {
  for (const invariants of [bundleInvariants, deliveryInvariants, scanInvariants])
    expect(await findOffenders(story.server.engine, invariants)).toEqual([]);
});

test('a batch is planned again when the last of its deliveries is back, not before', async () => {
  const { data: batch } = await call('POST', 'batchRange', {
    batchNo: '09',
    orderId: story.story.order.id,
    bundleFrom: 55,
    bundleTo: 58,
    priority: 0,
    lineDeptId: line,
  });
  const batchRangeId = batch.id;
  const first = (await send(linesOf(55, 56), { batchRangeId })).data;
  const second = (await send(linesOf(57, 58), { batchRangeId })).data;
  const received = (await receive(first, counted(55, 56))).data;
  const statusOfBatch = async () =>
    (
      await story.server.query<{ status: number }>(sql`
        select status from mes2.batch_range where id = ${batchRangeId}`)
    )[0]?.status;
  const recalled = await call('PUT', 'materialsDelivery/recall', {
    id: second.delivery.id,
    version: second.delivery.version,
    reason: '改线',
  });
  expect(recalled.status).toBe(200);
  expect(await statusOfBatch()).toBe(1);
  const { id, version } = received.delivery;
  await call('PUT', 'materialsDelivery/return', { id, version, reason: '改线' }, LINE);
  expect(await statusOfBatch()).toBe(0);
});
