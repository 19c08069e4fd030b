import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { md5, PASSWORD } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustProxy: '10.0.0.1' });
});
afterAll(() => server.close());

const ask = (peer: string, headers: IncomingHttpHeaders, url = '/amc/open/platformConfig') =>
  server.runtime.app.inject({ method: 'GET', url, headers, remoteAddress: peer });

test('many requests are counted by who a proxy names last, not by what the caller wrote before', async () => {
  const storm = (name: (at: number) => string) =>
    Promise.all(
      Array.from({ length: 230 }, (_, at) => ask('10.0.0.1', { 'x-forwarded-for': name(at) })),
    );
  const refused = async (name: (at: number) => string) =>
    (await storm(name)).filter(({ statusCode }) => statusCode === 429).length;
  expect(await refused((at) => `7.7.${at}.1, 1.2.3.4`)).toBe(30);
  expect(await refused((at) => `7.7.${at}.1`)).toBe(0);
  // Not a proxy: whatever it names, it is the one that calls.
  const own = await Promise.all(
    Array.from({ length: 230 }, (_, at) => ask('10.0.0.2', { 'x-forwarded-for': `7.7.${at}.1` })),
  );
  expect(own.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
});

test('the security log names the same address', async () => {
  const signIn = (peer: string, forwarded: string) =>
    server.runtime.app.inject({
      method: 'POST',
      url: '/amc/open/login',
      payload: { username: 'acme.leader', password: md5(PASSWORD), callback: 'http://localhost/' },
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: peer,
    });
  const exchange = (payload: string, peer: string, forwarded: string) =>
    server.runtime.app.inject({
      method: 'GET',
      url: '/amc/open/loginToken/token',
      query: { payload },
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress: peer,
    });
  for (const [peer, forwarded] of [
    ['10.0.0.1', '6.6.6.6, 1.2.3.4'],
    ['10.0.0.2', '6.6.6.6'],
  ] as const)
    await exchange((await signIn(peer, forwarded)).json().data.code, peer, forwarded);
  const logged = await server.query<{ ip: string }>(sql`
    select ip from platform.security_log order by id desc limit 2`);
  expect(logged.map(({ ip }) => ip)).toEqual(['10.0.0.2', '1.2.3.4']);
});

test('host and scheme are believed of the proxy alone', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'factory.example' };
  const secured = async (peer: string) =>
    (await ask(peer, headers)).headers['strict-transport-security'] !== undefined;
  expect([await secured('10.0.0.1'), await secured('10.0.0.2')]).toEqual([true, false]);
});
