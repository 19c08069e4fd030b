import { expect, test } from 'vitest';
import { memoryEnv } from './env/memory.ts';
import { createFakeService } from './testing/fake-service.ts';
import { openTab, storeTokens } from './testing/signed-in.ts';

test('1,000 sign-ins, sign-outs, starts and stops leave nothing behind', async () => {
  const env = memoryEnv();
  const service = createFakeService({ now: env.now });
  const { session, advance } = openTab({ env, service });
  const undo = session.subscribe(() => undefined);
  for (let round = 0; round < 1_000; round++) {
    storeTokens(env.store, service.signIn(), env.now());
    session.start();
    await advance(300);
    env.sockets.at(-1)?.handlers.opened();
    if (round % 2) {
      void session.accessToken().catch(() => undefined);
      await advance(300);
      void session.signOut();
      await advance(500);
    }
    session.stop();
    session.stop();
  }
  undo();
  expect(env.clock.timers).toBe(0);
  expect([env.online.watchers, env.visible.watchers]).toEqual([0, 0]);
  expect([env.line.ends, env.locks.tickets]).toEqual([0, 0]);
  expect(env.sockets.filter(({ closedWith }) => closedWith === undefined)).toEqual([]);
  expect(env.sockets).toHaveLength(1_000);
  expect(service.count('revoke')).toBe(500);
}, 60_000);
