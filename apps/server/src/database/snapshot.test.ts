import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { type Engine, sql } from './engine.ts';

describe.each(testEngines)('on $kind', ({ open }) => {
  let opened: TestEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
    await engine.system(async (tx) => {
      await tx.run(sql`create table public.left_hand (n int)`);
      await tx.run(sql`create table public.right_hand (n int)`);
    });
  });
  afterAll(() => opened.close());

  const pair = (n: number) =>
    engine.system(async (tx) => {
      await tx.run(sql`insert into public.left_hand values (${n}::int)`);
      await tx.run(sql`insert into public.right_hand values (${n}::int)`);
    });
  const lines = async (chunks: AsyncIterable<Uint8Array>) => {
    let text = '';
    for await (const chunk of chunks) text += String(Buffer.from(chunk));
    return text.split('\n').filter((line) => line !== '');
  };

  test('a snapshot taken while others write shows one moment in every table', async () => {
    let isOver = false;
    let written = 0;
    const writing = Promise.all(
      [0, 1, 2].map(async () => {
        while (!isOver) {
          written += 1;
          await pair(written);
        }
      }),
    );
    await expect.poll(() => written).toBeGreaterThan(20);
    const [left, right] = await engine.snapshot(async (moment) => {
      const first = await lines(moment.copyOut('public.left_hand', ['n']));
      await new Promise((later) => setTimeout(later, 50));
      return [first, await lines(moment.copyOut('public.right_hand', ['n']))];
    });
    isOver = true;
    await writing;
    expect(left?.length).toBeGreaterThan(0);
    expect([...(right ?? [])].sort()).toEqual([...(left ?? [])].sort());
  });

  test('a snapshot writes nothing', async () => {
    const written = engine.snapshot((moment) =>
      moment.all(sql`insert into public.left_hand values (1)`),
    );
    await expect(written).rejects.toMatchObject({ code: '25006' });
  });

  test('a load that fails leaves nothing, and the session is as before', async () => {
    const failed = engine.load(async (load) => {
      await load.copyIn('public.left_hand', ['n'], ['777\n']);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const [row] = await engine.system((tx) =>
      tx.all(sql`
        select count(*)::int as n, current_setting('session_replication_role') as role
        from public.left_hand where n = 777`),
    );
    expect(row).toEqual({ n: 0, role: 'origin' });
  });
});
