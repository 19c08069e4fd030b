import { expect, test } from 'vitest';
import { sha256 } from './env/sha256.ts';
import { createSession } from './facade.ts';
import {
  comeBack,
  createFakeService,
  memoryEnv,
  openTab,
  settled,
  signedIn,
  storeTokens,
} from './testing/index.ts';

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

test.each([
  ['the same person in the same company', { user_id: '7', user_company: '1' }, true],
  ['another person', { user_id: '8', user_company: '1' }, false],
  ['another company', { user_id: '7', user_company: '2' }, false],
])('until the menu answers, the rights of the page before hold for %s', async (_, kept, hold) => {
  const { session, env, service, advance } = openTab();
  storeTokens(env.store, service.signIn(), env.now());
  for (const [key, value] of Object.entries(kept)) env.store.set(key as 'user_id', value);
  env.store.set('btnUrl', 'PUT^/mes2/old,');
  session.start();
  await advance(300);
  expect(session.snapshot()).toMatchObject({ companyStatus: 'loading', menus: [] });
  expect(session.granted('PUT^/mes2/old')).toBe(hold);
  await advance(300);
  expect(service.count('getMenus')).toBe(1);
  expect(session.granted('PUT^/mes2/old')).toBe(false);
  expect(session.granted('PUT^/mes2/reduce/submit')).toBe(true);
});

test('looks for tokens 300 ms after the start, not earlier', async () => {
  const { session, env, advance } = openTab();
  session.start();
  await advance(299);
  expect(env.navigation.visits).toEqual([]);
  await advance(1);
  const state = env.store.get('oauth_state');
  const verifier = env.store.get('oauth_verifier');
  expect(env.navigation.visits).toEqual([
    `https://login.example/?callback=https%3A%2F%2Fapp.example%2F&state=${state}&code_challenge=hash-of-${verifier}&code_challenge_method=S256`,
  ]);
  expect(session.snapshot().status).toBe('signed-out');
});

test('exchanges a code that it asked for once, with its secret, then reloads without it', async () => {
  const { session, env, service, advance } = openTab({ address: 'https://app.example/mes?x=1' });
  comeBack({ env }, service.issueCode());
  env.store.set('tabs', '[]');
  session.start();
  session.start();
  await advance(300);
  expect(service.calls[0]).toMatchObject({
    name: 'exchangeCode',
    input: { code: 'code-1', verifier: 'own-verifier' },
  });
  expect(service.count('exchangeCode')).toBe(1);
  expect(env.navigation.visits).toEqual(['strip', 'reload']);
  expect(env.store.get('oauth_state')).toBeUndefined();
  expect(env.store.get('oauth_verifier')).toBeUndefined();
  expect(env.store.get('tabs')).toBeUndefined();
  expect(Number(env.store.get('token_access_token_exprie'))).toBe(env.now() + 600_000);
});

test('a filtered page that needs a sign-in is filtered again behind it; the login page hears of no filter', async () => {
  const env = memoryEnv({ address: 'https://app.example/mes/x?periodId=7&state=2' });
  const first = openTab({ env });
  first.session.start();
  await first.advance(300);
  const [visit = ''] = env.navigation.visits;
  const login = new URL(visit);
  expect(login.searchParams.get('callback')).toBe('https://app.example/mes/x');
  expect(visit).not.toContain('periodId');
  expect(env.store.get('oauth_callback')).toBe('https://app.example/mes/x');

  env.navigation.url.search = '';
  env.navigation.url.searchParams.set('oauth_code', first.service.issueCode());
  env.navigation.url.searchParams.set('state', login.searchParams.get('state') ?? '');
  const second = openTab({ env, service: first.service });
  second.session.start();
  await second.advance(300);
  expect(env.navigation.here()).toBe('https://app.example/mes/x?periodId=7&state=2');
  expect(env.navigation.visits.at(-1)).toBe('reload');
  expect(env.store.get('oauth_return')).toBeUndefined();
});

test.each([
  ['of another page', 'https://app.example/mes/y?periodId=7'],
  ['of another host', 'https://evil.example/mes/x?periodId=7'],
  ['of an earlier sign-in', 'https://app.example/mes/x?oauth_code=c&state=s&periodId=7'],
  ['of a sign-in that failed', 'https://app.example/mes/x?error=access_denied'],
])('what was kept %s is not shown behind a sign-in', async (_, kept) => {
  const { session, env, service, advance } = openTab({ address: 'https://app.example/mes/x' });
  comeBack({ env }, service.issueCode());
  env.store.set('oauth_return', kept);
  session.start();
  await advance(300);
  expect(env.navigation.here()).toBe('https://app.example/mes/x');
});

test('a code that was refused is neither kept nor told on the way to the next sign-in', async () => {
  const address = 'https://app.example/mes/x?oauth_code=stray&state=s';
  const { session, env, advance } = openTab({ address });
  session.start();
  await advance(300);
  expect(session.snapshot().status).toBe('refused');
  session.proceed();
  await advance(0);
  expect(env.navigation.visits.at(-1)).toContain('callback=https%3A%2F%2Fapp.example%2Fmes%2Fx&');
  expect(env.store.get('oauth_return')).toBe('https://app.example/mes/x');
});

test('signs out: revoke, farewell, 500 ms, cleared store, login with the way back', async () => {
  const { session, env, service, advance } = await signedIn({
    address: 'https://app.example/mes/x',
  });
  const received: unknown[] = [];
  session.on('notice', (notice) => received.push(notice));
  session.tabs.open({ title: 'X', key: '/mes/x', path: '/mes/x' });
  const token = await session.accessToken();
  const gone = session.signOut();
  void session.signOut();
  await advance(0);
  expect(received).toEqual([{ tone: 'success', text: '注销成功' }]);
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

const two = [
  { id: '1', name: '晨曦制衣', isDefault: '0' },
  { id: '2', name: '锦程服饰', delFlag: '2' },
];

test('a switch stores the choice, reloads applications, and the menu 300 ms later', async () => {
  const service = createFakeService({ now: () => 0 });
  service.state.companies = two;
  const { session, env, advance } = await signedIn({ service });
  const received: unknown[] = [];
  session.on('company-switched', ({ company }) => received.push(company.id));
  const before = {
    applications: service.count('listApplications'),
    menus: service.count('getMenus'),
  };
  session.chooseCompany('2');
  session.chooseCompany('2');
  session.chooseCompany('99');
  await advance(299);
  expect(env.store.get('user_company')).toBe('2');
  expect(env.store.get('selectedCompany')).toBe('2');
  expect(session.companyId).toBe('2');
  expect(received).toEqual(['2']);
  expect(service.count('listApplications')).toBe(before.applications + 1);
  expect(service.count('getMenus')).toBe(before.menus);
  await advance(1);
  expect(service.count('getMenus')).toBe(before.menus + 1);
  expect(session.snapshot().destination).toBe('/companyDelete');
});

test('12021 clears the stored choice and chooses again, once in 10 s', async () => {
  const service = createFakeService({ now: () => 0 });
  service.state.companies = two;
  const env = memoryEnv();
  env.store.set('user_company', '2');
  const { session, advance } = await signedIn({ env, service });
  expect(session.companyId).toBe('2');
  const lists = service.count('listCompanies');
  session.companyRejected('1');
  expect(service.count('listCompanies')).toBe(lists);
  session.companyRejected('2');
  session.companyRejected('2');
  await advance(0);
  expect(service.count('listCompanies')).toBe(lists + 1);
  expect(env.store.get('user_company')).toBe('1');
  expect(session.companyId).toBeUndefined();
  session.companyRejected(undefined);
  await advance(0);
  expect(service.count('listCompanies')).toBe(lists + 1);
  await advance(10_000);
  session.companyRejected(undefined);
  expect(service.count('listCompanies')).toBe(lists + 2);
});

test('a person without a company sees that, and may look again', async () => {
  const service = createFakeService({ now: () => 0 });
  service.state.companies = [];
  const { session, advance } = await signedIn({ service });
  expect(session.snapshot().companyStatus).toBe('none');
  service.state.companies = two;
  session.retry();
  await advance(0);
  await advance(300);
  expect(session.snapshot()).toMatchObject({ companyStatus: 'ready', company: { id: '1' } });
});

test('a deleted user has one place to go', async () => {
  const service = createFakeService({ now: () => 0 });
  service.state.user = { id: '7', delFlag: '2' };
  const { session } = await signedIn({ service });
  expect(session.snapshot().destination).toBe('/accountDelete');
});

test('a load that fails can be tried again', async () => {
  const service = createFakeService({ now: () => 0 });
  service.fail('getUser', 'unavailable');
  const { session, advance } = await signedIn({ service });
  expect(session.snapshot()).toMatchObject({ status: 'failed', error: { status: 503 } });
  session.retry();
  await advance(0);
  expect(session.snapshot().status).toBe('signed-in');
});

test('a menu that fails leaves the rest usable and can be loaded again', async () => {
  const service = createFakeService({ now: () => 0 });
  service.fail('getMenus', 'unavailable');
  service.fail('listApplications', 'network');
  const { session, advance } = await signedIn({ service });
  expect(session.snapshot()).toMatchObject({ status: 'signed-in', companyStatus: 'menu-failed' });
  session.reloadMenus();
  await advance(0);
  expect(session.snapshot().companyStatus).toBe('ready');
});

test.each([
  ['without a state', '?oauth_code=somebodys', {}],
  ['with a state of another page', '?oauth_code=somebodys&state=theirs', {}],
  [
    'beside a sign-in that was begun',
    '?oauth_code=somebodys',
    { oauth_state: 's', oauth_verifier: 'v' },
  ],
])(
  'a code that this page did not ask for, %s, signs nobody in: one button begins a sign-in',
  async (_, query, kept) => {
    const { session, env, service, advance } = openTab({
      address: `https://app.example/x${query}`,
    });
    for (const [key, value] of Object.entries(kept)) env.store.set(key as 'oauth_state', value);
    session.start();
    const call = session.accessToken().catch((error: unknown) => error);
    await advance(300);
    await advance(60_000);
    expect(service.calls).toEqual([]);
    expect(session.snapshot()).toMatchObject({ status: 'refused', refusal: 'unasked' });
    expect(env.navigation.url.search).toBe('');
    expect(env.navigation.visits).toEqual(['strip']);
    expect(await call).toMatchObject({ code: 'signed-out' });
    session.proceed();
    session.proceed();
    await advance(0);
    expect(env.navigation.visits).toHaveLength(2);
    expect(env.navigation.visits[1]).toMatch(
      /^https:\/\/login\.example\/.*&state=.+&code_challenge=.+/,
    );
  },
);

test('a code that this page did not ask for is dropped with a message while stored tokens stay', async () => {
  const env = memoryEnv({ address: 'https://app.example/x?oauth_code=somebodys&state=theirs' });
  const tab = openTab({ env });
  const notices: string[] = [];
  tab.session.on('notice', ({ text }) => notices.push(text));
  storeTokens(env.store, tab.service.signIn(), env.now());
  const kept = env.store.get('refresh_token');
  tab.session.start();
  await tab.advance(300);
  await tab.advance(300);
  expect(notices).toEqual(['地址中的登录码不是在本页申请的，已忽略']);
  expect(tab.service.count('exchangeCode')).toBe(0);
  expect(env.navigation.url.search).toBe('');
  expect(env.store.get('refresh_token')).toBe(kept);
  expect(tab.session.snapshot()).toMatchObject({ status: 'signed-in', user: { id: '7' } });
});

test('a code that this page asked for wins over stored tokens', async () => {
  const tab = openTab();
  const { session, env, service, advance } = tab;
  storeTokens(env.store, service.signIn(), env.now());
  const before = env.store.get('refresh_token');
  env.store.set('user_id', '7');
  comeBack(tab, service.issueCode());
  session.start();
  await advance(300);
  expect(service.count('exchangeCode')).toBe(1);
  expect(env.store.get('refresh_token')).not.toBe(before);
  expect(env.store.get('user_id')).toBeUndefined();
  expect(env.navigation.visits).toEqual(['strip', 'reload']);
});

test.each(['unavailable', 'network', 'silence'] as const)(
  'an exchange that fails (%s) leaves the stored tokens and says so',
  async (fault) => {
    const tab = openTab();
    const { session, env, service, advance } = tab;
    storeTokens(env.store, service.signIn(), env.now());
    const before = env.store.get('refresh_token');
    comeBack(tab, service.issueCode());
    service.fail('exchangeCode', fault);
    session.start();
    await advance(300);
    await advance(15_000);
    expect(session.snapshot()).toMatchObject({ status: 'refused', refusal: 'failed' });
    expect(env.store.get('refresh_token')).toBe(before);
    expect(env.navigation.visits).toEqual(['strip']);
  },
);

test('a code that the service refuses is not tried again', async () => {
  const tab = openTab();
  comeBack(tab, 'spent');
  tab.session.start();
  await tab.advance(300);
  expect(tab.session.snapshot()).toMatchObject({ status: 'refused', refusal: 'failed' });
  tab.session.stop();
  tab.session.start();
  await tab.advance(300);
  expect(tab.service.count('exchangeCode')).toBe(1);
});

test('a browser that keeps nothing is told so instead of signing in for ever', async () => {
  const env = memoryEnv();
  const service = createFakeService({ now: env.now });
  const store = { ...env.store, lasts: () => false };
  const session = createSession({
    ...{ env: { ...env, store }, service },
    config: { loginUrl: 'https://login.example/' },
  });
  session.start();
  env.clock.advance(300);
  await settled();
  expect(session.snapshot()).toMatchObject({
    ...{ status: 'refused', refusal: 'unkept' },
    error: { code: 'storage-blocked' },
  });
  expect(env.navigation.visits).toEqual(['strip']);
  session.proceed();
  expect(env.navigation.visits).toEqual(['strip', 'reload']);
});

test('the id of the channel shows nothing by which another page could open it', async () => {
  const { session, env } = await signedIn();
  const { clientId, protocols } = session.channel;
  expect(env.sockets[0]).toMatchObject({ path: `/websocket/${clientId}`, protocols });
  const secret = protocols.find((each) => each.startsWith('proof.'))?.slice('proof.'.length);
  expect(clientId).toBe(`pcQrCodeLogin${env.sha256(secret ?? '')}`);
  const real = createSession({
    ...{ env: { ...env, sha256, randomId: () => 'a'.repeat(32) }, service: createFakeService(env) },
    config: { loginUrl: '/login' },
  });
  expect(real.channel.clientId).toMatch(/^pcQrCodeLogin[\w-]{43}$/);
});

test('a fresh notice of the disabled account ends the session by the server’s clock', async () => {
  const { session, env, advance } = await signedIn();
  env.sockets[0]?.handlers.opened();
  const notice = { id: '1', title: 'platform-account-disabled', createDate: '2024-03-20 09:00:00' };
  session.observeServerTime(Date.parse('2024-03-20T09:01:01+08:00'));
  env.sockets[0]?.handlers.received(JSON.stringify({ ...notice, objName: '平台' }));
  expect(session.snapshot().status).toBe('signed-in');
  session.observeServerTime(Date.parse('2024-03-20T09:01:00+08:00'));
  env.sockets[0]?.handlers.received(JSON.stringify({ ...notice, id: '2', objName: '平台' }));
  await advance(500);
  expect(session.snapshot().status).toBe('signed-out');
  expect(env.sockets[0]?.closedWith).toBe(4001);
});

test('what is asked of the tabs before somebody is signed in is done then', async () => {
  const { session, env, service, advance } = openTab();
  storeTokens(env.store, service.signIn(), env.now());
  session.start();
  session.tabs.open({ title: 'X', key: '/x', path: '/x' });
  session.tabs.mark('/x', true);
  await advance(300);
  expect(session.snapshot()).toMatchObject({ activeTab: '/x', unsavedTabs: ['/x'] });
});

test('tabs survive a reload, and those no longer permitted are dropped and reported', async () => {
  const env = memoryEnv();
  env.store.set('tabs', '[{"title":"A","key":"/a","path":"/a"},{"key":"/b"}]');
  env.store.set('tabsActive', '/b');
  const dropped: unknown[] = [];
  const tab = openTab({ env, config: { permits: ({ key }) => key !== '/b' } });
  tab.session.on('tabs-dropped', ({ tabs }) => dropped.push(tabs.map(({ key }) => key)));
  await signedIn({ env, service: tab.service });
  storeTokens(env.store, tab.service.signIn(), env.now());
  tab.session.start();
  await tab.advance(300);
  expect(tab.session.snapshot()).toMatchObject({ activeTab: '/b' });
  await tab.advance(300);
  expect(dropped).toEqual([['/b']]);
  expect(tab.session.snapshot().activeTab).toBe('/a');
  expect(JSON.parse(env.store.get('tabs') ?? '')).toMatchObject([{ key: '/a' }]);
});

test('the topics of the shown screens are bound when they change and after a reconnect', async () => {
  const { session, env, service, advance } = await signedIn();
  const gaps: unknown[] = [];
  session.on('gap', (gap) => gaps.push(gap));
  session.channel.follow(['bed']);
  env.sockets[0]?.handlers.opened();
  await advance(0);
  session.channel.follow(['bed']);
  session.channel.follow(['bed', 'lineHour']);
  await advance(0);
  env.sockets[0]?.handlers.closed(1006);
  await advance(5_000);
  env.sockets[1]?.handlers.opened();
  await advance(0);
  const bound = service.calls.filter(({ name }) => name === 'bindChannel');
  expect(bound.map(({ input }) => (input as { topics: string[] }).topics)).toEqual([
    ['bed'],
    ['bed', 'lineHour'],
    ['bed', 'lineHour'],
  ]);
  expect(gaps).toEqual([{ reason: 'reconnected', dropped: 0 }]);
});

test('topics that stay are bound again when the language changed', async () => {
  let language = 'zh-CN';
  const env = memoryEnv();
  const service = createFakeService({ now: env.now });
  const config = {
    loginUrl: 'https://login.example/',
    get language() {
      return language;
    },
  };
  const { session, advance } = await signedIn({
    ...{ env, service, session: createSession({ env, service, config }) },
  });
  env.sockets[0]?.handlers.opened();
  await advance(0);
  session.channel.follow([]);
  await advance(0);
  expect(service.count('bindChannel')).toBe(1);
  language = 'en';
  session.channel.follow([]);
  session.channel.follow([]);
  await advance(0);
  expect(service.count('bindChannel')).toBe(2);
});

test('a socket that blames the token has it renewed once before the next try', async () => {
  const { env, service, advance } = await signedIn();
  for (let round = 0; round < 3; round++) {
    env.sockets.at(-1)?.handlers.closed(4401);
    await advance(5_000);
  }
  expect(env.sockets).toHaveLength(4);
  expect(service.count('refresh')).toBe(1);
});

test('a page without a network waits for it instead of knocking', async () => {
  const { env, session, advance } = await signedIn();
  env.sockets[0]?.handlers.opened();
  env.online.set(false);
  env.sockets[0]?.handlers.closed(1006);
  await advance(60_000);
  expect([env.sockets.length, session.snapshot().channel]).toEqual([1, 'offline']);
  env.online.set(true);
  await advance(0);
  expect(env.sockets).toHaveLength(2);
});

test('a page that wakes up lets queued frames count before it gives a socket up', async () => {
  const { env, advance } = await signedIn();
  const [socket] = env.sockets;
  socket?.handlers.opened();
  await advance(25_000);
  // The machine slept: wall time passed, timers did not fire.
  env.clock.jump(3_600_000);
  env.visible.set(true);
  socket?.handlers.received('[]');
  await advance(1);
  expect(socket?.closedWith).toBeUndefined();
  expect(socket?.sent).toHaveLength(2);
});

test('consumers that throw are reported and hurt nobody', async () => {
  const { session, env, advance } = await signedIn();
  const fail = () => {
    throw new Error('consumer');
  };
  session.subscribe(fail);
  session.on('signed-out', fail);
  session.channel.listen(fail);
  env.sockets[0]?.handlers.opened();
  env.sockets[0]?.handlers.received('[]');
  void session.signOut();
  await advance(500);
  expect(session.snapshot().status).toBe('signed-out');
  expect(env.reports.length).toBeGreaterThan(2);
});

test('applications and menu are asked for under the company just chosen', async () => {
  const service = createFakeService({ now: () => 0 });
  service.state.companies = two;
  const asked: (string | undefined)[] = [];
  const { env } = openTab();
  const session = createSession({
    env,
    config: { loginUrl: '/login' },
    service: {
      ...service,
      listApplications: async () => {
        asked.push(session.companyId);
        return [];
      },
      getMenus: async () => {
        asked.push(session.companyId);
        return [];
      },
    },
  });
  await signedIn({ env, service, session });
  session.chooseCompany('2');
  env.clock.advance(0);
  await settled();
  env.clock.advance(300);
  expect(asked).toEqual([undefined, undefined, '2', '2']);
});

test('signing out without a sign-in is done at once', async () => {
  const { session } = openTab();
  await session.signOut();
  session.start();
  await session.signOut();
  expect(session.snapshot().status).toBe('starting');
});

test('a code whose exchange was cut off by a reload is not sent again', async () => {
  const { session, env, service, advance } = openTab();
  comeBack({ env }, service.issueCode());
  service.fail('exchangeCode', 'silence');
  session.start();
  await advance(300);
  session.stop();
  session.start();
  await advance(300);
  expect(service.count('exchangeCode')).toBe(1);
  expect(session.snapshot().status).not.toBe('signed-in');
});

test('what changes nothing on a screen wakes no screen', async () => {
  const { session, env, advance } = await signedIn();
  env.sockets[0]?.handlers.opened();
  await advance(0);
  let notified = 0;
  session.subscribe(() => notified++);
  const before = session.snapshot();
  env.sockets[0]?.handlers.received('{"title":"a","objName":"b"}');
  await advance(25_000);
  expect(session.snapshot()).toBe(before);
  expect(notified).toBe(0);
});
