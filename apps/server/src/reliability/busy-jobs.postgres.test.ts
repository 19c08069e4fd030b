import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ engine: 'postgres' });
});
afterAll(() => server.close());

/** As many as jobs have connections. */
const BUSY = 3;

test('while every connection of the jobs is busy, health answers and callers are known', async () => {
  // Signed in and not seen yet: who it is has to be asked of the database.
  await server.token('acme.leader');
  const released = Promise.withResolvers<void>();
  const begun = Array.from({ length: BUSY }, () => Promise.withResolvers<void>());
  const busy = begun.map(({ resolve }) =>
    server.engine.system(async (tx) => {
      await tx.all(sql`select 1`);
      resolve();
      await released.promise;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  let waited = false;
  const next = server.engine.system(async (tx) => {
    waited = true;
    await tx.all(sql`select 1`);
  });

  expect(await server.engine.answers()).toBe(true);
  // A round trip may be slow on a busy machine; it is asked again until one is not.
  await expect
    .poll(async () => (await server.call(undefined, 'GET', '/health/ready')).http, {
      timeout: 60_000,
    })
    .toBe(200);
  const list = await server.call('acme.leader', 'GET', '/amc/tasks/list', { pageNum: 1 });
  expect(list.body.status).toBe(200);

  expect(waited).toBe(false);
  expect(server.engine.figures().waiting).toBe(1);
  released.resolve();
  await Promise.all([...busy, next]);
}, 120_000);
