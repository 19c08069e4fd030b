import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { carryOutTransfers } from './public.ts';

let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
let companyId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await testServer({ clock: () => now });
  companyId = await server.companyId('acme');
  await server.query(sql`
    insert into mes2.work_calendar (company_id, name, year) values (${companyId}, 'Year', 2026)`);
});
afterAll(() => server.close());

const admin: (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  input?: object,
) => ReturnType<TestServer['call']> = (...parts) => server.call('acme.admin', ...parts);
const add = async (name: string, deptType: number, parentId?: string) => {
  const answer = await admin('POST', '/amc/depts', { name, code: name, deptType, parentId });
  ids[name] = answer.body.data.id;
  return answer.body;
};
const paths = () =>
  server.query<{ name: string; path: string }>(sql`
    select name, path from amc.department where company_id = ${companyId} and del_flag = '0' order by id`);
const personId = async (no: string) =>
  (
    await server.query<{ id: string }>(sql`
      select id from amc.company_member where company_id = ${companyId} and employee_no = ${no}`)
  )[0]?.id ?? '';

test('a sewing line is born with the profile the planner schedules by', async () => {
  await add('Works', 2);
  await add('Shop', 3, ids.Works);
  expect((await add('L1', 5, ids.Shop)).data).toMatchObject({ parentId: ids.Shop, isLeaf: true });
  const lines = (await admin('GET', '/mes2/line/list')).body.data.list;
  expect(lines).toMatchObject([{ deptName: 'L1', lineType: 2, defaultEffPct: '100.00' }]);
  expect((await add('ｌ1', 9)).data).toBe('编码已存在：L1');
});

test('a department moves with everything below it, never under itself', async () => {
  await add('Hall', 3, ids.Works);
  const shop = { id: ids.Shop, version: 0, name: 'Shop', code: 'Shop', deptType: 3 };
  const moved = await admin('PATCH', '/amc/depts', { ...shop, parentId: ids.Hall });
  expect(moved.body.data).toMatchObject({ parentId: ids.Hall, version: 1 });
  expect((await paths()).find(({ name }) => name === 'L1')?.path).toBe(
    `/${ids.Works}/${ids.Hall}/${ids.Shop}/${ids.L1}/`,
  );
  const circle = { id: ids.Hall, version: 0, name: 'Hall', code: 'Hall', deptType: 3 };
  expect((await admin('PATCH', '/amc/depts', { ...circle, parentId: ids.L1 })).body).toMatchObject({
    status: 10202,
    data: '不能移动到自己的下级',
  });
  expect((await admin('PATCH', '/amc/depts', { ...shop })).body.status).toBe(10102);
});

test('people are transferred from a day on, and what went before stays with the old department', async () => {
  const worker = await personId('3');
  const transfer = (deptId: string | undefined, fromDate: string) =>
    admin('POST', '/amc/deptUser', { employeeIds: [worker], deptId, isMain: 1, fromDate });
  expect((await transfer(ids.L1, '2026-06-01')).body.data).toMatchObject([
    { deptName: 'L1', employeeNo: '3', fromDate: '2026-06-01', toDate: null },
  ]);
  await transfer(ids.Hall, '2026-06-10');
  const history = (await admin('GET', '/amc/deptUser', { employeeId: worker })).body.data;
  expect(history).toMatchObject([
    { deptName: 'Hall', toDate: null },
    { deptName: 'L1', toDate: '2026-06-09' },
  ]);
  expect((await transfer(ids.L1, '2026-06-05')).body.status).toBe(10009);
  expect((await admin('DELETE', `/amc/depts/${ids.Hall}`)).body.status).toBe(10202);
  await transfer(ids.L1, '2026-06-10');
  expect((await admin('GET', '/amc/deptUser', { deptId: ids.L1 })).body.data).toHaveLength(2);
});

test('a transfer of a later day takes place on that day', async () => {
  const worker = await personId('2');
  const deptOf = async () =>
    (
      await server.query<{ deptId: string | null }>(sql`
        select dept_id from amc.company_member where id = ${worker}`)
    )[0]?.deptId;
  const before = await deptOf();
  const body = { employeeIds: [worker], deptId: ids.Hall, isMain: 1, fromDate: '2026-06-12' };
  await admin('POST', '/amc/deptUser', body);
  now = new Date('2026-06-11T04:00:00Z');
  expect(await carryOutTransfers(server.services)).toBe(0);
  expect(await deptOf()).toBe(before);
  now = new Date('2026-06-12T04:00:00Z');
  expect(await carryOutTransfers(server.services)).toBe(1);
  expect(await deptOf()).toBe(ids.Hall);
  expect(await carryOutTransfers(server.services)).toBe(0);
  const listed = (await admin('GET', '/amc/users/companyUserInfo', { deptId: ids.Works })).body;
  expect(listed.data.list.map((row: { employeeNo: string }) => row.employeeNo)).toContain('2');
  const depts = (await admin('GET', '/amc/depts')).body.data;
  const counted = depts.find(({ id }: { id: string }) => id === ids.Hall);
  expect(counted.peopleNum).toBe(1);
  now = new Date('2026-06-10T04:00:00Z');
});

test('the heads of a department are replaced as a whole', async () => {
  const [leader, worker] = [await personId('2'), await personId('3')];
  const save = (managers: object[]) =>
    admin('POST', '/amc/deptManager', { deptId: ids.L1, managers });
  await save([{ employeeId: worker }, { employeeId: leader, manageGroup: 'A' }]);
  expect((await save([{ employeeId: leader, manageGroup: 'B' }])).body.data).toMatchObject([
    { employeeId: leader, manageGroup: 'B', deptName: 'L1' },
  ]);
  expect((await admin('GET', '/amc/deptManagers', { deptId: ids.L1 })).body.data).toHaveLength(1);
  expect((await save([{ employeeId: ids.L1 }])).body.status).toBe(10009);
});

test('a department goes when nobody is in it, nothing below it and nothing planned on it', async () => {
  const refusal = async (id: string | undefined) =>
    (await admin('DELETE', `/amc/depts/${id}`)).body.data;
  expect(await refusal(ids.Works)).toBe('请先删除或移走1个下级');
  expect(await refusal(ids.L1)).toBe('部门“L1”有1名员工，不能删除');
  await add('L2', 5, ids.Works);
  expect(await refusal(ids.L2)).toBe(true);
  expect(await refusal(ids.L2)).toBe('部门不存在');
  expect((await admin('GET', '/mes2/line/list')).body.data.total).toBe(1);
});

test('a leader without the right changes nothing, and other companies see nothing', async () => {
  const body = { name: 'X', code: 'X', deptType: 9 };
  expect((await server.call('acme.leader', 'POST', '/amc/depts', body)).body.status).toBe(10401);
  const foreign = await server.call('rival.admin', 'DELETE', `/amc/depts/${ids.L1}`);
  expect(foreign.body.status).toBe(10009);
});
