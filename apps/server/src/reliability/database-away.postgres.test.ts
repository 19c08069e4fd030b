import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type CutOff, cutOff } from '../testing/cut-off.ts';
import { connectPush } from '../testing/push-client.ts';
import { testServer } from '../testing/test-server.ts';

/** A minute when promises are proved, a moment in every test run. */
const AWAY_MS = process.env.PROVE === '1' ? 60_000 : 2_000;

test(`while the database is away for ${AWAY_MS / 1000} s each request is refused without another try, sockets stay, and work resumes by itself`, async () => {
  let way: CutOff | undefined;
  const server = await testServer({
    engine: 'postgres',
    way: async (url) => {
      way = await cutOff(url);
      return way.url;
    },
  });
  const clientId = 'pcQrCodeLoginAway1';
  const client = await connectPush(await server.listen(), clientId);
  await server.call('acme.leader', 'POST', '/mmc/channel/bind', { clientId, topics: ['task'] });
  const create = (key: string) =>
    server.call(
      'acme.leader',
      'POST',
      '/amc/tasks',
      { tips: key, taskEndDate: '2027-12-01 10:00:00' },
      { headers: { 'idempotency-key': key } },
    );
  expect((await create(randomUUID())).body.status).toBe(200);

  await way?.cut();
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const { retries } = server.engine.figures();
  const over = pause(AWAY_MS);
  for (const key of keys) {
    const answer = await create(key);
    expect(answer).toMatchObject({ http: 503, headers: { 'retry-after': '2' } });
  }
  // Nobody waits for the database: what is refused was asked once, and nothing of it is left.
  expect(server.engine.figures()).toMatchObject({ retries, waiting: 0 });
  const ready = await server.runtime.app.inject({ method: 'GET', url: '/health/ready' });
  expect(ready).toMatchObject({ statusCode: 503 });
  expect(ready.json().checks).toMatchObject({ database: false });
  await over;

  await way?.mend();
  await expect.poll(async () => (await create(keys[0] ?? '')).http).toBe(200);
  // What waited is sent again, twice, by everybody at once: each happens once.
  await Promise.all([...keys, ...keys].map(create));
  const [made] = await server.query<{ tasks: number }>(sql`
    select count(*)::int as tasks from amc.todo where tips = any(${keys})`);
  expect(made?.tasks).toBe(keys.length);

  // What was published meanwhile was not received: the tab is notified that anything may have changed.
  await client.next(({ topic, keys: published }) => topic === 'task' && published.length === 0);
  const companyId = await server.companyId('acme');
  const scope = { companyId, userId: '0', timeZone: 'Asia/Shanghai' };
  await expect
    .poll(
      async () => {
        await server.engine.tenant(scope, (tx) =>
          server.services.publish(tx, { topic: 'task', keys: ['7'] }),
        );
        await server.runtime.flush();
        return client.frames.some(({ keys: published }) => published.includes('7'));
      },
      { interval: 250 },
    )
    .toBe(true);
  expect(server.runtime.sockets()).toBe(1);
  client.close();
  await server.close();
});
