import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MATERIALS = 12_345;

describe.each(['pglite', 'postgres'] as const)('a list of thousands on %s', (engine) => {
  let server: TestServer;
  let acme: string;

  beforeAll(async () => {
    server = await testServer({ engine });
    acme = await server.companyId('acme');
    await server.query(sql`
      insert into ccm.color (company_id, code, name)
      select ${acme}, 'C' || lpad(n::text, 6, '0'), '"红' || chr(92) || n from generate_series(1, ${MATERIALS}::int) n`);
  });
  afterAll(() => server.close());

  const all = (query: object = {}) =>
    server.call('acme.admin', 'GET', '/ccm/color/list', {
      pageNum: 1,
      pageSize: 100_000_000,
      ...query,
    });

  test('comes whole, in portions, with its length told before', async () => {
    const { body, headers } = await all({ order: 'code asc' });
    expect(body.data.total).toBe(MATERIALS);
    const numbers = body.data.list.map(({ code }: { code: string }) => code);
    expect(numbers).toHaveLength(MATERIALS);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect(body.data.list[41].name).toBe('"红\\42');
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(JSON.stringify(body)));
  });

  test('says the same as in pages', async () => {
    const { body } = await all({ order: 'code asc', sql: `code like 'C01%'` });
    const page = await all({
      order: 'code asc',
      sql: `code like 'C01%'`,
      pageNum: 3,
      pageSize: 1000,
    });
    expect(body.data.list.slice(2000, 3000)).toEqual(page.body.data.list);
  });

  test('holds as many rows as the company decided, and tells how many there are', async () => {
    await server.query(sql`
      insert into mes2.company_setting (company_id, code, value) values (${acme}, 'maxListRows', '6000')
      on conflict (company_id, code) where del_flag = '0' do update set value = excluded.value`);
    const { body } = await all();
    expect(body.data.list).toHaveLength(6000);
    expect(body.data.total).toBe(MATERIALS);
    await server.query(sql`delete from mes2.company_setting where code = 'maxListRows'`);
  });
});
