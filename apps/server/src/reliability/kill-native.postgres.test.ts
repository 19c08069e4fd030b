import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sourceOf } from '../backup/data-source.ts';
import { loadData } from '../backup/load-data.ts';
import { sql } from '../database/engine.ts';
import { openPglite } from '../database/pglite/pglite.ts';
import { type NativeCluster, startCluster } from '../database/postgres/native-cluster.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { serverProcess } from '../testing/server-process.ts';
import { demoFolder } from '../testing/snapshot/demo-folder.ts';
import { floorAtWork, floorOf, ROUNDS } from './floor-at-work.ts';

// A cluster with its real settings: the shared one of the tests does not ask the disk for anything.
const base = mkdtempSync(join(tmpdir(), 'garment-killed-native-'));
const folder = mkdtempSync(join(tmpdir(), 'garment-killed-cluster-'));
let cluster: NativeCluster;
beforeAll(async () => {
  cluster = await startCluster(folder);
  const data = await demoFolder(join(base, 'demo'));
  const embedded = await openPglite({ folder: join(data, 'pglite') });
  const engine = await openPostgres({ url: cluster.url });
  await embedded.snapshot(async (moment) => loadData(engine, await sourceOf(moment), () => {}));
  await engine.close();
  await embedded.close();
}, 300_000);
afterAll(async () => {
  await cluster.stop();
  for (const path of [base, folder]) rmSync(path, { recursive: true, force: true });
});

test('a PostgreSQL of the server’s own asks the disk to keep what is acknowledged', async () => {
  const engine = await openPostgres({ url: cluster.url });
  const settings = await engine.system((tx) =>
    tx.all<{ setting: string }>(sql`
      select setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit')`),
  );
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
  await engine.close();
});

const killDatabase = async () => {
  const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

test(`killed ${ROUNDS} times, server and database by turns, PostgreSQL loses nothing acknowledged`, async () => {
  const engine = await openPostgres({ url: cluster.url });
  const floor = floorAtWork(await floorOf(engine));
  const env = { DATABASE_URL: cluster.url };
  const server = await serverProcess(['--data', join(base, 'files'), '--no-simulate'], env);
  onTestFinished(() => server.kill());
  await server.start();
  await floor.begin(server.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const isServer = round % 2 === 0;
    await floor.round(isServer ? () => server.kill() : killDatabase);
    if (isServer) await server.start();
    else
      await expect
        .poll(() => fetch(`${server.url}/health/ready`).then(({ ok }) => ok), { timeout: 60_000 })
        .toBe(true);
    await floor.repeat();
  }
  await floor.finish();
  expect(await server.stop()).toBe(0);
  await floor.check(engine);
  await engine.close();
}, 3_000_000);
