import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { accessChanged } from './access-changed.ts';

let server: TestServer;
let acme: string;
let rival: string;
beforeAll(async () => {
  server = await testServer();
  acme = await server.companyId('acme');
  rival = await server.companyId('rival');
});
afterAll(() => server.close());

const call: TestServer['call'] = (...parts) => server.call(...parts);
test('a company of others is refused, however it is written', async () => {
  const foreign = { status: 12021, data: '您不属于该公司' };
  const as = (company: string) => call('acme.leader', 'GET', '/amc/tasks/list', {}, { company });
  expect((await as(acme)).body.status).toBe(200);
  for (const company of [rival, '999', 'x', '1; drop', '-2', ' '])
    expect((await as(company)).body).toMatchObject(foreign);
});

test('a person of two companies gets the one of the header, and the default one without', async () => {
  await server.query(sql`insert into amc.department (company_id, name, code, dept_type) values
    (${acme}, 'A', 'A', 3), (${rival}, 'R', 'R', 3)`);
  const codes = async (company?: string) =>
    (await call('both', 'GET', '/amc/depts', {}, company ? { company } : {})).body.data.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes()).toEqual(['A']);
  expect(await codes(rival)).toEqual(['R']);
});

test('the pseudo-company reaches the account and nothing of a company', async () => {
  const own = (path: string) => call('acme.admin', 'GET', path, {}, { company: '-1' });
  expect((await own('/amc/getUserCompany')).body.data.at(-1)).toMatchObject({
    id: '-1',
    name: '我的应用',
  });
  expect((await own('/amc/apply/menus')).body.data).toEqual([]);
  expect((await own('/mes2/reduce/list')).body.status).toBe(10401);
});

test('a removed member is refused at once, without waiting for the cache', async () => {
  const asBoth = () => call('both', 'GET', '/amc/depts', {}, { company: rival });
  expect((await asBoth()).body.status).toBe(200);
  await server.engine.system(async (tx) => {
    await tx.run(sql`update amc.company_member set status = 2
      where company_id = ${rival} and employee_name = 'both'`);
    await accessChanged(tx);
  });
  await expect.poll(async () => (await asBoth()).body.status).toBe(12021);
});

test('a screen needs its page in the menu, a button its key; the name is in the refusal', async () => {
  expect((await call('acme.worker', 'GET', '/mes2/reduce/list')).body).toMatchObject({
    status: 10401,
    data: expect.stringMatching(/^没有权限：/),
  });
  expect((await call('acme.leader', 'GET', '/mes2/reduce/list')).body.status).toBe(200);
  const unsubmit = await call('acme.leader', 'PUT', '/mes2/reduce/unsubmit', {});
  expect(unsubmit.body.status).toBe(10401);
});

test('a right that was taken from one person is gone, whatever the job says', async () => {
  await server.engine.system(async (tx) => {
    await tx.run(sql`
      insert into amc.user_permission (company_id, employee_id, menu_id, effect)
      select ${acme}, m.id, p.id, 2 from amc.company_member m, amc.menu p
      where m.employee_name = 'acme.leader' and p.code = '/mes/reduceBed/addReduceBedBill'`);
    await accessChanged(tx);
  });
  const pages = async () =>
    (await call('acme.leader', 'GET', '/amc/apply/menus')).body.data.map(
      ({ code }: { code: string }) => code,
    );
  expect(await pages()).toContain('/mes/reduceBed/reduceBedList');
  expect(await pages()).not.toContain('/mes/reduceBed/addReduceBedBill');
});

test('a company that is being closed can be read and not changed', async () => {
  const close = (flag: string) =>
    server.engine.system(async (tx) => {
      await tx.run(sql`update amc.company set del_flag = ${flag} where id = ${rival}`);
      await accessChanged(tx);
    });
  await close('2');
  const change = () => call('rival.admin', 'PUT', '/mes2/reduce/submit', {});
  await expect.poll(async () => (await change()).body.data).toBe('公司注销中，不能修改');
  expect((await call('rival.admin', 'GET', '/amc/depts')).body.status).toBe(200);
  await close('0');
});

test('a person whose account is being deleted reaches the account and nothing else', async () => {
  const flag = (value: string) =>
    server.engine.system(async (tx) => {
      await tx.run(sql`update amc.app_user set del_flag = ${value} where username = 'rival.admin'`);
      await accessChanged(tx);
    });
  await server.token('rival.admin');
  await flag('2');
  const depts = () => call('rival.admin', 'GET', '/amc/depts');
  await expect.poll(async () => (await depts()).body.status).toBe(10401);
  expect((await call('rival.admin', 'GET', '/amc/getUserInfo')).body.data.delFlag).toBe('2');
  await flag('1');
  await expect.poll(async () => (await depts()).http).toBe(401);
  await flag('0');
});
