import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const PERSON = 'cx.admin';
/** Often enough that a statement is prepared and its plan is settled. */
const CALLS = 45;
/** PostgreSQL plans the first five calls of a prepared statement anew, to know what that gains. */
const TRIED = 5;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true, engine: 'postgres' });
}, 300_000);
afterAll(() => server.close());

interface Prepared {
  readonly statement: string;
  readonly planned: number;
  readonly kept: number;
}

/** What the connection of the last call keeps prepared. */
const prepared = async (): Promise<Prepared[]> => {
  const companyId = await server.companyId('CX');
  return server.engine.tenant({ companyId, userId: '1', timeZone: 'UTC' }, (tx) =>
    tx.all<Prepared>(sql`
      select statement, custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements`),
  );
};

test.each([
  ['/mes2/tympan/list', 'mes2.fabric_roll'],
  ['/mes2/bundle/list', 'mes2.bundle'],
  ['/mes2/scan/list', 'mes2.scan'],
  ['/amc/users/companyUserInfo', 'amc.company_member'],
])('the first page of %s is not planned at every call', async (path, table) => {
  for (let n = 0; n < CALLS; n += 1) {
    const { body } = await server.call(PERSON, 'GET', path, { pageNum: 1, pageSize: 10 });
    expect(body.data.list).toHaveLength(10);
  }
  const page = (await prepared()).find(
    ({ statement }) => statement.includes(`from ${table}`) && /limit 10\s*$/.test(statement),
  );
  expect(page).toMatchObject({ planned: TRIED });
  expect(page?.kept).toBeGreaterThan(TRIED);
});

test('pages of other sizes and behind the first one are those of the same order', async () => {
  const rolls = async (pageNum: number, pageSize: number): Promise<string[]> => {
    const { body } = await server.call(PERSON, 'GET', '/mes2/tympan/list', { pageNum, pageSize });
    return body.data.list.map(({ rollNo }: { rollNo: string }) => rollNo);
  };
  const all = await rolls(1, 100);
  expect(all).toHaveLength(100);
  for (const size of [7, 10, 20, 50])
    expect([...(await rolls(1, size)), ...(await rolls(2, size))]).toEqual(all.slice(0, 2 * size));
});
