import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { testServer } from '../testing/test-server.ts';
import { forgetExpired } from './forget-expired.sql.ts';
import { syncChanged } from './housekeeping.ts';

const server = await testServer();
const folder = mkdtempSync(join(tmpdir(), 'garment-sync-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const count = async (table: 'families' | 'keys') => {
  const [row] = await server.query<{ n: number }>(
    table === 'families'
      ? sql`select count(*)::int as n from platform.token_family`
      : sql`select count(*)::int as n from amc.idempotency_key`,
  );
  return row?.n;
};

test('forgets sessions and keys a day after they ended, and none that live', async () => {
  for (const who of ['acme.admin', 'acme.leader']) await server.token(who);
  await server.call(
    'acme.leader',
    'POST',
    '/amc/tasks',
    { tips: 'x', taskEndDate: '2026-12-01 10:00:00' },
    { headers: { 'idempotency-key': 'key-to-keep' } },
  );
  await forgetExpired(server.engine);
  expect([await count('families'), await count('keys')]).toEqual([2, 1]);

  await server.query(
    sql`update amc.idempotency_key set create_date = app_now() - interval '25 hours'`,
  );
  await server.query(sql`
    update platform.token_family set revoked_date = now() - interval '25 hours'
    where user_id = (select id from amc.app_user where username = 'acme.admin')`);
  await forgetExpired(server.engine);
  expect([await count('families'), await count('keys')]).toEqual([1, 0]);
});

test('asks the disk to keep what changed since the last time, and nothing else', () => {
  mkdirSync(join(folder, 'base'));
  for (const name of ['old', 'new']) writeFileSync(join(folder, 'base', name), name);
  utimesSync(join(folder, 'base', 'old'), 1_000, 1_000);
  expect(syncChanged(folder, 0)).toBe(2);
  expect(syncChanged(folder, 2_000_000)).toBe(1);
});
