import crypto, { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type OperationFacts, operations } from '../generated/operations.ts';
import { notYet } from '../not-yet.ts';
import { md5 } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await testServer();
  address = await server.listen();
});
afterAll(() => server.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

test('an address takes the methods of its document and no other', async () => {
  const built = (Object.entries(operations) as [string, OperationFacts][]).filter(
    ([id]) => !notYet.some((open) => open === id),
  );
  const declared = new Map<string, Set<string>>();
  for (const [, { path, method }] of built)
    declared.set(path, (declared.get(path) ?? new Set()).add(method));
  // What is described and not built answers 501.
  for (const [id, { path, method }] of Object.entries(operations) as [string, OperationFacts][])
    if (notYet.some((open) => open === id)) declared.get(path)?.add(method);
  // `/amc/users/{id}` also takes what is written like `/amc/users/join`.
  const takes = (path: string, method: string) =>
    [...declared].some(
      ([other, methods]) =>
        methods.has(method) &&
        new RegExp(`^${other.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{\w+\}/g, '1')),
    );
  const wrong: string[] = [];
  for (const path of declared.keys())
    for (const method of METHODS) {
      if (takes(path, method) || (method === 'HEAD' && takes(path, 'GET'))) continue;
      const { statusCode } = await server.runtime.app.inject({
        method: method as 'GET',
        url: path.replace(/\{\w+\}/g, '1'),
      });
      if (![404, 405].includes(statusCode)) wrong.push(`${method} ${path}: ${statusCode}`);
    }
  expect(wrong).toEqual([]);
});

/** Sends bytes as they are and reads what comes until the other end closes. */
const rawly = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let got = '';
    socket.on('data', (data) => {
      got += String(data);
    });
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: 1\r\n folded\r\nContent-Length: 2\r\n\r\n{}'],
  ['a space before the colon', 'Content-Length : 2\r\n\r\n{}'],
  ['an unknown coding', 'Transfer-Encoding: cow\r\n\r\n{}'],
  ['a header without a name', ': x\r\nContent-Length: 2\r\n\r\n{}'],
])('a request with %s is refused and its connection closed', async (_what, rest) => {
  const answer = await rawly(
    `POST /amc/open/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a parameter that comes twice is refused, whatever both say', async () => {
  const headers = { authorization: `Bearer ${await server.token('acme.leader')}` };
  for (const query of [
    'pageNum=1&pageNum=1',
    'pageSize=10&pageSize=20',
    'order=a%20asc&order=b%20asc',
  ])
    expect(
      (
        await server.runtime.app.inject({ method: 'GET', url: `/amc/tasks/list?${query}`, headers })
      ).json(),
    ).toMatchObject({ status: 10009 });
});

test('no token but a real one opens anything, however it is written', async () => {
  const token = await server.token('acme.leader');
  const ask = async (authorization: string): Promise<number> =>
    (
      await server.runtime.app.inject({
        method: 'GET',
        url: '/amc/getUserInfo',
        headers: { authorization },
      })
    ).statusCode;
  expect(await ask(`Bearer ${token}`)).toBe(200);
  const near = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );
  const written = [
    ...[token, `bearer ${token}`, `Basic ${token}`, `Bearer  ${token}`, `Bearer ${token},x`],
    ...[`Bearer ${token}, Bearer ${token}`, `Bearer ${token} x`, `Bearer ${token.toLowerCase()}.`],
    ...['Bearer', 'Bearer ', 'Bearer undefined', 'Bearer null', `Bearer ${'A'.repeat(100_00)}`],
    ...near.map((each) => `Bearer ${each}`),
  ];
  const random = Array.from(
    { length: 2_000 },
    () => `Bearer ${randomBytes(32).toString('base64url')}`,
  );
  for (const each of [...written, ...random]) expect([each, await ask(each)]).toEqual([each, 401]);
});

test('a cookie alone changes nothing: a foreign page cannot act for a person', async () => {
  const cookie = `access_token=${await server.token('acme.leader')}`;
  const answer = await fetch(`${address}/amc/tasks`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${address}/amc/tasks`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test('nothing is served besides the documents, the pages and the health of the process', async () => {
  for (const path of [
    ...['/.git/config', '/.env', '/package.json', '/node_modules', '/src/main.ts', '/debug'],
    ...['/documentation', '/swagger.json', '/openapi.json', '/amc', '/mes2/', '/server-status'],
    ...['/files/', '/files/..%2f..%2fetc%2fpasswd', '/assets/', '/%2e%2e/%2e%2e/etc/passwd'],
  ]) {
    const { statusCode, body } = await server.runtime.app.inject({ method: 'GET', url: path });
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).not.toMatch(/root:|node_modules|openapi/);
  }
});

test('an address in what people write is never called by the server', async () => {
  let called = 0;
  const trap = createServer((_, reply) => {
    called += 1;
    reply.end();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const bound = trap.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const url = `http://127.0.0.1:${port}/x.png`;
  await server.call('acme.worker', 'POST', '/amc/feedback', {
    fromWhere: url,
    content: `<p>图 <img src="${url}"><a href="${url}">x</a></p>`,
  });
  await server.call('acme.worker', 'PATCH', '/amc/users/companyUserInfo', { avatar: url });
  await server.call(undefined, 'POST', '/amc/open/login', {
    username: 'x',
    password: md5('x'),
    callback: url,
  });
  // Whatever went there before would have come before this one.
  await fetch(url);
  trap.close();
  expect(called).toBe(1);
});

test('an unknown name costs the same hash as a wrong password', async () => {
  const hashing = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hashing.mockRestore();
    syncBuiltinESMExports();
  });
  const workOf = async (username: string) => {
    hashing.mockClear();
    const { body } = await server.call(undefined, 'POST', '/amc/open/login', {
      username,
      password: md5('wrong'),
      callback: 'http://localhost/',
    });
    expect(body.status).toBe(10202);
    return hashing.mock.calls.map(([algorithm, { nonce: _salt, ...work }]) => [algorithm, work]);
  };
  const known = await workOf('acme.leader');
  expect(known).toHaveLength(1);
  expect(await workOf('nobody')).toEqual(known);
});
