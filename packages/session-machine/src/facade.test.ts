import { expect, test } from 'vitest';
import { openTab, signedIn } from './testing/index.ts';

test('loads user, company, applications and menu from stored tokens', async () => {
  const { session, env } = await signedIn();
  expect(session.snapshot()).toMatchObject({
    status: 'signed-in',
    user: { id: '7' },
    companyStatus: 'ready',
    company: { id: '1' },
    menus: [{ id: 'm1' }],
  });
  expect(session.granted('PUT^/mes2/reduce/submit')).toBe(true);
  expect(env.store.get('btnUrl')).toBe('PUT^/mes2/reduce/submit,');
  expect(env.store.get('user_company')).toBe('1');
  expect(env.navigation.visits).toEqual([]);
});

test('looks for tokens 300 ms after the start, not earlier', async () => {
  const { session, env, advance } = openTab();
  session.start();
  await advance(299);
  expect(env.navigation.visits).toEqual([]);
  await advance(1);
  expect(env.navigation.visits).toEqual([
    'https://login.example/?callback=https%3A%2F%2Fapp.example%2F',
  ]);
  expect(session.snapshot().status).toBe('signed-out');
});

test('exchanges a code once, then strips it and reloads', async () => {
  const { session, env, service, advance } = openTab({ address: 'https://app.example/mes?x=1' });
  env.navigation.url.searchParams.set('oauth_code', service.issueCode());
  env.store.set('tabs', '[]');
  session.start();
  session.start();
  await advance(300);
  expect(service.count('exchangeCode')).toBe(1);
  expect(env.navigation.visits).toEqual(['strip', 'reload']);
  expect(env.store.get('tabs')).toBeUndefined();
  expect(Number(env.store.get('token_access_token_exprie'))).toBe(env.now() + 600_000);
});

test('signs out: revoke, farewell, 500 ms, cleared store, login with the way back', async () => {
  const { session, env, service, advance } = await signedIn({
    address: 'https://app.example/mes/x',
  });
  const heard: unknown[] = [];
  session.on('notice', (notice) => heard.push(notice));
  session.tabs.open({ title: 'X', key: '/mes/x', path: '/mes/x' });
  const token = await session.accessToken();
  const gone = session.signOut();
  void session.signOut();
  await advance(0);
  expect(heard).toEqual([{ tone: 'success', text: '注销成功' }]);
  expect(session.snapshot()).toMatchObject({ status: 'signing-out', user: undefined });
  await advance(499);
  expect(env.store.get('tabs')).toBeDefined();
  await advance(1);
  await gone;
  expect(service.calls.filter(({ name }) => name === 'revoke')).toMatchObject([{ input: token }]);
  expect(session.snapshot()).toMatchObject({ status: 'signed-out', tabs: [], activeTab: '/' });
  expect(env.store.get('tabs')).toBeUndefined();
  expect(env.store.get('user_company')).toBeUndefined();
  expect(env.store.get('oauth_callback')).toBe('https://app.example/mes/x');
  expect(env.navigation.visits).toHaveLength(1);
  expect(env.clock.timers).toBe(0);
});

test('1,000 callers at expiry share one refresh and are answered in order', async () => {
  const { session, env, service, advance } = await signedIn();
  env.clock.advance(569_401);
  const order: number[] = [];
  const tokens = Array.from({ length: 1_000 }, async (_, at) => {
    const token = await session.accessToken();
    order.push(at);
    return token;
  });
  await advance(0);
  expect(new Set(await Promise.all(tokens)).size).toBe(1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(service.count('refresh')).toBe(1);
});

test('keeps the socket alive every 25 s and reconnects 5 s after it is lost', async () => {
  const { env, advance } = await signedIn();
  const [socket] = env.sockets;
  socket?.handlers.opened();
  await advance(25_000);
  expect(socket?.sent).toEqual(['refreshMessage']);
  await advance(25_000);
  expect(socket?.closedWith).toBe(4000);
  await advance(4_999);
  expect(env.sockets).toHaveLength(1);
  await advance(1);
  expect(env.sockets).toHaveLength(2);
});
