import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineKinds } from '../testing/engines.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { sql, type TenantScope } from './engine.ts';

describe.each(engineKinds)('the end of a transaction on %s', (engine) => {
  let server: TestServer;
  let scope: TenantScope;
  beforeAll(async () => {
    server = await testServer({ engine });
    scope = { companyId: await server.companyId('acme'), userId: '1', timeZone: 'Asia/Shanghai' };
  });
  afterAll(() => server.close());

  const add = (code: string) => sql`insert into ccm.color (code, name) values (${code}, '红')`;
  const stored = async (code: string) =>
    (await server.query(sql`select 1 from ccm.color where code = ${code}`)).length;

  test('travels with the last statement and keeps what was written', async () => {
    const written = await server.engine.tenant(scope, (tx) => {
      const count = tx.run(add('E1'));
      tx.end();
      return count;
    });
    expect(written).toBe(1);
    expect(await stored('E1')).toBe(1);
  });

  test('keeps nothing when a statement before it is refused', async () => {
    const doubled = server.engine.tenant(scope, (tx) => {
      const both = Promise.all([tx.run(add('E2')), tx.run(sql`select 1 / 0`)]);
      tx.end();
      return both;
    });
    await expect(doubled).rejects.toThrow('division by zero');
    expect(await stored('E2')).toBe(0);
    expect(await server.engine.tenant(scope, (tx) => tx.one(sql`select 1 as one`))).toEqual({
      one: 1,
    });
  });

  test('takes no statement after it', async () => {
    const late = server.engine.tenant(scope, async (tx) => {
      await tx.run(add('E3'));
      tx.end();
      await tx.run(add('E4'));
    });
    await expect(late).rejects.toThrow('after the end of its transaction');
    expect(await stored('E4')).toBe(0);
  });
});
