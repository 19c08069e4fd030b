import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, sql } from '../database/engine.ts';
import { fileStore } from '../features/files/file-store.ts';
import { createServices } from '../services.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { claimJob, endJob } from './job.sql.ts';
import type { Job } from './job.ts';
import { jobsOf } from './jobs.ts';
import { makePartitions } from './make-partitions.sql.ts';
import { type RunningJobs, startJobs } from './run-jobs.ts';

describe.each(testEngines)('on $kind', ({ kind, open }) => {
  let opened: TestEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(() => engine.system((tx) => tx.run(sql`delete from platform.job`)));

  const failures: unknown[] = [];
  const started = (...jobs: Job[]): RunningJobs =>
    startJobs(engine, jobs, (error) => failures.push(error), true);
  const makeDue = () =>
    engine.system((tx) => tx.run(sql`update platform.job set due_date = now()`));
  const lines = () =>
    engine.system((tx) =>
      tx.all(sql`
        select name, runs, failures, last_error, holder is null as is_free,
          round(extract(epoch from due_date - end_date))::int as pause
        from platform.job order by name`),
    );

  test('three servers that look at once do each job once', async () => {
    const done: string[] = [];
    const jobs = ['a', 'b', 'c', 'd'].map((name) => ({
      name,
      everySeconds: 60,
      run: async () => void done.push(name),
    }));
    const servers = [started(...jobs), started(...jobs), started(...jobs)];
    expect(await Promise.all(servers.map((server) => server.runDue()))).toEqual([[], [], []]);
    await makeDue();
    await Promise.all(servers.map((server) => server.runDue()));
    expect([...done].sort()).toEqual(['a', 'b', 'c', 'd']);
    await makeDue();
    await Promise.all(servers.map((server) => server.runDue()));
    expect(done).toHaveLength(8);
    for (const server of servers) await server.stop();
  });

  test('a server that is not told looks by itself, again and again', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const job = { name: 'by itself', everySeconds: 60, run: async () => resolve() };
    const server = startJobs(engine, [job], (error) => failures.push(error));
    await server.runDue();
    await makeDue();
    await done;
    await server.stop();
  });

  test('a job that fails is reported, tried again, and stops nothing', async () => {
    const ran: string[] = [];
    const server = started(
      {
        name: 'bad',
        everySeconds: 86_400,
        run: async () => {
          throw new Error('no disk');
        },
      },
      { name: 'good', everySeconds: 60, run: async () => void ran.push('good') },
    );
    await server.runDue();
    await makeDue();
    expect((await server.runDue()).sort()).toEqual(['bad', 'good']);
    expect(ran).toEqual(['good']);
    expect(failures.splice(0)).toEqual([new Error('no disk')]);
    expect(await lines()).toEqual([
      { name: 'bad', runs: '1', failures: 1, lastError: 'no disk', isFree: true, pause: 300 },
      { name: 'good', runs: '1', failures: 0, lastError: null, isFree: true, pause: 60 },
    ]);
    await server.stop();
  });

  test('the job of a server that died is taken over when its lease is over, and not before', async () => {
    const server = started({ name: 'a', everySeconds: 60, run: async () => {} });
    await server.runDue();
    await makeDue();
    const dead = await claimJob(engine, ['a'], randomUUID());
    expect(await claimJob(engine, ['a'], randomUUID())).toBeUndefined();
    await engine.system((tx) =>
      tx.run(sql`update platform.job set lease_date = now() - interval '1 second'`),
    );
    const heir = await claimJob(engine, ['a'], randomUUID());
    expect(heir?.name).toBe('a');
    // The dead one was only slow: what it says now changes nothing of its heir's run.
    if (!dead || !heir) throw new Error('nothing was claimed');
    expect(await endJob(engine, dead, 60, undefined)).toBe(0);
    expect(await endJob(engine, heir, 60, undefined)).toBe(1);
    await server.stop();
  });

  test('the coming months and quarters get their partitions once', async () => {
    const partitions = () =>
      engine.system((tx) =>
        tx.all<{ name: string }>(sql`
          select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'partition' and c.relkind = 'r' order by 1`),
      );
    const made = await makePartitions(engine, '2031-11-15');
    if (kind === 'pglite') {
      expect([made, await partitions()]).toEqual([0, []]);
      return;
    }
    expect(made).toBe(5 + 2);
    expect((await partitions()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'scan_2031_10',
        'scan_2032_02',
        'finished_ledger_2031_10',
        'finished_ledger_2032_01',
      ]),
    );
    expect(await makePartitions(engine, '2031-11-15')).toBe(0);
  });
});

test('a backup a day, of which so many stay as were asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'garment-daily-'));
  const [pglite] = testEngines;
  const opened = await pglite?.open();
  if (!opened) throw new Error('no engine');
  const services = createServices(
    opened.engine,
    () => {},
    () => new Date('2026-05-12T00:06:00Z'),
  );
  const plan = {
    folder: join(folder, 'backups'),
    kept: 1,
    dataFolder: folder,
    givenKey: undefined,
  };
  const daily = jobsOf(services, fileStore(folder), plan).find(({ name }) => name === 'back up');
  expect(daily?.everySeconds).toBe(86_400);
  mkdirSync(join(plan.folder, 'garment-20250101T000000Z'), { recursive: true });
  await daily?.run();
  expect(readdirSync(plan.folder)).toEqual([expect.stringMatching(/^garment-20260512T/)]);
  await opened.close();
  rmSync(folder, { recursive: true });
});
