import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { md5, PASSWORD } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe('side by side on PostgreSQL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ engine: 'postgres' });
  });
  afterAll(() => server.close());

  const code = async () =>
    (
      await server.call(undefined, 'POST', '/amc/open/login', {
        username: 'acme.leader',
        password: md5(PASSWORD),
        callback: 'http://localhost/',
      })
    ).body.data.code;
  const exchange = (payload: string) =>
    server.call(undefined, 'GET', '/amc/open/loginToken/token', { payload });
  const refresh = (token: string) =>
    server.call(undefined, 'POST', `/oauth/token?grant_type=refresh_token&refresh_token=${token}`);

  test('one of many with the same code gets tokens, and they end with the second try', async () => {
    const payload = await code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(payload)));
    expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1);
    const living = await server.query(sql`
      select 1 from platform.oauth_code c join platform.token_family f on f.id = c.family_id
      where f.revoked_date is null`);
    expect(living).toEqual([]);
  });

  test('every tab that refreshes at the same moment gets the same successor', async () => {
    const first = (await exchange(await code())).body.data;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(first.refresh_token)),
    );
    expect(new Set(answers.map(({ body }) => body.data.refresh_token)).size).toBe(1);
    expect((await refresh(answers[0]?.body.data.refresh_token)).http).toBe(200);
  });

  test('a creation that is sent many times at once happens once', async () => {
    const create = () =>
      server.call(
        'acme.leader',
        'POST',
        '/amc/tasks',
        { tips: 'once', taskEndDate: '2026-12-01 10:00:00' },
        { headers: { 'idempotency-key': 'key-parallel' } },
      );
    const answers = await Promise.all(Array.from({ length: 10 }, create));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await server.query(sql`select id from amc.todo`)).toHaveLength(1);
  });

  test('transactions that lock each other out are tried again', async () => {
    const ids = await server.query<{ id: string }>(sql`select id from amc.company order by id`);
    const scope = { companyId: ids[0]?.id ?? '', userId: '1', timeZone: 'UTC' };
    await server.engine.tenant(scope, async (tx) => {
      await tx.run(sql`insert into ccm.color (code, name) values ('A', '0'), ('B', '0')`);
    });
    const bump = (order: readonly string[]) =>
      server.engine.tenant(scope, async (tx) => {
        for (const code of order) {
          await tx.run(sql`update ccm.color set name = (name::int + 1)::text where code = ${code}`);
          await tx.all(sql`select pg_sleep(0.1)`);
        }
      });
    await Promise.all([bump(['A', 'B']), bump(['B', 'A'])]);
    const names = await server.query(sql`select name from ccm.color where code in ('A', 'B')`);
    expect(names).toEqual([{ name: '2' }, { name: '2' }]);
  });

  test('a statement over its limit is ended and named', async () => {
    const slow = server.engine.system((tx) => tx.all(sql`select pg_sleep(5)`), {
      statementMs: 100,
    });
    await expect(slow).rejects.toMatchObject({ name: 'QueryTimeoutException' });
  });
});
