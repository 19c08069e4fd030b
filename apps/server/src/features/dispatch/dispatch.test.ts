import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, type Sql, sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string; version: number };
let types: { sewing: string; outside: string; open: string };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/assignmentOrder/${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
  const rows = await fresh.server.query<{ id: string }>(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource) values
      (${fresh.staff.companyId}, 'SEW', '缝制', 3, 0), (${fresh.staff.companyId}, 'OUT', '外发', 7, 1),
      (${fresh.staff.companyId}, 'OPEN', '外加工', null, 1) returning id`);
  types = { sewing: rows[0]?.id ?? '', outside: rows[1]?.id ?? '', open: rows[2]?.id ?? '' };
});
afterAll(() => fresh.server.close());

const body = (num: number, more: object = {}) => ({
  orderId: order.id,
  pgdTypeId: types.sewing,
  section: 3,
  targetType: 2,
  targetId: fresh.staff.lines[2]?.id,
  num,
  lines: [],
  planStartDate: fresh.day(2),
  planEndDate: fresh.day(9),
  ...more,
});
const create = async (num: number, more: object = {}) =>
  (await call('POST', path('insert'), body(num, more))).data;
const issue = async (...ids: string[]) => (await call('POST', path('issue'), { ids })).data;
const step = (
  name: string,
  { id, version }: { id: string; version: number },
  more = {},
  who = 'cx.admin',
) => call('PUT', path(name), { id, version, ...more }, who);
const row = async (id: string) =>
  (await call('GET', path('list'), { pageSize: 100 })).data.list.find(
    (each: { id: string }) => each.id === id,
  );

test('a total is spread over colours and sizes as they were ordered', async () => {
  const made = await create(700);
  expect(made).toMatchObject({
    status: 0,
    num: 700,
    assignNo: expect.stringMatching(/^PG\d{4}-1$/),
  });
  const lines = made.lines.map(({ colorName, sizeName, num }: Record<string, unknown>) => [
    colorName,
    sizeName,
    num,
  ]);
  expect(lines).toContainEqual(['黑色', 'M', 133]);
  expect(made.lines.reduce((sum: number, { num }: { num: number }) => sum + num, 0)).toBe(700);
  await step('cancel', made, { reason: 'x' });
});

test('heads and lines that cannot be are refused in words', async () => {
  const refused = async (more: object) => (await call('POST', path('insert'), body(10, more))).data;
  const line = {
    colorId: fresh.basics.color('BLK'),
    sizeId: fresh.basics.size('MEN', 'M'),
    num: 9,
  };
  expect(await refused({ lines: [line] })).toBe('颜色尺码合计9≠派工数10');
  expect(await refused({ section: 4 })).toBe('工段无效');
  expect(await refused({ planEndDate: fresh.day(1) })).toBe('计划结束不能早于计划开始');
  expect(await refused({ targetId: '1' })).toBe('承接方不存在');
  const outside = {
    pgdTypeId: types.outside,
    section: 7,
    targetType: 4,
    targetId: fresh.basics.factoryId,
  };
  expect(await refused(outside)).toBe('请输入外发单价');
  expect(await refused({ ...outside, targetType: 2 })).toMatch(/^去向类型须是外发组或工厂/);
  const inside = { targetType: 4, targetId: fresh.basics.factoryId, unitPrice: '5' };
  expect(await refused(inside)).toMatch(/^去向类型须是车间或产线/);
});

test('a group is given a section that it does, when the dispatch is saved and when it is issued', async () => {
  const [group] = await fresh.server.query<{ id: string }>(sql`
    insert into mes2.subcontract_group (company_id, code, name, process_sections, price_factor)
    values (${fresh.staff.companyId}, 'PRINT', '华兴印花', '{2}', 1) returning id`);
  const target = { pgdTypeId: types.open, targetType: 3, targetId: group?.id, unitPrice: '5' };
  const refusal = '外发组华兴印花不做缝制，请改选做缝制的外发组';
  expect(await create(10, target)).toBe(refusal);
  const made = await create(10, { ...target, section: 2 });
  expect(made).toMatchObject({ status: 0, section: 2 });
  const { id, version } = made;
  const { orderId: _order, ...change } = body(10, target);
  expect((await call('PUT', path('update'), { ...change, id, version })).data).toBe(refusal);

  await fresh.server.query(sql`
    update mes2.subcontract_group set process_sections = '{4}' where id = ${group?.id}`);
  expect((await issue(id)).fails).toEqual([
    { id, text: '外发组华兴印花不做裁片处理，请改选做裁片处理的外发组' },
  ]);
  await step('cancel', made, { reason: 'x' });
});

test('a section is handed out up to the order and its tolerance, and not a piece beyond', async () => {
  const [first, second, third] = [await create(1500), await create(700), await create(6)];
  expect(await issue(first.id, second.id)).toEqual({ okIds: [first.id, second.id], fails: [] });
  // ⌊2100 × 1.05⌋ = 2205
  expect((await issue(third.id)).fails).toEqual([
    { id: third.id, text: '派工数量超出：缝制段可派5件，本次6件' },
  ]);
  expect((await issue(first.id)).fails[0].text).toMatch(/^派工单PG\d{4}-\d+已下达，不能下达$/);
  const { data } = await call('GET', path('remain'), { orderId: order.id });
  expect(data.sections.find(({ section }: { section: number }) => section === 3)).toEqual({
    section: 3,
    maxNum: 2205,
    dispatchedNum: 2200,
  });
  expect(data.cells).toHaveLength(5 * 8);
});

test('a dispatch is accepted by its side, finished short with a reason, or cancelled before its first piece', async () => {
  const { data } = await call('GET', path('list'), { sql: 'num_num = 1500' });
  const [issued] = data.list;
  const edit = { ...body(1500), version: issued.version, id: issued.id } as Record<string, unknown>;
  const { orderId: _order, ...change } = edit;
  expect((await call('PUT', path('update'), change)).data).toMatch(/已下达，不能修改$/);
  const accepted = await step('accept', issued);
  expect(accepted.data).toMatchObject({ status: 2, acceptBy: '王芳' });
  const { data: whole } = await call('GET', '/saas/order/getOrderById', { id: order.id });
  expect(whole.status).toBe(2);
  expect(await step('accept', issued)).toMatchObject({ status: 10102 });
  expect((await step('finish', accepted.data, { doneNum: 24 })).data).toMatch(
    /完成24，未达1500，请填写原因$/,
  );
  await fresh.server.query(
    sql`update mes2.dispatch_order set done_num = 24 where id = ${issued.id}`,
  );
  expect(await step('cancel', accepted.data, { reason: 'x' })).toMatchObject({
    status: 10202,
    data: '派工单已完成24件，不能取消',
  });
  const done = await step('finish', accepted.data, { doneNum: 24, reason: '改派' });
  expect(done.data).toMatchObject({ status: 3, doneNum: 24, donePct: '1.60' });
  expect((await step('finish', done.data, { doneNum: 24, reason: 'x' })).data).toMatch(
    /已完成，不能完成$/,
  );
});

test('a suspended order is not dispatched', async () => {
  const made = await create(5);
  await fresh.server.query(sql`update mes2.production_order set status = 5 where id = ${order.id}`);
  expect((await issue(made.id)).fails[0].text).toBe('订单已暂停，不能派工');
  expect((await call('POST', path('insert'), body(5))).data).toBe('订单已暂停，不能派工');
  await fresh.server.query(sql`update mes2.production_order set status = 2 where id = ${order.id}`);
  expect(await row(made.id)).toMatchObject({ status: 0 });
});

test('a draft keeps its type and its side after these were disabled, a new one does not choose them', async () => {
  const insert = (table: 'subcontract_group' | 'dispatch_type', row: Sql) =>
    fresh.server.query<{ id: string }>(
      sql`insert into ${ident(`mes2.${table}`)} ${row} returning id`,
    );
  const [group] = await insert(
    'subcontract_group',
    sql`(company_id, code, name, process_sections, price_kind, price_factor)
      values (${fresh.staff.companyId}, 'G-OFF', '将停用的组', '{7}', 1, 1)`,
  );
  const [type] = await insert(
    'dispatch_type',
    sql`(company_id, code, name, section, is_outsource)
      values (${fresh.staff.companyId}, 'T-OFF', '将停用的类型', 7, 1)`,
  );
  const outside = {
    ...{ pgdTypeId: type?.id, section: 7, targetType: 3, targetId: group?.id, unitPrice: '5' },
  };
  const disable = (table: string, id: string | undefined) =>
    fresh.server.query(sql`update ${ident(table)} set del_flag = '1' where id = ${id}`);
  const made = await create(5, outside);

  await disable('mes2.dispatch_type', type?.id);
  expect(await create(5, outside)).toBe('派工单类型不存在');
  await disable('mes2.subcontract_group', group?.id);
  const other = { ...outside, pgdTypeId: types.outside };
  expect(await create(5, other)).toBe('承接方不存在');

  const { orderId: _order, ...typed } = body(7, outside) as Record<string, unknown>;
  const { data } = await call('PUT', path('update'), { ...typed, id: made.id, version: 0 });
  expect(data).toMatchObject({ num: 7, pgdTypeName: '将停用的类型', targetName: '将停用的组' });
});
