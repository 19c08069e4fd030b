import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
});
afterAll(() => server.close());

test('of two changes at once one holds, and no session of before outlives it', async () => {
  const login = () =>
    server.call(undefined, 'POST', '/amc/open/login', {
      ...{ username: 'acme.worker', password: md5(PASSWORD), callback: 'http://localhost/' },
    });
  const token = await server.token('acme.worker');
  const change = (to: string) =>
    server.call('acme.worker', 'POST', '/amc/users/password', {
      ...{ passwordMd5: md5(PASSWORD), newPasswordMd5: md5(to) },
    });
  const [one, other, ...codes] = await Promise.all([
    change('three blue bobbins'),
    change('four red bobbins'),
    login(),
    login(),
  ]);
  expect([one?.body.status, other?.body.status].filter((status) => status === 200)).toHaveLength(1);
  for (const { body } of codes) {
    if (body.status !== 200) continue;
    const traded = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
      payload: body.data.code,
    });
    expect(traded.body.status).toBe(10009);
  }
  const living = await server.query(sql`
    select f.id from platform.token_family f join amc.app_user u on u.id = f.user_id
    where u.username = 'acme.worker' and f.revoked_date is null`);
  expect(living).toHaveLength(1);
  expect(token).not.toBe('');
});
