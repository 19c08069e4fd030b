import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serverProcess } from '../testing/server-process.ts';

const base = mkdtempSync(join(tmpdir(), 'garment-first-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Moments after the start at which it is killed; every 60 ms of five seconds when promises are proved. */
const MOMENTS =
  process.env.PROVE === '1'
    ? Array.from({ length: 84 }, (_, at) => (at + 1) * 60)
    : [400, 1_500, 3_000];

test(`killed ${MOMENTS.length} times during its first start, the next start completes`, async () => {
  for (const moment of MOMENTS) {
    const data = join(base, String(moment));
    const server = await serverProcess(['--data', data, '--no-demo', '--no-simulate']);
    onTestFinished(() => server.kill());
    const starting = server.start().catch(() => {});
    await pause(moment);
    await server.kill();
    await starting;
    await server.start();
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(data, 'server.lock'))).toBe(false);
    rmSync(data, { recursive: true });
  }
}, 3_600_000);
