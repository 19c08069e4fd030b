import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAudit } from '../../audit/seal.sql.ts';
import { verifyChains } from '../../audit/verify-chains.ts';
import { ident, join, sql } from '../../database/engine.ts';
import { engineKinds } from '../../testing/engines.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { purgeCompanies } from './purge-companies.ts';

describe.each(engineKinds)('on %s', (engine) => {
  let server: TestServer;
  let ending: string;
  let staying: string;
  beforeAll(async () => {
    server = await testServer({ engine, demo: true });
    ending = await server.companyId('CX');
    staying = await server.companyId('JC');
    await sealAudit(server.engine);
  }, 300_000);
  afterAll(() => server.close());

  /** Rows of a company in each table that has any. */
  async function rowsOf(companyId: string): Promise<Record<string, number>> {
    const tables = await server.query<{ name: string }>(sql`
      select n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform')`);
    const counts = await server.query<{ name: string; count: number }>(
      join(
        tables.map(
          ({ name }) => sql`
            select ${name}::text as name, count(*)::int as count from ${ident(name)} where company_id = ${companyId}`,
        ),
        ' union all ',
      ),
    );
    return Object.fromEntries(
      counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]),
    );
  }
  const dueAt = (date: string) =>
    server.query(sql`
      update amc.company set del_flag = '2', deletion_date = ${date}::timestamptz where id = ${ending}`);

  test('a company stays whole until its last day', async () => {
    await dueAt('2031-01-02T00:00:00Z');
    const before = await rowsOf(ending);
    expect(Object.keys(before).length).toBeGreaterThan(60);
    await purgeCompanies(server.engine, new Date('2031-01-01T23:59:59Z'));
    expect(await rowsOf(ending)).toEqual(before);
  });

  test('then nothing of it is left, and nothing of another is touched', async () => {
    const others = await rowsOf(staying);
    const [people] = await server.query(sql`select count(*)::int as count from amc.app_user`);
    // The demo's closed company goes along.
    expect(await purgeCompanies(server.engine, new Date('2031-01-02T00:00:00Z'))).toBeGreaterThan(
      0,
    );
    expect(await rowsOf(ending)).toEqual({});
    expect(await server.query(sql`select 1 from amc.company where id = ${ending}`)).toEqual([]);
    expect(await rowsOf(staying)).toEqual(others);
    expect(await server.query(sql`select count(*)::int as count from amc.app_user`)).toEqual([
      people,
    ]);
    const { heads, problems } = await verifyChains(server.engine);
    expect(heads.some(({ owner }) => owner === ending)).toBe(false);
    expect(problems).toEqual([]);
    expect(await purgeCompanies(server.engine, new Date('2031-01-02T00:00:00Z'))).toBe(0);
  });
});
