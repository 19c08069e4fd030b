import { expect, test } from 'vitest';
import { signedIn } from './testing/index.ts';

/** State of a promise so far. */
function watch<T>(promise: Promise<T>) {
  const fate: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => Object.assign(fate, { value }),
    (error) => Object.assign(fate, { error }),
  );
  return fate;
}
const stale = 570_001;

test('a refresh that fails while the access token lives stays unnoticed', async () => {
  const { session, env, service, advance } = await signedIn();
  const token = await session.accessToken();
  service.fail('refresh', 'unavailable');
  await advance(stale);
  const call = watch(session.accessToken());
  await advance(0);
  expect(call.value).toBe(token);
  expect(session.snapshot().status).toBe('signed-in');
  expect(env.navigation.visits).toEqual([]);
});

test('a refused refresh ends the session only when the access token is past', async () => {
  const { session, service, env, advance } = await signedIn();
  service.revokeAll();
  session.tabs.open({ title: 'X', key: '/x', path: '/x' });
  await advance(stale);
  const first = watch(session.accessToken());
  await advance(0);
  expect(first.value).toBeDefined();
  await session.accessToken();
  expect(service.count('refresh')).toBe(1);
  await advance(30_000);
  const last = watch(session.accessToken());
  await advance(0);
  expect(last.error).toMatchObject({ code: 'signed-out' });
  expect(session.snapshot().status).toBe('signed-out');
  expect(env.navigation.visits).toHaveLength(1);
  expect(env.store.get('refresh_token')).toBeUndefined();
  expect(env.store.get('tabs')).toBeDefined();
});

test('a call that was given up before it was made changes nothing', async () => {
  const { session, service, env, advance } = await signedIn();
  service.revokeAll();
  await advance(stale);
  await session.accessToken();
  session.tokenRejected(env.store.get('access_token') ?? '');
  const given = session.accessToken({ signal: AbortSignal.abort('left') });
  await expect(given).rejects.toBe('left');
  expect(env.store.get('refresh_token')).toBeDefined();
  expect(session.snapshot().status).toBe('signed-in');
});

test('a lost answer is asked for once more within the limit', async () => {
  const { session, service, advance } = await signedIn();
  service.fail('refresh', 'network');
  await advance(stale);
  const call = watch(session.accessToken());
  await advance(0);
  expect(call.value).toBe('access-4');
  expect(service.count('refresh')).toBe(2);
});

test('a refresh that never answers ends after 15 s, with an error for those who wait', async () => {
  const { session, service, advance } = await signedIn();
  service.fail('refresh', 'silence');
  await advance(600_000);
  const calls = [watch(session.accessToken()), watch(session.accessToken())];
  await advance(14_999);
  expect(calls).toEqual([{}, {}]);
  await advance(1);
  expect(calls[0]?.error).toMatchObject({ code: 'refresh-timeout' });
  expect(calls[1]?.error).toBe(calls[0]?.error);
  expect(session.snapshot().status).toBe('signed-in');
});

test('after a failure nobody asks again for 5 s, unless the network comes back', async () => {
  const { session, env, service, advance } = await signedIn();
  service.fail('refresh', 'unavailable');
  await advance(600_000);
  await Promise.allSettled([session.accessToken(), advance(0)]);
  await expect(session.accessToken()).rejects.toMatchObject({ status: 503 });
  expect(service.count('refresh')).toBe(1);
  env.online.set(true);
  await session.accessToken();
  expect(service.count('refresh')).toBe(2);
});

test('invalid_token renews for all callers at once, and only for the token it names', async () => {
  const { session, service, advance } = await signedIn();
  const token = await session.accessToken();
  session.tokenRejected(token);
  session.tokenRejected(token);
  const calls = [session.accessToken(), session.accessToken()];
  await advance(0);
  const [fresh] = await Promise.all(calls);
  expect(fresh).not.toBe(token);
  session.tokenRejected(token);
  expect(await session.accessToken()).toBe(fresh);
  expect(service.count('refresh')).toBe(1);
});

test('a waiting call honours its own signal, before and during the wait', async () => {
  const { session, advance } = await signedIn();
  await advance(stale);
  const own = new AbortController();
  const call = watch(session.accessToken({ signal: own.signal }));
  own.abort(new Error('left the page'));
  await expect(session.accessToken({ signal: own.signal })).rejects.toThrow('left the page');
  const other = watch(session.accessToken());
  await advance(0);
  expect(call.error).toMatchObject({ message: 'left the page' });
  expect(other.value).toBeDefined();
});

test('a sign-out during a refresh wins: nothing is stored, nobody gets a token', async () => {
  const { session, env, service, advance } = await signedIn();
  service.fail('revoke', 'silence');
  await advance(stale);
  const call = watch(session.accessToken());
  await Promise.resolve();
  const gone = session.signOut();
  await advance(0);
  expect(call.error).toMatchObject({ code: 'signed-out' });
  expect(env.store.get('refresh_token')).toBeUndefined();
  await advance(15_000);
  await advance(500);
  await gone;
  expect(env.store.get('access_token')).toBeUndefined();
});

test('a revoke that fails is reported, and the person leaves all the same', async () => {
  const { session, service, advance } = await signedIn();
  const notices: unknown[] = [];
  session.on('notice', ({ tone, text }) => notices.push([tone, text]));
  service.fail('revoke', 'unavailable');
  void session.signOut();
  await advance(0);
  await advance(500);
  expect(notices).toEqual([
    ['error', 'answered 503'],
    ['success', '注销成功'],
  ]);
  expect(session.snapshot().status).toBe('signed-out');
});

test('stored tokens that vanished clear everything and lead to the login page', async () => {
  const { session, env, advance } = await signedIn();
  env.store.remove('refresh_token');
  const call = watch(session.accessToken());
  const gone: unknown[] = [];
  session.on('signed-out', (event) => gone.push(event));
  await advance(600_000);
  const next = watch(session.accessToken());
  await advance(0);
  expect([call.error ?? next.error]).toMatchObject([{ code: 'signed-out' }]);
  expect(env.store.get('user_company')).toBeUndefined();
  expect(env.navigation.visits).toHaveLength(1);
});

test('a wall clock set back or forward costs a refresh at most, never the session', async () => {
  const { session, env, service, advance } = await signedIn();
  for (const hours of [-1, 1, -24, 24]) {
    env.clock.jump(hours * 3_600_000);
    const call = watch(session.accessToken());
    await advance(0);
    expect(call.value).toBeDefined();
  }
  expect(service.count('refresh')).toBeLessThanOrEqual(4);
  expect(session.snapshot().status).toBe('signed-in');
});

test('says so when it was not started, and when it is over', async () => {
  const { session, advance } = await signedIn();
  session.stop();
  await expect(session.accessToken()).rejects.toMatchObject({ code: 'not-started' });
  session.start();
  const early = watch(session.accessToken());
  await advance(299);
  expect(early).toEqual({});
  await advance(1);
  expect(early.value).toBeDefined();
});
