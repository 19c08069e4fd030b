import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from '../../database/engine.ts';
import { md5 } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { passwordsWaiting } from '../password.ts';

/** As long as a busy machine takes. */
const PATIENT = { timeout: 200_000 };

let server: TestServer;
const now = new Date('2026-06-10T04:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
  // Known from now on at the address of calls without one.
  await server.token('acme.leader');
});
afterAll(() => server.close());

const login = (at: number, lang = '') =>
  server.runtime.app.inject({
    method: 'POST',
    url: `/amc/open/login${lang}`,
    remoteAddress: `10.1.${at % 100}.${Math.floor(at / 100)}`,
    payload: { username: `name ${at}`, password: md5('x'), callback: 'http://localhost/' },
  });

test('a storm of sign-ins waits in a bounded line, what is too much is told to come back, lists go on', async () => {
  // Hashes end when the test lets them, and fit no password.
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const hashing = vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, work, done) => {
    begun.push(String(work.message));
    held.push(() => done(null, Buffer.alloc(32)));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    hashing.mockRestore();
    syncBuiltinESMExports();
  });

  const waiting = Array.from({ length: 100 }, (_, at) => login(at));
  await expect.poll(passwordsWaiting, PATIENT).toBe(100);
  const atOnce = held.length;
  waiting.push(...Array.from({ length: atOnce }, (_, at) => login(100 + at)));
  await expect.poll(passwordsWaiting, PATIENT).toBe(100 + atOnce);
  expect(held).toHaveLength(atOnce);

  for (let at = 0; at < 30; at += 1) {
    const refused = await login(200 + at, at === 0 ? '?lang=en' : '');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.json().message).toBe(
      at === 0
        ? 'Too many people are signing in just now; try again in a few seconds'
        : '正在登录的人太多，请过几秒再试',
    );
  }
  // What was not judged does not count.
  const spent = await server.query<{ n: number }>(sql`
    select count(*)::int as n from platform.pace where spent_until > app_now()`);
  expect(spent).toEqual([{ n: 3 * (100 + atOnce) }]);
  const list = await server.call('acme.leader', 'GET', '/amc/tasks/list', { pageNum: 1 });
  expect(list.body.status).toBe(200);
  // Who is known at an address waits in a line of his own, before the others.
  const known = server.call(undefined, 'POST', '/amc/open/login', {
    ...{ username: 'acme.leader', password: md5('mistyped'), callback: 'http://localhost/' },
  });
  await expect.poll(passwordsWaiting, PATIENT).toBe(101 + atOnce);

  while (passwordsWaiting() > 0) {
    const next = held.shift();
    if (next) {
      const before = passwordsWaiting();
      next();
      await expect.poll(passwordsWaiting, { ...PATIENT, interval: 1 }).toBeLessThan(before);
    } else await expect.poll(() => held.length, { ...PATIENT, interval: 1 }).toBeGreaterThan(0);
  }
  for (const answer of await Promise.all(waiting)) expect(answer.json().status).toBe(10202);
  expect((await known).body.data).toBe('用户名或密码错误');
  expect(begun.indexOf(md5('mistyped'))).toBe(atOnce);
}, 300_000);
