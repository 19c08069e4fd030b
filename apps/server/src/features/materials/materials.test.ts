import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let store: string;
let label: string;
let request = 0;
const requestId = () => `material-request-${++request}`;
/** Nobody approves his own request. */
const MANAGER = 'cx.manager';

beforeAll(async () => {
  story = await storyServer();
  const { companyId } = story.staff;
  await story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m, amc.job j
    where m.company_id = ${companyId} and m.id = ${story.staff.member('manager').id}
      and j.company_id = m.company_id and j.code = 'admin'`);
  label = story.basics.material('LBL-MAIN');
  const [row] = await story.server.query<{ id: string }>(
    sql`select id from ccm.warehouse where code = 'TRM'`,
  );
  store = row?.id ?? '';
  await story.server.query(sql`delete from mes2.order_bom where fabric_part is null`);
  await story.server.query(sql`
    insert into mes2.order_bom (company_id, order_id, material_id, usage_num, unit_code, need_num, seq_no)
    values (${companyId}, ${story.story.order.id}, ${label}, 1, 'PC', 142, 90)`);
  await story.server.query(sql`
    insert into mes2.material_stock (company_id, warehouse_id, material_id, lot_no, num, create_date)
    values (${companyId}, ${store}, ${label}, 'L1', 60, app_now() - interval '2 days'),
      (${companyId}, ${store}, ${label}, 'L2', 40, app_now())`);
});
afterAll(() => story.server.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const ask = (reqNum: string, more: object = {}) =>
  call('POST', 'materialRequisition/insert', {
    orderId: story.story.order.id,
    deptId: story.staff.lines[0]?.id,
    reqType: 1,
    lines: [{ materialId: label, reqNum }],
    ...more,
  });
type Row = { id: string; version: number; reqNo: string; lines: { id: string }[] };
const approve = (ids: string[], more: object = {}, who = MANAGER) =>
  call('POST', 'materialRequisition/approve', { ids, agree: true, ...more }, who);
const step = (
  verb: 'issue' | 'return',
  row: Row,
  version: number,
  num: string,
  more: object = {},
) =>
  call('PUT', `materialRequisition/${verb}`, {
    id: row.id,
    version,
    requestId: requestId(),
    warehouseId: store,
    lines: [{ lineId: row.lines[0]?.id, num }],
    ...more,
  });

test('the bill says what may still be drawn', async () => {
  const { data } = await call('GET', 'materialRequisition/bomRemain', {
    orderId: story.story.order.id,
  });
  expect(data).toMatchObject([
    { materialCode: 'LBL-MAIN', needNum: '142.0000', stockNum: '100.000' },
  ]);
});

test('more than the bill leaves is an over-issue with a reason, and pieces are whole', async () => {
  expect((await ask('150')).data).toMatch(/^主唛 超BOM需求8.*，请改为超领并填写原因$/);
  expect((await ask('150', { reqType: 2 })).data).toBe('请输入超领原因');
  expect((await ask('1.5')).data).toBe('申请数无效');
  const over = await ask('150', { reqType: 2, reason: '补损耗' });
  expect(over.data).toMatchObject({ overNum: 1, status: 0, materialText: '主唛' });
  const remove = () =>
    call('PUT', 'materialRequisition/void', {
      id: over.data.id,
      version: over.data.version,
      reason: '重开',
    });
  expect((await remove()).data).toMatchObject({ status: 9 });
  expect((await remove()).status).toBe(10102);
});

test('asked, approved by another, issued from the oldest lot, returned: stock and bill agree', async () => {
  const row: Row = (await ask('70')).data;
  expect(row.reqNo).toMatch(/^LL\d{4}-\d+$/);
  expect((await step('issue', row, row.version, '70')).data).toBe(
    `领料单${row.reqNo}草稿，不能发料`,
  );
  const own = await approve([row.id], {}, 'cx.admin');
  expect(own.data.fails[0].text).toBe('不能审批自己提交的领料单');
  expect((await approve([row.id])).data.okIds).toEqual([row.id]);
  const version = row.version + 1;
  expect((await step('issue', row, version, '71')).data).toBe('主唛 发料数须大于0且不超过70');
  const part = await step('issue', row, version, '65');
  expect(part.data).toMatchObject({
    status: 2,
    lines: [{ issuedNum: '65.000', stockNum: '35.000' }],
  });
  const whole = await step('issue', row, version + 1, '5');
  expect(whole.data).toMatchObject({ status: 3 });
  expect((await step('return', row, version + 2, '80')).data).toBe('主唛 退回数不能大于70');
  const back = await step('return', row, version + 2, '20', { reason: '多领' });
  expect(back.data.lines[0]).toMatchObject({ returnNum: '20.000' });
  const ledger = await call('GET', 'materialLedger/list', { materialId: label, pageSize: 20 });
  const moves = ledger.data.list.map(
    ({ num, lotNo }: { num: string; lotNo: string }) => `${num} ${lotNo}`,
  );
  expect(moves.sort()).toEqual(['-5.000 L2', '-5.000 L2', '-60.000 L1', '20.000 null']);
  const [bill] = await story.server.query(sql`
    select issued_num, return_num from mes2.order_bom where material_id = ${label}`);
  expect(bill).toEqual({ issuedNum: '70.0000', returnNum: '20.0000' });
  const list = await call('GET', 'materialRequisition/list', { pageSize: 20 });
  expect(list.data.list.filter(({ reqType }: { reqType: number }) => reqType === 3)).toHaveLength(
    1,
  );
});

test('a refused requisition keeps its reason and is void', async () => {
  const row: Row = (await ask('10')).data;
  expect((await approve([row.id], { agree: false })).data.fails[0].text).toBe('请填写退回原因');
  expect((await approve([row.id], { agree: false, opinion: '先用库存' })).data.okIds).toEqual([
    row.id,
  ]);
  expect((await approve([row.id])).data.fails[0].text).toBe(`领料单${row.reqNo}作废，不能审批`);
});

test('the report shows what is missing and when it comes', async () => {
  const report = async () =>
    (
      await call('GET', 'report/materialReport', { orderNo: 'SO2403017', pageSize: 50 })
    ).data.list.find(({ materialId }: { materialId: string }) => materialId === label);
  expect(await report()).toMatchObject({ needNum: '142.0000', gapNum: '92.0000', etaDate: null });
  const eta = (etaDate: string, colorId?: string | undefined) =>
    call('PUT', 'materialReport/eta', {
      orderId: story.story.order.id,
      materialId: label,
      etaDate,
      ...(colorId && { colorId }),
    });
  expect((await eta('2026-12-01')).data).toBe(true);
  // The bill asks for the label whatever the colour: of one colour nobody reads the day.
  expect(await eta('2026-12-02', story.bill(2).colors[0]?.colorId)).toMatchObject({
    ...{ status: 10009, data: '物料不存在' },
  });
  await eta('2026-12-05');
  expect(await report()).toMatchObject({ etaDate: '2026-12-05' });
});

test('the report adds what is counted in one unit, never metres and pieces', async () => {
  const report = async (more: object = {}) =>
    (await call('GET', 'report/materialReport', { orderNo: 'SO2403017', pageSize: 50, ...more }))
      .data;
  const units = new Set(
    (await report()).list.map(({ unitCode }: { unitCode: string }) => unitCode),
  );
  expect(units.size).toBeGreaterThan(1);
  const none = { needNum: null, issuedNum: null, overNum: null, returnNum: null, gapNum: null };
  expect((await report()).sum).toEqual(none);
  expect((await report({ materialType: 5 })).sum).toMatchObject({ needNum: '142.0000' });
});

test('fabric that is asked for by weight is fed by weight, in the colour that goes with the garment', async () => {
  const { companyId } = story.staff;
  const { id: orderId, style } = story.story.order;
  const cloth = story.basics.material(style.fabric.code);
  const [black, navy] = story.bill(2).colors.map(({ colorId }) => colorId);
  await story.server.query(sql`
    update ccm.material set gsm = 180, width_cm = 180 where id = ${cloth}`);
  await story.server.query(sql`
    delete from mes2.order_bom where order_id = ${orderId} and material_id = ${cloth}`);
  await story.server.query(sql`
    insert into mes2.order_bom (company_id, order_id, material_id, color_id, fabric_part, is_main, usage_num, unit_code,
      need_num, seq_no)
    values (${companyId}, ${orderId}, ${cloth}, ${black}, 1, 1, 0.283, 'KG', 20, 10)`);
  await story.server.query(sql`
    insert into mes2.order_color_matching (company_id, order_id, garment_color_id, part_name, material_id, material_color_id)
    values (${companyId}, ${orderId}, ${black}, '大身', ${cloth}, ${navy})
    on conflict (company_id, order_id, garment_color_id, part_name)
      do update set material_color_id = excluded.material_color_id`);
  await story.server.query(sql`delete from mes2.feeding_slip_line`);
  await story.server.query(sql`
    with slip as (
      insert into mes2.feeding_slip (company_id, feeding_no, order_id, fabric_part, plan_len, status)
      values (${companyId}, 'TL-KG', ${orderId}, 1, 50, 2) returning id)
    insert into mes2.feeding_slip_line (company_id, feeding_id, fabric_roll_id, len, received_len)
    select ${companyId}, slip.id, r.id, 50, 50 from slip, mes2.fabric_roll r where r.roll_no = 'R0405'`);
  const { data } = await call('GET', 'report/materialReport', {
    orderNo: 'SO2403017',
    pageSize: 50,
  });
  const row = data.list.find(({ materialId }: { materialId: string }) => materialId === cloth);
  // 50 m of 1.80 m at 180 g/m² weigh 16.2 kg.
  expect(row).toMatchObject({
    unitCode: 'KG',
    needNum: '20.0000',
    issuedNum: '16.2000',
    gapNum: '3.8000',
  });
});
