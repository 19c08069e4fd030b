import { expect, test, vi } from 'vitest';
import { openTab, storeTokens } from './testing/signed-in.ts';

let isReachable = false;
vi.mock('./live/work.ts', async (original) => {
  const work = await original<typeof import('./live/work.ts')>();
  return {
    get startWork() {
      if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
      return work.startWork;
    },
  };
});

test('what cannot be fetched for a signed-in person is a failed load, and is fetched again', async () => {
  const { session, env, service, advance } = openTab();
  storeTokens(env.store, service.signIn(), env.now());
  session.start();
  await advance(300);
  expect(session.snapshot()).toMatchObject({ status: 'failed', companyStatus: 'unknown' });
  expect(session.snapshot().error).toBeInstanceOf(TypeError);
  expect(await session.accessToken()).toBe(env.store.get('access_token'));
  session.tabs.open({ title: 'X', key: '/x', path: '/x' });

  isReachable = true;
  session.retry();
  await advance(300);
  expect(session.snapshot()).toMatchObject({
    status: 'signed-in',
    companyStatus: 'ready',
    activeTab: '/x',
  });
  session.stop();
  expect(env.clock.timers).toBe(0);
});
