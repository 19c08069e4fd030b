import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessChanged } from '../access/access-changed.ts';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

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
const raw = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, more: object = {}) =>
  server.runtime.app.inject({ method, url, ...more });
const asLeader = async () => ({ authorization: `Bearer ${await server.token('acme.leader')}` });

test('answers 404 to an address it does not know and 405 to a method', async () => {
  expect(await call('acme.leader', 'GET', '/amc/nothing')).toMatchObject({
    http: 404,
    body: { status: 404, message: '请求地址未找到', data: null },
  });
  const answer = await call('acme.leader', 'PATCH', '/amc/tasks', {});
  expect(answer).toMatchObject({
    http: 405,
    body: { status: 405 },
    headers: { allow: 'POST, PUT' },
  });
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'lets %s on a guarded path pass nobody without a token',
  async (method) => {
    const answer = await raw(method, '/mes2/reduce/list');
    expect([401, 405]).toContain(answer.statusCode);
  },
);

test('carries a request id and the security headers on every kind of answer', async () => {
  for (const url of [
    '/amc/open/platformConfig',
    '/nothing',
    '/health/live',
    '/login',
    '/amc/getUserInfo',
  ]) {
    const { headers } = await raw('GET', url);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
  }
});

test('refuses a body that is too large, too deep, no JSON, or of another type', async () => {
  const headers = await asLeader();
  const send = (payload: string, type = 'application/json') =>
    raw('POST', '/amc/tasks', { payload, headers: { ...headers, 'content-type': type } });
  expect((await send(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
  expect((await send(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).json().status).toBe(10009);
  expect((await send('{"tips":')).json().status).toBe(10009);
  expect((await send('{"__proto__":{"a":1}}')).json().status).toBe(10009);
  expect((await send('')).json()).toMatchObject({ status: 10009 });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await send('{}', type)).statusCode).toBe(415);
});

test.each([
  [{ taskEndDate: '2026-12-01 10:00:00' }, '请填写待办内容'],
  [{ tips: '   ', taskEndDate: '2026-12-01 10:00:00' }, '请填写待办内容'],
  [{ tips: 'x', taskEndDate: '2026-02-30 10:00:00' }, '结束时间无效'],
  [{ tips: 'x', taskEndDate: '2026-12-01T10:00:00Z' }, '结束时间无效'],
  [{ tips: 1, taskEndDate: '2026-12-01 10:00:00' }, '待办内容无效'],
  [{ tips: 'x', taskEndDate: '2026-12-01 10:00:00', status: 1 }, 'status无效'],
  [{ tips: 'x', taskEndDate: '2026-12-01 10:00:00', companyId: '1' }, 'companyId无效'],
])('names the first wrong field of %j', async (body, text) => {
  expect((await call('acme.leader', 'POST', '/amc/tasks', body)).body).toEqual({
    status: 10009,
    message: text,
    data: text,
  });
});

test.each(['0', '-1', 'abc', '1.5', '1&pageNum=2'])('refuses pageNum=%s', async (pageNum) => {
  const answer = await raw('GET', `/amc/tasks/list?pageNum=${pageNum}`, {
    headers: await asLeader(),
  });
  expect(answer.json()).toMatchObject({ status: 10009 });
});

test('a company that is not mine is refused, whoever names it', async () => {
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

const todo = { tips: 'call the dye house', taskEndDate: '2026-12-01 10:00:00' };
const create = (key: string, body: object = todo, who = 'acme.leader') =>
  call(who, 'POST', '/amc/tasks', body, { headers: { 'idempotency-key': key } });

test('a creation that is sent twice happens once and answers the same', async () => {
  const first = await create('key-00000001');
  const again = await create('key-00000001');
  expect(first.body.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const rows = await server.query(sql`select id from amc.todo where id = ${first.body.data.id}`);
  expect(rows).toHaveLength(1);
});

test('copies that are sent side by side happen once', async () => {
  const copies = await Promise.all(Array.from({ length: 12 }, () => create('key-00000002')));
  expect(new Set(copies.map(({ body }) => body.data.id)).size).toBe(1);
});

test('a key with another body is refused; the key of somebody else is another key', async () => {
  await create('key-00000003');
  const other = await create('key-00000003', { ...todo, tips: 'something else' });
  expect(other.body).toMatchObject({
    status: 10009,
    data: expect.stringContaining('key-00000003'),
  });
  const theirs = await create('key-00000003', { ...todo, tips: 'something else' }, 'acme.worker');
  expect(theirs.body.status).toBe(200);
});

test('a creation that was refused may be tried again with its key', async () => {
  expect((await create('key-00000004', { ...todo, tips: ' ' })).body.status).toBe(10009);
  expect((await create('key-00000004')).body.status).toBe(200);
});

test('a to-do is finished once and never opens again', async () => {
  const { data } = (await create('key-00000005')).body;
  const update = (body: object, who = 'acme.leader') => call(who, 'PUT', '/amc/tasks', body);
  expect((await update({ id: data.id, status: 1 }, 'acme.worker')).body).toMatchObject({
    status: 10009,
    data: '待办不存在',
  });
  expect((await update({ id: data.id, status: 1, version: 7 })).body.status).toBe(10102);
  expect((await update({ id: data.id, status: 1, version: 0 })).body.data).toMatchObject({
    status: 1,
    version: 1,
  });
  expect((await update({ id: data.id, status: 0 })).body.status).toBe(10202);
});

test('says in English what it refuses when English is asked for', async () => {
  const { body } = await call('acme.leader', 'POST', '/amc/tasks?lang=en', {
    taskEndDate: todo.taskEndDate,
  });
  expect(body.data).toBe('Fill in To do');
});

test('a failure tells a person its request number and nothing else', async () => {
  const { engine } = server.services;
  const before = engine.tenant;
  Object.assign(engine, {
    tenant: () => Promise.reject(new Error('secret table platform.token at /home/x')),
  });
  const answer = await call('acme.leader', 'GET', '/amc/depts');
  Object.assign(engine, { tenant: before });
  expect(answer.http).toBe(500);
  expect(answer.body.message).toContain(answer.headers['x-request-id']);
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|platform|home/);
});

test('an address that holds too many requests open is held off, not served badly', async () => {
  const answers = await Promise.all(
    Array.from({ length: 230 }, () =>
      raw('GET', '/amc/open/platformConfig', { remoteAddress: '10.0.0.9' }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBe(30);
  expect(refused[0]?.json()).toMatchObject({ status: 429, data: null });
  const after = await raw('GET', '/amc/open/platformConfig', { remoteAddress: '10.0.0.9' });
  expect(after.statusCode).toBe(200);
});

test('tells what it can promise', async () => {
  expect((await raw('GET', '/health/ready')).json()).toMatchObject({
    status: 'ready',
    engine: 'pglite',
    durability: 'process-crash',
  });
  expect((await raw('GET', '/metrics')).body).toContain(
    'http_requests_total{operation="createTodo",status="200"}',
  );
  const outside = await raw('GET', '/metrics', { remoteAddress: '10.0.0.7' });
  expect(outside.statusCode).toBe(404);
});

test('serves the sign-in page under a policy that lets only its own script run', async () => {
  const page = await raw('GET', '/login?callback=http%3A%2F%2Flocalhost%2Fmes%2Fx&lang=en');
  const [, nonce] =
    /script-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
  expect(page.body).toContain(`<script nonce="${nonce}">`);
  expect(page.body).toContain('Caps lock is on');
  const refused = await raw('GET', '/login?callback=https%3A%2F%2Fevil.example%2F%3Cscript%3E');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).not.toContain('evil');
});
