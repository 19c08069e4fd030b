import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { snapshotOf } from '../../testing/snapshot/snapshot.ts';
import { sql } from '../engine.ts';
import { FolderLocked, lockFolder } from '../lock.ts';
import { openPglite } from './pglite.ts';

const base = mkdtempSync(join(tmpdir(), 'garment-pglite-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

// Unpacking a database is many times faster than creating one.
const snapshot = await snapshotOf('empty', async () => {});

const MODULE = new URL('./pglite.ts', import.meta.url).href;
const LOCK = new URL('../lock.ts', import.meta.url).href;

/** Another Node process that runs `script`, its lines one by one. */
function elsewhere(script: string): { child: ChildProcess; line: () => Promise<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (text: Buffer) => {
    rest += String(text);
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    child.emit('line');
  });
  return {
    child,
    async line() {
      while (lines.length === 0) await once(child, 'line');
      return lines.shift() ?? '';
    },
  };
}

test('ends a statement over its limit, reopens, and keeps what was committed', async () => {
  const engine = await openPglite({ folder: join(base, 'runaway'), snapshot });
  await engine.system(async (tx) => {
    await tx.run(sql`create table kept (n int)`);
    await tx.run(sql`insert into kept values (1)`);
  });
  const runaway = engine.system(
    (tx) => tx.all(sql`select count(*) from generate_series(1, 2000000000)`),
    { statementMs: 300 },
  );
  const behind = engine.system((tx) => tx.one(sql`select count(*)::int as n from kept`));
  await expect(runaway).rejects.toMatchObject({ name: 'QueryTimeoutException' });
  expect(await behind).toEqual({ n: 1 });
  expect(engine.restarts).toBe(1);
  await engine.close();
});

test('a request is ended at its own limit, and health does not wait for it', async () => {
  const engine = await openPglite({
    folder: join(base, 'request'),
    snapshot,
    requests: { statementMs: 300, waitMs: 60_000 },
  });
  await engine.system((tx) => tx.run(sql`create role garment_app`));
  const scope = { companyId: '1', userId: '1', timeZone: 'UTC' };
  const ended: string[] = [];
  const slow = engine
    .tenant(scope, (tx) => tx.all(sql`select count(*) from generate_series(1, 2000000000)`), {
      readOnly: true,
    })
    .finally(() => ended.push('request'));
  const health = engine.answers().finally(() => ended.push('health'));
  const quick = engine.tenant(scope, (tx) => tx.one(sql`select 1 as one`));
  await expect(slow).rejects.toMatchObject({ name: 'QueryTimeoutException' });
  expect(await health).toBe(true);
  expect(ended).toEqual(['health', 'request']);
  expect(await quick).toEqual({ one: 1 });
  expect(await engine.answers()).toBe(true);
  await engine.close();
});

test('a request that waits for too long is refused and begins nothing; a job waits', async () => {
  const engine = await openPglite({ snapshot, requests: { statementMs: 60_000, waitMs: 50 } });
  await engine.system((tx) => tx.run(sql`create role garment_app`));
  const scope = { companyId: '1', userId: '1', timeZone: 'UTC' };
  let release = () => {};
  const held = new Promise<void>((free) => {
    release = free;
  });
  const before = engine.system(() => held);
  let begun = 0;
  const refused = engine.tenant(scope, async () => {
    begun += 1;
  });
  const job = engine.system((tx) => tx.one(sql`select 1 as one`));
  await expect(refused).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  release();
  await before;
  expect(await job).toEqual({ one: 1 });
  expect(begun).toBe(0);
  expect(engine.figures().waiting).toBe(0);
  await engine.close();
});

test.each([
  ['53100', 'a full disk'],
  ['XX000', 'a failure of the engine itself'],
])('after %s, %s, it reopens by itself, with what was committed', async (code) => {
  const engine = await openPglite({ folder: join(base, 'runaway'), snapshot });
  const failing = engine.system(async (tx) => {
    await tx.run(sql`insert into kept values (9)`);
    await tx.run(sql`select set_config('test.code', ${code}, true)`);
    await tx.run(
      sql`do $$ begin raise exception 'no more' using errcode = current_setting('test.code'); end $$`,
    );
  });
  const behind = engine.system((tx) => tx.all(sql`select n from kept`));
  await expect(failing).rejects.toMatchObject({ code });
  expect(await behind).toEqual([{ n: 1 }]);
  expect(engine.figures()).toMatchObject({ restarts: 1, waiting: 0 });
  await engine.close();
});

test('a transaction that began before a restart writes nothing after it', async () => {
  const engine = await openPglite({ folder: join(base, 'runaway'), snapshot });
  const torn = engine.system(
    async (tx) => {
      await tx.run(sql`insert into kept values (2)`);
      await tx.all(sql`select count(*) from generate_series(1, 2000000000)`).catch(() => {});
      await tx.run(sql`insert into kept values (3)`);
    },
    { statementMs: 300 },
  );
  await expect(torn).rejects.toMatchObject({ name: 'QueryTimeoutException' });
  expect(await engine.system((tx) => tx.all(sql`select n from kept`))).toEqual([{ n: 1 }]);
  await engine.close();
});

test('loses no acknowledged write when its process is killed', async () => {
  const folder = join(base, 'killed');
  for (let round = 0; round < 3; round += 1) {
    const writer = elsewhere(`
      const { openPglite } = await import(${JSON.stringify(MODULE)});
      const { sql } = await import(${JSON.stringify(new URL('../engine.ts', import.meta.url).href)});
      const engine = await openPglite({ folder: ${JSON.stringify(folder)}, snapshot: ${JSON.stringify(snapshot)} });
      await engine.system((tx) => tx.run(sql\`create table if not exists acked (n serial primary key, half int)\`));
      for (;;) {
        const row = await engine.system(async (tx) => {
          const first = await tx.one(sql\`insert into acked (half) values (1) returning n\`);
          await tx.run(sql\`insert into acked (half) values (2)\`);
          return first;
        });
        console.log(row.n);
      }`);
    let acknowledged = 0;
    for (let lines = 0; lines < 20 + round * 17; lines += 1)
      acknowledged = Number(await writer.line());
    writer.child.kill('SIGKILL');
    await once(writer.child, 'exit');

    const engine = await openPglite({ folder });
    const found = await engine.system((tx) =>
      tx.one<{ last: number; halves: number }>(sql`
        select max(n) filter (where half = 1) as last,
          abs(count(*) filter (where half = 1) - count(*) filter (where half = 2))::int as halves
        from acked`),
    );
    expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(found?.halves).toBe(0);
    await engine.close();
  }
});

test('a second process is refused with the name of the holder; a dead holder is replaced', async () => {
  const folder = join(base, 'locked');
  mkdirSync(folder);
  const holder = elsewhere(`
    const { lockFolder } = await import(${JSON.stringify(LOCK)});
    lockFolder(${JSON.stringify(folder)});
    console.log(process.pid);
    setInterval(() => {}, 1000);`);
  const pid = await holder.line();
  expect(() => lockFolder(folder)).toThrow(`data folder ${folder} is in use by process ${pid} on `);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  holder.child.kill('SIGKILL');
  await once(holder.child, 'exit');

  const release = lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8')).pid).toBe(process.pid);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  release();
});

// Other systems do not show when a process began.
if (process.platform === 'linux')
  test('a process number that was reused locks nothing', () => {
    const folder = join(base, 'reused');
    mkdirSync(folder);
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    writeFileSync(
      join(folder, 'server.lock'),
      JSON.stringify({ pid: process.pid, startedAt: '1', bootId, host: 'elsewhere' }),
    );
    lockFolder(folder)();
  });

test('of many that find a dead lock at once, one gets the folder', async () => {
  const folder = join(base, 'raced');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'server.lock'),
    JSON.stringify({ pid: 4_000_000, startedAt: '1', bootId: '', host: '' }),
  );
  const racers = Array.from({ length: 6 }, () =>
    elsewhere(`
      const { lockFolder } = await import(${JSON.stringify(LOCK)});
      try { lockFolder(${JSON.stringify(folder)}); console.log('mine'); } catch (error) { console.log(error.name); }
      setInterval(() => {}, 1000);`),
  );
  const said = await Promise.all(racers.map((racer) => racer.line()));
  for (const { child } of racers) child.kill('SIGKILL');
  expect(said.filter((word) => word === 'mine')).toHaveLength(1);
  expect(said.filter((word) => word === 'FolderLocked')).toHaveLength(5);
});
