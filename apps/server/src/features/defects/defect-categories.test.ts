import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { knownRecords } from '../../resources/testing/sample-records.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const ADMIN = 'acme.admin';
const LIST = '/mes2/qc/defectCategory/list';
const ONE = '/mes2/qc/defectCategory';

let server: TestServer;
let known: Record<string, string>;

beforeAll(async () => {
  server = await testServer();
  known = await knownRecords(server, ADMIN);
});
afterAll(() => server.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object = {}) =>
  (await server.call(ADMIN, method, path, input)).body;
const rows = async (): Promise<Record<string, unknown>[]> =>
  (await call('GET', LIST, { pageNum: 1, pageSize: 100 })).data.list;
const create = async (code: string) =>
  (await call('POST', ONE, { code, name: code, section: 3 })).data;

/** Defects of an item so many days ago. */
const found = async (badItemId: string, daysAgo: number, num: number, orderId = 1) =>
  server.query(sql`
    insert into mes2.defect_day (company_id, line_dept_id, work_date, order_id, bad_item_id, num, pieces)
    values (${await server.companyId('acme')}, 1, (app_now() at time zone 'Asia/Shanghai')::date - ${daysAgo}::int, ${orderId}, ${badItemId},
      ${num}, ${num})`);

test('the share is that of the last thirty days, today included', async () => {
  const other = await create('SHARE');
  const type = await call('POST', '/mes2/qc/badType', {
    ...{ code: 'SHARE', name: 'SHARE', defectCategoryId: other.id, sort: 1 },
  });
  const item = await call('POST', '/mes2/qc/badItem', {
    ...{ code: 'SHARE', name: 'SHARE', badTypeId: type.data.id },
    ...{ severity: 2, blame: 1, defaultDisposition: 1 },
  });
  const [first] = await server.query<{ id: string }>(sql`
    select id from mes2.bad_item where bad_type_id = ${known.badType} limit 1`);
  const known1 =
    first?.id ??
    (
      await call('POST', '/mes2/qc/badItem', {
        ...{ code: 'KNOWN1', name: 'KNOWN1', badTypeId: known.badType },
        ...{ severity: 2, blame: 1, defaultDisposition: 1 },
      })
    ).data.id;
  await found(item.data.id, 0, 1);
  await found(item.data.id, 29, 1);
  await found(item.data.id, 30, 50);
  await found(known1, 5, 4);
  const all = await rows();
  const shareOf = (id: unknown) => all.find((row) => row.id === id)?.share30d;
  expect(shareOf(other.id)).toBe('33.33');
  expect(shareOf(known.defectCategory)).toBe('66.67');
  expect(all.find(({ id }) => id === other.id)).toMatchObject({ badTypeCount: 1, badItemCount: 1 });
});

test('a category with types is disabled, not deleted', async () => {
  const { id, name, version } = (await rows()).find((row) => row.badTypeCount !== 0) ?? {};
  expect(await call('DELETE', ONE, { id, version })).toMatchObject({
    status: 10202,
    data: `疵点大类 ${String(name)} 已被1个不良类型使用，只能停用`,
  });
});

test('a code is taken whatever spaces stand around it, and has letters, digits and hyphens', async () => {
  await create('缝制-1');
  expect(await call('POST', ONE, { code: ' 缝制-1 ', name: 'X', section: 3 })).toMatchObject({
    status: 10009,
    data: '编码已存在：缝制-1',
  });
  expect((await call('POST', ONE, { code: 'A/1', name: 'X', section: 3 })).status).toBe(10009);
});

test('a new category stands last, and the log says who put them in order', async () => {
  const { id } = await create('LAST');
  const ids = (await rows()).map((row) => row.id);
  expect(ids.at(-1)).toBe(id);
  expect((await call('PUT', `${ONE}/sort`, { ids: ids.toReversed() })).status).toBe(200);
  expect((await create('LAST-2')).sort).toBe(ids.length + 1);
  const [log] = await server.query<{ count: number }>(sql`
    select count(*)::int as count from mes2.biz_log
    where biz_type = 'defect_category' and action = 'sort'`);
  expect(log?.count).toBe(1);
});

test('of two who sort what they both saw, the second reads who was faster', async () => {
  const before = (await rows()).map((row) => row.id);
  const sort = (ids: readonly unknown[]) => call('PUT', `${ONE}/sort`, { ids, before });
  const one = [...before.slice(1), before[0]];
  expect((await sort(one)).status).toBe(200);
  const refused = await sort(before.toReversed());
  expect([refused.status, refused.data]).toEqual([
    10102,
    expect.stringMatching(/^疵点大类的顺序 已被 .+ 于 [\d:]+ 修改，请核对后重试$/),
  ]);
  expect((await rows()).map((row) => row.id)).toEqual(one);
  await create('SORT-NEW');
  const added = await call('PUT', `${ONE}/sort`, { ids: one.toReversed(), before: one });
  expect(added.status).toBe(10102);
});

test('an order that names one category twice and another not at all is refused', async () => {
  const [first, ...others] = (await rows()).map((row) => row.id);
  const refused = await call('PUT', `${ONE}/sort`, { ids: [...others, others[0]] });
  expect(refused).toMatchObject({ status: 10009, data: '请提交全部疵点大类的顺序' });
  expect((await rows())[0]?.id).toBe(first);
});

test('types are listed in the order of their categories', async () => {
  const ids = (await rows()).map((row) => row.id);
  await call('PUT', `${ONE}/sort`, { ids: ids.toReversed() });
  const { list } = (await call('GET', '/mes2/qc/badType/list', { pageNum: 1, pageSize: 100 })).data;
  const order = (list as { defectCategoryId: string }[]).map(
    ({ defectCategoryId }) => defectCategoryId,
  );
  const places = order.map((id) => ids.toReversed().indexOf(id));
  expect(places).toEqual(places.toSorted((one, two) => one - two));
  expect(new Set(order).size).toBeGreaterThan(1);
});

test('the order of one company is nothing to another', async () => {
  const ids = (await rows()).map((row) => row.id);
  const other = await server.call('rival.admin', 'PUT', `${ONE}/sort`, { ids });
  expect(other.body.status).toBe(10009);
});

test('the standard library adds no second record for a code in another spelling or out of use', async () => {
  const own = await create('ｃｕｔ');
  const off = await create('MAT');
  await call('PUT', ONE, { ...pick(off), delFlag: '1' });
  const { data } = await call('POST', '/mes2/qc/badItem/init', {});
  expect(data.okNum).toBeGreaterThan(0);
  const codes = (await rows()).map(({ code }) => String(code).normalize('NFKC').toUpperCase());
  for (const code of ['CUT', 'MAT']) expect(codes.filter((each) => each === code)).toEqual([code]);
  const { badTypeCount } = (await rows()).find(({ id }) => id === own.id) ?? {};
  expect(badTypeCount).toBe(1);
  expect((await rows()).find(({ id }) => id === off.id)).toMatchObject({ badTypeCount: 0 });
});

const pick = ({ id, version, code, name, section }: Record<string, unknown>) => ({
  ...{ id, version, code, name, section },
});
