import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openPglite } from '../database/pglite/pglite.ts';
import { serverProcess } from '../testing/server-process.ts';
import { demoFolder } from '../testing/snapshot/demo-folder.ts';
import { floorAtWork, floorOf, ROUNDS } from './floor-at-work.ts';

const data = mkdtempSync(join(tmpdir(), 'garment-killed-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const open = () => openPglite({ folder: join(data, 'pglite') });

test(`killed ${ROUNDS} times while scans and a bed come in, the embedded database loses nothing acknowledged`, async () => {
  await demoFolder(data);
  const before = await open();
  const floor = floorAtWork(await floorOf(before));
  await before.close();

  const server = await serverProcess(['--data', data, '--no-simulate']);
  onTestFinished(() => server.kill());
  await server.start();
  await floor.begin(server.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    await floor.round(() => server.kill());
    await server.start();
    await floor.repeat();
  }
  await floor.finish();
  expect(await server.stop()).toBe(0);

  const after = await open();
  await floor.check(after);
  await after.close();
}, 3_000_000);
