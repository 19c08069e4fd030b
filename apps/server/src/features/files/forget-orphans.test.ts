import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestEngine, testEngines } from '../../testing/engines.ts';
import { fileStore } from './file-store.ts';
import { forgetOrphans } from './forget-orphans.ts';

const folder = mkdtempSync(join(tmpdir(), 'garment-orphans-'));
const store = fileStore(folder);
let opened: TestEngine;
beforeAll(async () => {
  const [pglite] = testEngines;
  if (!pglite) throw new Error('no engine');
  opened = await pglite.open();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const files = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('after a day goes what an upload left that was cut or never named, and nothing else', async () => {
  const { engine } = opened;
  const [company] = await engine.system((tx) =>
    tx.all<{ id: string }>(sql`select id from amc.company where name = 'acme'`),
  );
  const companyId = company?.id ?? '';
  const named = await store.keep(companyId, Buffer.from('named'));
  const unnamed = await store.keep(companyId, Buffer.from('unnamed'));
  await engine.system((tx) =>
    tx.run(sql`
      insert into amc.file_object (company_id, url, name, size, mime, sha256)
      values (${companyId}, '/files/x.png', 'x.png', 5, 'image/png', ${named})`),
  );
  // Half of an upload: the process died before the draft got its name.
  const draft = `${unnamed}.11111111-1111-4111-8111-111111111111`;
  writeFileSync(join(folder, 'files', companyId, unnamed.slice(0, 2), draft), 'unn');

  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await forgetOrphans(engine, store, new Date())).toBe(0);
  expect((await files()).sort()).toEqual([draft, named, unnamed].sort());
  expect(await forgetOrphans(engine, store, tomorrow)).toBe(2);
  expect(await files()).toEqual([named]);
});

test('bytes that come again count as young', async () => {
  const sha256 = await store.keep('7', Buffer.from('again'));
  const path = join(folder, 'files', '7', sha256.slice(0, 2), sha256);
  utimesSync(path, 1_000, 1_000);
  expect(await store.keep('7', Buffer.from('again'))).toBe(sha256);
  expect(await forgetOrphans(opened.engine, store, new Date())).toBe(0);
});
