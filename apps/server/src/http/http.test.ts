import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer, WITH_METRICS } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
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
    headers: { allow: 'POST, PUT, DELETE' },
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

test('says in English what it refuses when English is asked for', async () => {
  const { body } = await call('acme.leader', 'POST', '/amc/tasks?lang=en', {
    taskEndDate: '2026-12-01 10:00:00',
  });
  expect(body.data).toBe('Fill in To do');
});

test('a failure shows a person its request number and nothing else', async () => {
  const { engine } = server.services;
  const before = engine.tenant;
  Object.assign(engine, {
    tenant: () => Promise.reject(new Error('secret table platform.token at /home/x')),
  });
  const answer = await server.runtime.app.inject({
    method: 'GET',
    url: '/amc/depts',
    headers: await asLeader(),
  });
  Object.assign(engine, { tenant: before });
  expect(answer.statusCode).toBe(500);
  expect(answer.json().message).toContain(answer.headers['x-request-id']);
  expect(answer.body).not.toMatch(/secret|platform|home/);
});

test('an address with too many open requests is refused, not served badly', async () => {
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

test.each(['/health/live', '/health/ready', '/login', '/login?lang=en', '/', '/mes/style/style'])(
  '%s is answered however much an address asks for',
  async (url) => {
    const more = { remoteAddress: '10.0.0.9', headers: { accept: 'text/html' } };
    const answers = await Promise.all(Array.from({ length: 230 }, () => raw('GET', url, more)));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429);
  },
);

test('reports what it can promise', async () => {
  expect((await raw('GET', '/health/ready')).json()).toMatchObject({
    status: 'ready',
    engine: 'pglite',
    durability: 'process-crash',
  });
  expect((await raw('GET', '/metrics', { headers: WITH_METRICS })).body).toContain(
    'http_requests_total{operation="createTodo",status="200"}',
  );
});

test('serves the sign-in page under a policy that lets only its own script run', async () => {
  const asked = `state=s&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256`;
  const page = await raw(
    'GET',
    `/login?callback=http%3A%2F%2Flocalhost%2Fmes%2Fx&lang=en&${asked}`,
  );
  const [, nonce] =
    /script-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
  expect(page.body).toContain(`<script nonce="${nonce}">`);
  expect(page.body).toContain('Caps lock is on');
  const refused = await raw('GET', '/login?callback=https%3A%2F%2Fevil.example%2F%3Cscript%3E');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).not.toContain('evil');
});
