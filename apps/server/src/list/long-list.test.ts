import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sql, sql } from '../database/engine.ts';
import { engineKinds } from '../testing/engines.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MATERIALS = 12_345;

describe.each(engineKinds)('a list of thousands on %s', (engine) => {
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

  test('comes whole, in portions', async () => {
    const { body } = await all({ order: 'code asc' });
    expect(body.data.total).toBe(MATERIALS);
    const numbers = body.data.list.map(({ code }: { code: string }) => code);
    expect(numbers).toHaveLength(MATERIALS);
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect(body.data.list[41].name).toBe('"红\\42');
    const one = await all({ order: 'code asc', pageSize: 1 });
    expect(body.data.list[0]).toEqual(one.body.data.list[0]);
    expect({ ...body.data, list: [] }).toEqual({ ...one.body.data, list: [] });
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

  test('has as many rows as the company decided, and reports how many there are', async () => {
    await server.query(sql`
      insert into mes2.company_setting (company_id, code, value) values (${acme}, 'maxListRows', '6000')
      on conflict (company_id, code) where del_flag = '0' do update set value = excluded.value`);
    const { body } = await all();
    expect(body.data.list).toHaveLength(6000);
    expect(body.data.total).toBe(MATERIALS);
    await server.query(sql`delete from mes2.company_setting where code = 'maxListRows'`);
  });

  test('ends with the connection of who asked, and the next one is served', async () => {
    const origin = await server.listen();
    const headers = { authorization: `Bearer ${await server.token('acme.admin')}` };
    const ask = (signal?: AbortSignal) =>
      fetch(`${origin}/ccm/color/list?pageNum=1&pageSize=100000000`, {
        headers,
        ...(signal && { signal }),
      });
    const leaving = new AbortController();
    const left = await ask(leaving.signal);
    await left.body?.getReader().read();
    leaving.abort();
    const { data } = (await (await ask()).json()) as { data: { list: object[] } };
    expect(data.list).toHaveLength(MATERIALS);
  });
});

describe('a list whose reading fails', () => {
  test('breaks off, so that nobody takes a part for the whole', async () => {
    const server = await testServer();
    const acme = await server.companyId('acme');
    await server.query(sql`
      insert into ccm.color (company_id, code, name)
      select ${acme}, 'C' || n, '红' from generate_series(1, ${MATERIALS}::int) n`);
    const { tenant } = server.engine;
    Object.assign(server.engine, {
      tenant: (...[scope, work, options]: Parameters<typeof tenant>) =>
        tenant(
          scope,
          (tx) => {
            let portions = 0;
            const all = <R>(query: Sql): Promise<R[]> => {
              if (query.text.startsWith('fetch')) portions += 1;
              return portions > 3 ? Promise.reject(new Error('the disk is gone')) : tx.all(query);
            };
            return work({ ...tx, all });
          },
          options,
        ),
    });
    const origin = await server.listen();
    const answer = await fetch(`${origin}/ccm/color/list?pageNum=1&pageSize=100000000`, {
      headers: { authorization: `Bearer ${await server.token('acme.admin')}` },
    });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    await server.close();
  });
});
