import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLivingFloor } from '../../demo/living/living-floor.ts';
import { demoIds } from '../../demo/seed.ts';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { findOffenders } from './find-offenders.ts';
import { invariants } from './invariants.ts';

describe('the demo factory as it was written', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ demo: true, scale: 1 });
  }, 300_000);
  afterAll(() => server.close());

  test.each(invariants)(
    '$number $sentence',
    async (invariant) => {
      expect(await findOffenders(server.engine, [invariant])).toEqual([]);
    },
    300_000,
  );
});

describe('the demo factory at work', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ demo: true });
  }, 300_000);
  afterAll(() => server.close());

  test('every sentence still holds after the living floor has run and the story has gone on', async () => {
    const count = async () => {
      const [row] = await server.query<{ scans: number }>(
        sql`select count(*)::int as scans from mes2.scan`,
      );
      return row?.scans ?? 0;
    };
    const before = await count();
    const stop = await startLivingFloor(server.engine, server.services, { everyMs: 5 });
    await vi.waitFor(async () => expect(await count()).toBeGreaterThan(before + 3), 200_000);
    await stop();
    const beds = await server.call('cx.leader', 'GET', '/mes2/reduce/list', {
      orderId: demoIds.storyOrder(),
      order: 'bed_no_num asc',
      pageSize: 10,
    });
    const { id, version } = beds.body.data.list.at(-1);
    const { body } = await server.call('cx.leader', 'PUT', '/mes2/reduce/submit', { id, version });
    expect(body.status).toBe(200);
    expect(await findOffenders(server.engine, invariants)).toEqual([]);
  }, 300_000);
});
