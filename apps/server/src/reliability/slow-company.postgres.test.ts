import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
});
afterAll(() => server.close());

/** Longest that a statement of the slow company may run. */
const LIMIT_MS = 1_500;

const slowly = async (companyId: string, seconds: number, statementMs: number) =>
  server.engine.tenant(
    { companyId, userId: '0', timeZone: 'Asia/Shanghai' },
    (tx) => tx.all(sql`select pg_sleep(${seconds}::float8)`),
    { readOnly: true, statementMs },
  );

test('a company whose statements all hang to their limit blocks itself, not the others', async () => {
  const acme = await server.companyId('acme');
  await server.call('rival.admin', 'GET', '/amc/getUserInfo');
  // Three times as many as there are connections.
  const hanging = Array.from({ length: 24 }, () =>
    slowly(acme, 30, LIMIT_MS).catch((error: unknown) => error),
  );
  const times: number[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    const from = performance.now();
    const { body } = await server.call('rival.admin', 'GET', '/ccm/color/list', { pageSize: 10 });
    times.push(performance.now() - from);
    expect(body.status).toBe(200);
  }
  // Behind the 24 it would have been at least two limits.
  expect(Math.max(...times)).toBeLessThan(2 * LIMIT_MS);
  for (const error of await Promise.all(hanging))
    expect(error).toMatchObject({ name: 'QueryTimeoutException' });
  expect(await slowly(acme, 0, LIMIT_MS)).toHaveLength(1);
});
