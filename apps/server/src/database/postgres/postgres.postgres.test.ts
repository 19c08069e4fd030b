import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/postgres.ts';
import { type Engine, sql } from '../engine.ts';
import { openPostgres } from './postgres.ts';

describe('when every connection is cut', () => {
  let database: TestDatabase;
  let engine: Engine;
  beforeAll(async () => {
    database = await testDatabase();
    engine = await openPostgres({ url: database.url });
  });
  afterAll(async () => {
    await engine.close();
    await database.drop();
  });

  async function cutAll(): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  }

  test('a transaction that was under way fails as unavailable, the next one works', async () => {
    const torn = engine.system(async (tx) => {
      await tx.all(sql`select 1`);
      await cutAll();
      return tx.all(sql`select 2`);
    });
    await expect(torn).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await engine.system((tx) => tx.all(sql`select 3 as n`))).toEqual([{ n: 3 }]);
  });

  test('listening resumes by itself', async () => {
    const received: string[] = [];
    await engine.listen('news', (payload) => received.push(payload));
    const say = (text: string) =>
      engine.system((tx) => tx.all(sql`select pg_notify('news', ${text})`));
    await say('before');
    await expect.poll(() => received).toEqual(['before']);
    await cutAll();
    await expect
      .poll(
        async () => {
          await say('after').catch(() => {});
          return received.includes('after');
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe(true);
  });
});

test('no session compiles its statements, unless its address says so', async () => {
  const database = await testDatabase();
  for (const [more, jit] of [
    ['', 'off'],
    ['&options=-c%20jit%3Don', 'on'],
  ]) {
    const engine = await openPostgres({ url: database.url + more });
    const scope = { companyId: '1', userId: '1', timeZone: 'UTC' };
    const show = sql`select current_setting('jit') as jit`;
    expect(await engine.system((tx) => tx.one(show))).toEqual({ jit });
    expect(await engine.answers()).toBe(true);
    expect(await engine.snapshot(async () => true)).toBe(true);
    await engine.system((tx) =>
      tx.run(
        sql`do $$ begin create role garment_app; exception when duplicate_object then null; end $$`,
      ),
    );
    expect(await engine.tenant(scope, (tx) => tx.one(show))).toEqual({ jit });
    await engine.close();
  }
  await database.drop();
});

test('a database that refuses connections is unavailable, not broken', async () => {
  await expect(
    openPostgres({ url: 'postgres://nobody@127.0.0.1:1/nothing' }),
  ).rejects.toMatchObject({
    name: 'DatabaseUnavailable',
  });
});
