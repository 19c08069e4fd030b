import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
});
afterAll(() => server.close());

/** Three times as many as there are connections. */
const STATEMENTS = 24;
/** Longest that a statement of the slow company may run, where it is to reach it. */
const LIMIT_MS = 300;
/** Nothing of a test reaches it. */
const NO_LIMIT_MS = 600_000;

const asked = async (companyId: string, statement: Sql, statementMs: number) =>
  server.engine.tenant(
    { companyId, userId: '0', timeZone: 'Asia/Shanghai' },
    (tx) => tx.all(statement),
    { readOnly: true, statementMs },
  );

test('a company whose statements all hang blocks itself, not the others', async () => {
  const acme = await server.companyId('acme');
  await server.call('rival.admin', 'GET', '/amc/getUserInfo');
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = server.engine.system(async (tx) => {
    await tx.all(sql`select pg_advisory_xact_lock(1)::text`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  let ended = 0;
  const hanging = Array.from({ length: STATEMENTS }, () =>
    asked(acme, sql`select pg_advisory_xact_lock_shared(1)::text`, NO_LIMIT_MS).finally(() => {
      ended += 1;
    }),
  );
  for (let at = 0; at < 20; at += 1) {
    const { body } = await server.call('rival.admin', 'GET', '/ccm/color/list', { pageSize: 10 });
    expect(body.status).toBe(200);
  }
  expect(ended).toBe(0);
  released.resolve();
  await holding;
  expect(await Promise.all(hanging)).toHaveLength(STATEMENTS);
});

test('statements that hang are ended at their limit, and the company goes on', async () => {
  const acme = await server.companyId('acme');
  const sleep = sql`select pg_sleep(30)::text`;
  const hanging = Array.from({ length: STATEMENTS }, () =>
    asked(acme, sleep, LIMIT_MS).catch((error: unknown) => error),
  );
  for (const error of await Promise.all(hanging))
    expect(error).toMatchObject({ name: 'QueryTimeoutException' });
  expect(await asked(acme, sql`select 1 as n`, NO_LIMIT_MS)).toEqual([{ n: 1 }]);
});
