import { afterAll, beforeAll, expect, test } from 'vitest';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustProxy: '1' });
});
afterAll(() => server.close());

const OWN = { ip: '203.0.113.5', agent: 'Desk/1' };

/** Signs somebody in from a place, with tokens that are renewed once. */
async function signIn(username: string, { ip, agent }: typeof OWN) {
  const headers = { 'x-forwarded-for': ip, 'user-agent': agent };
  const login = await server.call(
    ...([undefined, 'POST', '/amc/open/login'] as const),
    { username, password: md5(PASSWORD), callback: 'http://localhost/' },
    { headers },
  );
  const { body } = await server.call(
    ...([undefined, 'GET', '/amc/open/loginToken/token'] as const),
    { payload: login.body.data.code },
    { headers },
  );
  const { access_token, refresh_token } = body.data;
  const as = (method: 'GET' | 'DELETE', path: string, query?: object) =>
    server.call(undefined, method, path, query, {
      headers: { ...headers, authorization: `Bearer ${access_token}` },
    });
  const renew = (from: string) =>
    server.call(
      ...([
        undefined,
        'POST',
        `/oauth/token?grant_type=refresh_token&refresh_token=${refresh_token}`,
      ] as const),
      undefined,
      { headers: { ...headers, 'x-forwarded-for': from } },
    );
  return { as, renew, list: async () => (await as('GET', '/amc/sessions')).body.data };
}

test('a person sees where he is signed in, this session first and marked, and nobody else', async () => {
  const phone = await signIn('acme.leader', { ip: '203.0.113.9', agent: 'Phone/1' });
  const desk = await signIn('acme.leader', OWN);
  await signIn('acme.worker', { ip: '203.0.113.77', agent: 'Other/1' });
  await phone.renew('203.0.113.10');
  const list = await desk.list();
  expect(list).toMatchObject([
    { isThis: true, userAgent: 'Desk/1', ip: OWN.ip },
    { isThis: false, userAgent: 'Phone/1', ip: '203.0.113.10' },
  ]);
  expect(list[0].lastDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('one ends at once, others and the own one go on', async () => {
  const [desk, phone, lost] = [
    await signIn('acme.admin', OWN),
    await signIn('acme.admin', { ip: '203.0.113.9', agent: 'Phone/2' }),
    await signIn('acme.admin', { ip: '203.0.113.8', agent: 'Lost/1' }),
  ];
  const { id } = (await desk.list()).find(
    ({ userAgent }: { userAgent: string }) => userAgent === 'Lost/1',
  );
  expect((await desk.as('DELETE', '/amc/sessions', { id })).body.data).toBe(1);
  expect((await lost.as('GET', '/amc/getUserInfo')).http).toBe(401);
  expect((await lost.renew('203.0.113.8')).http).toBe(400);
  expect((await phone.as('GET', '/amc/getUserInfo')).http).toBe(200);
  // A second click finds nothing to end.
  expect((await desk.as('DELETE', '/amc/sessions', { id })).body.data).toBe(0);

  expect((await desk.as('DELETE', '/amc/sessions')).body.data).toBe(1);
  expect((await phone.as('GET', '/amc/getUserInfo')).http).toBe(401);
  expect(await desk.list()).toMatchObject([{ isThis: true }]);
  const log = await desk.as('GET', '/amc/securityLog');
  expect(log.body.data.list[0]).toMatchObject({
    action: 'logout',
    clientId: '1 ended from another session',
  });
});

test('neither the own session nor somebody else’s is ended by its number', async () => {
  const own = await signIn('acme.leader', OWN);
  const other = await signIn('acme.worker', OWN);
  for (const { id, isThis } of [...(await own.list()), ...(await other.list())])
    if (isThis) expect((await own.as('DELETE', '/amc/sessions', { id })).body.data).toBe(0);
  expect((await own.as('GET', '/amc/getUserInfo')).http).toBe(200);
  expect((await other.as('GET', '/amc/getUserInfo')).http).toBe(200);
});
