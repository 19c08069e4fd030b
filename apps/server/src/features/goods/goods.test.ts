import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { answerOne, setFlow, waitingFor } from '../../testing/story/set-flow.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let finished: string;
let other: string;
let seconds: string;
let shipmentId: string;
let black: string;
const size: Record<string, string> = {};
let request = 0;

/** Who counts, and another keeper who confirms. */
const COUNTER = 'cx.leader';
const KEEPER = 'cx.admin';

beforeAll(async () => {
  story = await storyServer();
  const { companyId } = story.staff;
  await giveJob('leader', 'packer');
  await giveJob('manager', 'admin');
  const stores = await story.server.query<{ code: string; id: string }>(sql`
    select code, id from ccm.warehouse where company_id = ${companyId}`);
  finished = stores.find(({ code }) => code === 'FIN')?.id ?? '';
  seconds = stores.find(({ code }) => code === 'SEC')?.id ?? '';
  const [made] = await story.server.query<{ id: string }>(sql`
    insert into ccm.warehouse (company_id, code, name, warehouse_type) values (${companyId}, 'FIN2', '外仓', 4)
    returning id`);
  other = made?.id ?? '';
  const [shipment] = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_shipment where order_id = ${story.story.order.id}`);
  shipmentId = shipment?.id ?? '';
  black = story.basics.color('BLK');
  for (const code of ['S', 'M', 'L'])
    size[code] = story.basics.size(story.story.order.style.sizeGroup, code);
  await story.server.query(sql`
    update mes2.production_order set ship_tol_up_pct = 1 where id = ${story.story.order.id}`);
  await pass('M', 408);
  await pass('L', 300);
  await pass('M', 6, 'second');
});
afterAll(() => story.server.close());

const giveJob = (who: string, job: string) =>
  story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m
    join amc.job j on j.company_id = m.company_id and j.code = ${job}
    where m.company_id = ${story.staff.companyId} and m.id = ${story.staff.member(who).id}`);
/** Pieces that a check let through, or found to be seconds. */
const pass = (code: string, num: number, stage = 'qcPass') =>
  story.server.query(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    values (${story.staff.companyId}, ${story.story.order.id}, ${black}, ${size[code]}, ${stage}, ${num}, app_now()::date)`);

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, input: object, who = COUNTER) =>
  (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const requestId = () => `goods-request-${++request}`;
const line = (code: string, num: number, more: object = {}) => ({
  ...{ colorId: black, sizeId: size[code], grade: 1, num },
  ...more,
});

interface Bill {
  readonly id: string;
  readonly billNo: string;
  readonly version: number;
  readonly status: number;
}
const receive = (lines: object[], more: object = {}, who = COUNTER) =>
  call(
    'POST',
    'warehouseReceipt',
    {
      ...{ requestId: requestId(), orderId: story.story.order.id, warehouseId: finished },
      ...{ billType: 1, lines },
      ...more,
    },
    who,
  );
const issue = (lines: object[], more: object = {}) =>
  call('POST', 'warehouseOut', {
    ...{ requestId: requestId(), orderId: story.story.order.id, warehouseId: finished },
    ...{ billType: 13, lines },
    ...more,
  });
const shipment = (lines: object[], more: object = {}) =>
  issue(lines, { billType: 11, shipmentId, driver: '老王', plateNo: '粤b·12345', ...more });
type Kind = 'warehouseReceipt' | 'warehouseOut';
const submit = (kind: Kind, { id, version }: Bill) =>
  call('PUT', `${kind}/submit`, { id, version });
const confirm = async (kind: Kind, { id, version }: Bill, who = KEEPER) =>
  (await call('PUT', `${kind}/confirm`, { bills: [{ id, version }] }, who)).data;
const step = (kind: Kind, verb: 'back' | 'void', { id, version }: Bill, reason = '录入有误') =>
  call('PUT', `${kind}/${verb}`, { id, version, reason });
const detail = async (kind: Kind, { id }: { id: string }) =>
  (await call('GET', `${kind}/detail`, { id })).data;
const reverse = ({ id, version }: Bill, who = KEEPER) =>
  call('PUT', 'warehouse/reverse', { id, version, reason: '点错', requestId: requestId() }, who);

/** A bill all the way: made, submitted and confirmed. */
async function posted(kind: Kind, made: { data: { bill: Bill } }): Promise<Bill> {
  const submitted = (await submit(kind, made.data.bill)).data.bill;
  expect(await confirm(kind, submitted)).toEqual({ okIds: [submitted.id], fails: [] });
  return (await detail(kind, submitted)).bill;
}
const stockOf = async (code: string, store = finished, grade = 1) => {
  const [row] = await story.server.query<{ num: number; lockedNum: number }>(sql`
    select num, locked_num from mes2.finished_stock where warehouse_id = ${store} and size_id = ${size[code]}
      and color_id = ${black} and grade = ${grade}`);
  return row ?? { num: 0, lockedNum: 0 };
};
const cellOf = async (kind: Kind, code: string, query: object = {}, grade = 1) =>
  (
    await call('GET', `${kind}/remaining`, { orderId: story.story.order.id, ...query })
  ).data.cells.find(
    (cell: { colorId: string; sizeId: string; grade: number }) =>
      cell.colorId === black && cell.sizeId === size[code] && cell.grade === grade,
  );

test('what checks passed may come in, to the piece; another person than the counter confirms', async () => {
  expect(await cellOf('warehouseReceipt', 'M')).toMatchObject({
    ...{ maxNum: 408, doneNum: 0, pendingNum: 0, stockNum: 0, lockedNum: 0, remainNum: 408 },
  });
  const over = await receive([line('M', 409)]);
  expect(await submit('warehouseReceipt', over.data.bill)).toMatchObject({
    ...{ status: 10202, message: 'I34', data: '黑色/M A品 质检合格408，已入0，本单409' },
  });
  await step('warehouseReceipt', 'void', over.data.bill);
  const made = await receive([line('M', 400), line('L', 0)], { cartonNum: 10 });
  expect(made.data.bill).toMatchObject({ num: 400, gradeANum: 400, gradeBNum: 0, status: 0 });
  const bill = (await submit('warehouseReceipt', made.data.bill)).data.bill;
  expect(await cellOf('warehouseReceipt', 'M')).toMatchObject({ pendingNum: 400, remainNum: 408 });
  expect(await cellOf('warehouseReceipt', 'M', { billId: bill.id })).toMatchObject({
    pendingNum: 0,
  });
  const own = await confirm('warehouseReceipt', bill, COUNTER);
  expect(own.fails[0].text).toBe(`不能确认自己点数的入库单${bill.billNo}`);
  expect((await confirm('warehouseReceipt', bill)).okIds).toEqual([bill.id]);
  expect(await cellOf('warehouseReceipt', 'M')).toMatchObject({
    ...{ doneNum: 400, stockNum: 400, remainNum: 8 },
  });
  const { ledger, bill: confirmed } = await detail('warehouseReceipt', bill);
  expect(confirmed).toMatchObject({ status: 2, confirmByName: expect.stringMatching(/./) });
  expect(ledger).toMatchObject([{ num: 400, balanceNum: 400, sizeName: 'M', grade: 1 }]);
  const again = await confirm('warehouseReceipt', bill);
  expect(again.fails[0].text).toMatch(new RegExp(`^入库单${bill.billNo}已由 .+ 确认$`));
});

test('nothing to receive, a store of another kind, reversals by hand and other orders are refused', async () => {
  expect((await receive([line('M', 0)])).data).toBe('请填写入库数量');
  expect((await issue([])).data).toBe('请填写出库数量');
  expect((await receive([line('M', 1, { grade: 2 })])).data).toBe('次品不能入成品仓');
  expect((await receive([line('M', 1)], { warehouseId: seconds })).data).toBe('A品不能入次品仓');
  expect((await receive([line('M', 1)], { billType: 4 })).data).toBe('类型无效');
  expect((await receive([line('M', 1, { sizeId: '77' })])).data).toBe('颜色尺码不存在');
  expect((await receive([line('M', 1)], { orderId: '77' })).data).toBe('订单不存在');
});

test('the same request makes one bill', async () => {
  const id = requestId();
  const first = await receive([line('L', 3)], { requestId: id });
  const second = await receive([line('L', 3)], { requestId: id });
  expect(second.data.bill.id).toBe(first.data.bill.id);
  await step('warehouseReceipt', 'void', first.data.bill);
});

test('seconds come in as many as checks found', async () => {
  const made = await receive([line('M', 7, { grade: 2 })], { warehouseId: seconds });
  expect((await submit('warehouseReceipt', made.data.bill)).data).toBe(
    '黑色/M 次品 质检合格6，已入0，本单7',
  );
  const { id, version } = made.data.bill;
  const changed = await call('PUT', 'warehouseReceipt', {
    ...{ id, version: version, warehouseId: seconds, billType: 1 },
    lines: [line('M', 6, { grade: 2 })],
  });
  expect(changed.data.bill).toMatchObject({ num: 6, gradeANum: 0, gradeBNum: 6 });
  await posted('warehouseReceipt', changed);
  expect(await stockOf('M', seconds, 2)).toEqual({ num: 6, lockedNum: 0 });
});

test('a submitted out promises its pieces; sent back, voided or confirmed it frees or takes them', async () => {
  const made = await issue([line('M', 10)]);
  const submitted = (await submit('warehouseOut', made.data.bill)).data.bill;
  expect(await stockOf('M')).toEqual({ num: 400, lockedNum: 10 });
  expect(await cellOf('warehouseOut', 'M', { warehouseId: finished })).toMatchObject({
    ...{ stockNum: 400, lockedNum: 10, remainNum: 390, pendingNum: 10 },
  });
  expect(
    await cellOf('warehouseOut', 'M', { warehouseId: finished, billId: submitted.id }),
  ).toMatchObject({ lockedNum: 0, remainNum: 400, pendingNum: 0 });
  const tooMany = await issue([line('M', 391)]);
  expect((await submit('warehouseOut', tooMany.data.bill)).data).toBe(
    '库存不足：黑色/M 库存390，需391',
  );
  const back = (await step('warehouseOut', 'back', submitted)).data.bill;
  expect([back.status, back.submitDate]).toEqual([0, null]);
  expect(await stockOf('M')).toEqual({ num: 400, lockedNum: 0 });
  const again = (await submit('warehouseOut', back)).data.bill;
  expect((await step('warehouseOut', 'void', again)).data.bill.status).toBe(9);
  expect(await stockOf('M')).toEqual({ num: 400, lockedNum: 0 });
  await posted('warehouseOut', await issue([line('M', 10)], { billType: 14 }));
  expect(await stockOf('M')).toEqual({ num: 390, lockedNum: 0 });
});

test('a transfer leaves one store and is in the other', async () => {
  expect((await issue([line('M', 5)], { billType: 12 })).data).toBe('请填写调入仓');
  const wrong = await issue([line('M', 5)], { billType: 12, toWarehouseId: seconds });
  expect(wrong.data).toBe('A品不能入次品仓');
  const bill = await posted(
    'warehouseOut',
    await issue([line('M', 30)], { billType: 12, toWarehouseId: other }),
  );
  expect(bill).toMatchObject({ status: 2, toWarehouseName: '外仓' });
  expect([await stockOf('M'), await stockOf('M', other)]).toMatchObject([
    { num: 360 },
    { num: 30 },
  ]);
  const { ledger } = await detail('warehouseOut', bill);
  expect(ledger.map(({ num, balanceNum }: Record<string, number>) => [num, balanceNum])).toEqual([
    [-30, 360],
    [30, 30],
  ]);
});

test('a shipment says its batch, driver and plate, and a plate is one', async () => {
  expect((await shipment([line('M', 1)], { shipmentId: null })).data).toBe('请填写走货批');
  expect((await shipment([line('M', 1)], { plateNo: '123' })).data).toBe('车牌格式不正确：123');
  const bare = await shipment([line('M', 1)], { driver: null, plateNo: null });
  expect((await submit('warehouseOut', bare.data.bill)).data).toBe('请填写司机');
  await step('warehouseOut', 'void', bare.data.bill);
  const made = await shipment([line('M', 1)]);
  expect(made.data.bill).toMatchObject({ plateNo: '粤B12345', shipmentNo: '1' });
  await step('warehouseOut', 'void', made.data.bill);
});

test('I33 what a gated customer gets was inspected and accepted', async () => {
  const { companyId } = story.staff;
  await story.server.query(
    sql`update ccm.customer set gate_shipment = 1 where company_id = ${companyId}`,
  );
  const made = await shipment([line('M', 2)]);
  expect(await submit('warehouseOut', made.data.bill)).toMatchObject({
    ...{ message: 'I33', data: '订单SO2403017走货批1 无合格终检，不能出库' },
  });
  const [check] = await story.server.query<{ id: string }>(sql`
    insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, shipment_id, work_date, inspector_id,
      lot_num, sample_num, check_num, pass_num, code_letter, ac_critical, re_critical, ac_major, re_major, ac_minor,
      re_minor, aql_major, aql_minor, result, status)
    select ${companyId}, 'FI-1', 5, ${story.story.order.id}, ${shipmentId}, app_now()::date, min(id), 100, 20, 20, 20,
      'F', 0, 1, 1, 2, 2, 3, 2.5, 4.0, 1, 4 from amc.company_member where company_id = ${companyId} returning id`);
  expect((await submit('warehouseOut', made.data.bill)).data).toBe('请填写终检单');
  const { data } = await call('GET', 'warehouseOut/remaining', {
    ...{ orderId: story.story.order.id, shipmentId },
  });
  expect(data).toMatchObject({ needsInspection: true, inspections: [{ checkNo: 'FI-1' }] });
  const { id, version } = made.data.bill;
  const named = await call('PUT', 'warehouseOut', {
    ...{ id, version, warehouseId: finished, billType: 11, shipmentId, inspectionId: check?.id },
    ...{ driver: '老王', plateNo: '粤B12345', lines: [line('M', 2)] },
  });
  const bill = await posted('warehouseOut', named);
  expect(bill).toMatchObject({ status: 2, inspectionNo: 'FI-1' });
  const tooMany = await shipment([line('M', 2)], { inspectionId: check?.id });
  await story.server.query(sql`
    update mes2.qc_check_record set lot_num = 3, sample_num = 3, check_num = 3, pass_num = 3 where id = ${check?.id ?? '0'}`);
  expect(await submit('warehouseOut', tooMany.data.bill)).toMatchObject({
    ...{ message: 'I33', data: '终检单FI-1 批量3，已出2，本单2' },
  });
  await story.server.query(sql`
    update mes2.qc_check_record set lot_num = 100, shipment_id = null where id = ${check?.id ?? '0'}`);
  expect(await submit('warehouseOut', tooMany.data.bill)).toMatchObject({
    ...{ message: 'I33', data: '订单SO2403017走货批1 无合格终检，不能出库' },
  });
  await step('warehouseOut', 'void', tooMany.data.bill);
  await story.server.query(
    sql`update ccm.customer set gate_shipment = 0 where company_id = ${companyId}`,
  );
});

test('I35 what was shipped of an order stays within its tolerance', async () => {
  const { orderNum } = (
    await story.server.query<{ orderNum: number }>(sql`
      select order_num from mes2.production_order where id = ${story.story.order.id}`)
  )[0] as { orderNum: number };
  const set = (num: number) =>
    story.server.query(sql`
      update mes2.production_order set order_num = ${num} where id = ${story.story.order.id}`);
  await set(100);
  const made = await shipment([line('M', 100)]);
  expect(await submit('warehouseOut', made.data.bill)).toMatchObject({
    ...{ message: 'I35', data: '已出2 + 本单100 = 102，超过上限101' },
  });
  const { data } = await call('GET', 'warehouseOut/remaining', { orderId: story.story.order.id });
  expect(data).toMatchObject({ shipLimitNum: 101, shippedNum: 2 });
  await step('warehouseOut', 'void', made.data.bill);
  await posted('warehouseOut', await shipment([line('M', 99)]));
  await set(orderNum);
  expect(await cellOf('warehouseOut', 'M', { shipmentId })).toMatchObject({
    ...{ planNum: 400, shippedNum: 101, doneNum: 101 },
  });
  const [plan] = await story.server.query<{ status: number }>(sql`
    select status from mes2.order_shipment where id = ${shipmentId}`);
  expect(plan?.status).toBe(1);
});

test('seconds that leave need a remark', async () => {
  const made = await issue([line('M', 1, { grade: 2 })], { warehouseId: seconds });
  expect((await submit('warehouseOut', made.data.bill)).data).toBe('出次品请填写备注');
  await step('warehouseOut', 'void', made.data.bill);
});

test('goods come back from the bill they were shipped with, and no more of them', async () => {
  expect((await receive([line('M', 1)], { billType: 2 })).data).toBe('请填写原出库单');
  const source = await posted('warehouseOut', await shipment([line('M', 20)]));
  const back = (num: number) => receive([line('M', num)], { billType: 2, sourceBillId: source.id });
  const over = await back(21);
  expect((await submit('warehouseReceipt', over.data.bill)).data).toBe(
    `黑色/M A品 原出库单${source.billNo}已出20，已退0，本单21`,
  );
  await step('warehouseReceipt', 'void', over.data.bill);
  const before = await stockOf('M');
  const bill = await posted('warehouseReceipt', await back(12));
  expect(bill).toMatchObject({ sourceBillNo: source.billNo });
  expect((await stockOf('M')).num).toBe(before.num + 12);
  expect(await cellOf('warehouseReceipt', 'M', { sourceBillId: source.id })).toMatchObject({
    maxNum: 20,
    doneNum: 12,
    remainNum: 8,
  });
  // What came back was received once and passed once.
  expect(await cellOf('warehouseReceipt', 'M')).toMatchObject({ doneNum: 400, remainNum: 8 });
  expect((await reverse(source)).data).toBe(
    `出库单${source.billNo}已有退货单${bill.billNo}，不能冲销`,
  );
});

test('a bundle is passed by its check, of the colour and size, and on one receipt', async () => {
  const { companyId } = story.staff;
  await story.cut(1);
  const bundles = await story.server.query<{
    id: string;
    barcode: string;
    num: number;
    label: string;
  }>(sql`
    select id, barcode, num, 'B' || lpad(bundle_no::text, 4, '0') as label from mes2.bundle
    where company_id = ${companyId} and color_id = ${black} and size_id = ${size.S} order by bundle_no limit 3`);
  const [one, two] = bundles;
  if (!one || !two) throw new Error('the bed has no bundles of the size');
  await pass('S', 100);
  const with_ = (codes: string[], num = 30) => receive([line('S', num, { barcodes: codes })]);
  const early = await with_([one.barcode]);
  expect((await submit('warehouseReceipt', early.data.bill)).data).toMatch(
    new RegExp(`^扎号${one.label} 状态已(生成|打印)，未通过质检$`),
  );
  await story.server.query(sql`
    update mes2.bundle set status = 5 where company_id = ${companyId} and size_id = ${size.S}`);
  const twice = await with_([one.barcode]);
  expect((await submit('warehouseReceipt', twice.data.bill)).data).toBe(
    `扎号${one.label}已在${early.data.bill.billNo}`,
  );
  const listedIn = async (billId?: string) =>
    (
      await call('GET', 'warehouseReceipt/remaining', {
        orderId: story.story.order.id,
        ...{ bundles: 'true', ...(billId && { billId }) },
      })
    ).data.bundles.find(({ barcode }: { barcode: string }) => barcode === one.barcode);
  const { billNo, id } = early.data.bill;
  await step('warehouseReceipt', 'void', twice.data.bill);
  const known = { bundleLabel: one.label, colorId: black, sizeId: size.S, num: one.num };
  expect(await listedIn()).toEqual({ barcode: one.barcode, ...known, billNo });
  expect(await listedIn(id)).toEqual({ barcode: one.barcode, ...known, billNo: null });
  const wrong = await receive([line('M', 1, { barcodes: [one.barcode] })]);
  await step('warehouseReceipt', 'void', early.data.bill);
  expect((await submit('warehouseReceipt', wrong.data.bill)).data).toBe(
    `扎号${one.label}不是黑色/S`,
  );
  await step('warehouseReceipt', 'void', wrong.data.bill);
  // The second is listed; of what is left over the first is covered.
  const num = one.num + two.num;
  const bill = await posted('warehouseReceipt', await with_([two.barcode.toLowerCase()], num));
  const { lines } = await detail('warehouseReceipt', bill);
  expect(lines[0].barcodes).toEqual([two.barcode, one.barcode]);
  const statusOf = async (id: string) =>
    (
      await story.server.query<{ status: number }>(
        sql`select status from mes2.bundle where id = ${id}`,
      )
    )[0]?.status;
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([6, 6]);
  const undone = await reverse(bill);
  await agree(undone.data.mirrorId);
  expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([5, 5]);
});

/** Without a flow somebody confirms who made neither the bill nor its reversal. */
async function agree(id: string, kind: Kind = 'warehouseReceipt') {
  const { version } = (await detail(kind, { id })).bill;
  expect(await confirm(kind, { id, version, billNo: '', status: 1 }, 'cx.manager')).toEqual({
    okIds: [id],
    fails: [],
  });
}

test('cartons are numbered, packed by their method, sealed once, and hold what their bill says', async () => {
  const open = (contents: object[], more: object = {}) =>
    call('POST', 'carton', {
      ...{ requestId: requestId(), orderId: story.story.order.id, contents, packType: 1 },
      ...more,
    });
  const content = (code: string, num: number) => ({ colorId: black, sizeId: size[code], num });
  expect((await open([content('M', 5), content('L', 5)])).data).toMatch(
    /^箱\d{6}为单色单码，不能混码$/,
  );
  const { data: made } = await open([content('M', 12)], { count: 2, size: '60x40x35/12件' });
  const [one, two] = made;
  expect(Number(two.cartonNo)).toBe(Number(one.cartonNo) + 1);
  const seal = ({ id, version }: Bill, more: object = {}) =>
    call('PUT', 'carton/seal', { id, version, ...more });
  expect((await seal(one, { contents: [content('M', 13)] })).data).toBe(
    `箱${one.cartonNo} 装13件，超过箱规12件`,
  );
  const { data: sealed } = await seal(one, { netWeight: '2.1', grossWeight: '3' });
  expect(sealed).toMatchObject({ status: 1, num: 12, grossWeight: '3.000' });
  expect((await seal(sealed)).data).toBe(`箱${one.cartonNo}已封，不能封箱`);
  const early = await shipment([line('M', 24)], { cartonIds: [one.id, two.id] });
  expect(early.data).toBe(`箱X-${two.cartonNo}未封箱`);
  await seal(two, { contents: [content('M', 11)] });
  const bill = await shipment([line('M', 24)], { cartonIds: [one.id, two.id] });
  expect(bill.data).toMatchObject({ bill: { cartonNum: 2 }, cartons: [{ num: 12 }, { num: 11 }] });
  expect((await submit('warehouseOut', bill.data.bill)).data).toBe('箱内合计23 ≠ 单据24');
  const taken = await shipment([line('M', 12)], { cartonIds: [one.id] });
  expect(taken.data).toBe(`箱X-${one.cartonNo}已在${bill.data.bill.billNo}`);
  const { id, version } = bill.data.bill;
  const fitting = await call('PUT', 'warehouseOut', {
    ...{ id, version, warehouseId: finished, billType: 11, shipmentId },
    ...{ driver: '老王', plateNo: '粤B12345', lines: [line('M', 23)] },
  });
  const out = await posted('warehouseOut', fitting);
  const cartons = async () =>
    (await call('GET', 'carton/list', { orderId: story.story.order.id })).data;
  expect((await cartons()).list).toMatchObject([{ status: 2 }, { status: 2 }]);
  expect((await cartons()).sum.num).toBe(23);
  const undone = await reverse(out);
  await agree(undone.data.mirrorId, 'warehouseOut');
  expect((await cartons()).list).toMatchObject([{ status: 1 }, { status: 1 }]);
});

test('I36 a bill is reversed by its mirror, once it was agreed to by others than who made it', async () => {
  const { companyId } = story.staff;
  await setFlow(story.server, companyId, 'stockReverse', [{ user: 'cx.manager' }]);
  const bill = await posted('warehouseReceipt', await receive([line('L', 40)]));
  const before = await stockOf('L');
  const { data: mirror } = await reverse(bill);
  expect(mirror.workflowTaskId).toEqual(expect.stringMatching(/^\d+$/));
  const { bill: shown, lines } = await detail('warehouseReceipt', { id: mirror.mirrorId });
  expect(shown).toMatchObject({ billType: 4, status: 1, num: 40, mirrorNo: bill.billNo });
  expect(lines).toMatchObject([{ num: 40 }]);
  const current = (await detail('warehouseReceipt', bill)).bill;
  expect((await reverse(current)).data).toBe(`入库单${bill.billNo}已有冲销单${mirror.mirrorNo}`);
  const waits = await confirm('warehouseReceipt', shown);
  expect(waits.fails[0].text).toBe(`冲销单${shown.billNo}待审批，不能确认`);
  const back = await step('warehouseReceipt', 'back', shown);
  expect(back.data).toBe(`冲销单${shown.billNo}不能退回`);
  expect((await waitingFor(story.server, 'cx.manager')).map(({ title }) => title)).toEqual([
    `冲销 ${bill.billNo}（订单 SO2403017）：点错`,
  ]);
  // Turned down, the reversal is void and its bill may be reversed again.
  await answerOne(story.server, 'cx.manager', 2, '数量没错');
  expect((await detail('warehouseReceipt', { id: mirror.mirrorId })).bill.status).toBe(9);
  const free = (await detail('warehouseReceipt', bill)).bill;
  expect(free).toMatchObject({ status: 2, mirrorId: null });
  const { data: second } = await reverse(free);
  await answerOne(story.server, 'cx.manager', 1);
  const agreed = (await detail('warehouseReceipt', { id: second.mirrorId })).bill;
  expect(agreed.approveDate).toEqual(expect.stringMatching(/^\d/));
  expect((await confirm('warehouseReceipt', agreed, COUNTER)).okIds).toEqual([agreed.id]);
  expect((await stockOf('L')).num).toBe(before.num - 40);
  expect((await detail('warehouseReceipt', bill)).bill).toMatchObject({
    ...{ status: 3, mirrorNo: second.mirrorNo },
  });
  expect((await detail('warehouseReceipt', agreed)).ledger).toMatchObject([{ num: -40 }]);
  await setFlow(story.server, companyId, 'stockReverse', []);
});

test('who made a bill does not agree to its reversal, and is not asked', async () => {
  const { companyId } = story.staff;
  await setFlow(story.server, companyId, 'stockReverse', [{ user: COUNTER }]);
  const bill = await posted('warehouseReceipt', await receive([line('L', 5)]));
  const { data } = await reverse(bill);
  expect(data.workflowTaskId).toBeNull();
  const mirror = (await detail('warehouseReceipt', { id: data.mirrorId })).bill;
  for (const who of [COUNTER, KEEPER])
    expect((await confirm('warehouseReceipt', mirror, who)).fails[0].text).toBe(
      '不能确认自己提交的冲销单',
    );
  await step('warehouseReceipt', 'void', mirror);
  await setFlow(story.server, companyId, 'stockReverse', []);
});

test('a reversal wants its pieces back, and an open order', async () => {
  const bill = await posted('warehouseReceipt', await receive([line('L', 50)]));
  const { num } = await stockOf('L');
  await posted('warehouseOut', await issue([line('L', num - 4)]));
  const { bill: current } = await detail('warehouseReceipt', bill);
  expect(await reverse(current)).toMatchObject({
    ...{ status: 10202, message: 'I35', data: '黑色/L 库存4，冲销需50' },
  });
  const set = (status: number) =>
    story.server.query(sql`
      update mes2.production_order set status = ${status} where id = ${story.story.order.id}`);
  const [order] = await story.server.query<{ status: number }>(sql`
    select status from mes2.production_order where id = ${story.story.order.id}`);
  await set(4);
  expect((await reverse(current)).data).toBe('订单SO2403017已结案，不能冲销');
  await set(order?.status ?? 2);
});

test('a company may let who counted confirm', async () => {
  const { companyId } = story.staff;
  await story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value) values (${companyId}, 'receiptSelfConfirm', '1')`);
  const made = await receive([line('L', 2)]);
  const bill = (await submit('warehouseReceipt', made.data.bill)).data.bill;
  expect((await confirm('warehouseReceipt', bill, COUNTER)).okIds).toEqual([bill.id]);
  await story.server.query(sql`delete from mes2.company_setting where code = 'receiptSelfConfirm'`);
});

test('the lists: what waits for me, what leaves today, totals of what counts', async () => {
  const list = async (kind: Kind, query: object, who = KEEPER) =>
    (await call('GET', `${kind}/list`, { pageSize: 200, ...query }, who)).data;
  const made = await receive([line('L', 1)]);
  const { bill } = (await submit('warehouseReceipt', made.data.bill)).data;
  const ids = ({ list: rows }: { list: Bill[] }) => rows.map(({ id }) => id);
  expect(ids(await list('warehouseReceipt', { mine: true }))).toEqual([bill.id]);
  expect(ids(await list('warehouseReceipt', { mine: true }, COUNTER))).toEqual([]);
  await step('warehouseReceipt', 'void', bill);
  const leaving = await list('warehouseOut', { today: true });
  expect(leaving.list.length).toBeGreaterThan(0);
  expect(new Set(leaving.list.map(({ billType }: { billType: number }) => billType))).toEqual(
    new Set([11]),
  );
  const counted = await story.server.query<{ is: number; num: number }>(sql`
    select direction as is, sum(case when bill_type in (4, 15) then -num else num end)::int as num
    from mes2.warehouse_bill where status in (2, 3) group by 1 order by 1`);
  expect([
    { is: 1, num: (await list('warehouseReceipt', {})).sum.num },
    { is: 2, num: (await list('warehouseOut', {})).sum.num },
  ]).toEqual(counted);
  const { list: found } = await list('warehouseReceipt', { sql: `bill_no = '${bill.billNo}'` });
  expect(found).toHaveLength(1);
});

test('stock is what the ledger adds up to, and what the bills say', async () => {
  const cells = await story.server.query<{ kept: number; ledger: number; bills: number }>(sql`
    select s.num as kept,
      (select coalesce(sum(e.num), 0)::int from mes2.finished_ledger e where e.warehouse_id = s.warehouse_id
        and e.order_id = s.order_id and e.color_id = s.color_id and e.size_id = s.size_id and e.grade = s.grade) as ledger,
      (select coalesce(sum(case
            when h.direction = 1 and h.warehouse_id = s.warehouse_id then l.num
            when h.to_warehouse_id = s.warehouse_id then l.num
            when h.direction = 2 and h.warehouse_id = s.warehouse_id then -l.num else 0 end), 0)::int
        from mes2.warehouse_bill h join mes2.warehouse_bill_line l on l.bill_id = h.id
        where h.status = 2 and h.bill_type not in (4, 15) and h.order_id = s.order_id and l.color_id = s.color_id
          and l.size_id = s.size_id and l.grade = s.grade) as bills
    from mes2.finished_stock s`);
  expect(cells.length).toBeGreaterThan(4);
  for (const { kept, ledger, bills } of cells) expect([ledger, bills]).toEqual([kept, kept]);
});

test('somebody without the right, and another company, see and do nothing', async () => {
  const denied = await story.server.call('cx.worker', 'GET', '/mes2/warehouseReceipt/list', {});
  expect(denied.body.status).toBe(10401);
  const worker = await receive([line('L', 1)], {}, 'cx.worker');
  expect(worker.status).toBe(10401);
});
