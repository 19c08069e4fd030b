import { expect, test } from 'vitest';
import { memoryClock, memoryEnv, memoryLine, memoryLocks, memoryStore } from './env/memory.ts';
import { createFakeService } from './testing/fake-service.ts';
import {
  comeBack,
  openTab,
  settled,
  signedIn,
  storeTokens,
  type TestTab,
} from './testing/signed-in.ts';

interface Shared {
  /** Tabs of several sub-domains share cookies alone. */
  readonly sameOrigin: boolean;
  readonly graceMs: number;
}

async function browser(count: number, { sameOrigin, graceMs }: Shared) {
  const clock = memoryClock();
  const jar = new Map<string, string>();
  const origin = { locks: memoryLocks(), line: memoryLine() };
  const service = createFakeService({ now: clock.now, graceMs });
  storeTokens(memoryStore(jar), service.signIn(), clock.now());
  const tabs: TestTab[] = [];
  for (let at = 0; at < count; at++)
    tabs.push(
      openTab({
        service,
        env: memoryEnv({ clock, store: memoryStore(jar), ...(sameOrigin && origin) }),
      }),
    );
  for (const { session } of tabs) session.start();
  const advance = async (ms: number) => {
    await settled();
    clock.advance(ms);
    await settled();
  };
  await advance(300);
  await advance(300);
  return { tabs, service, advance, jar };
}
const statuses = (tabs: readonly TestTab[]) =>
  new Set(tabs.map(({ session }) => session.snapshot().status));

test('five tabs of one origin survive 100 expiries of a server that revokes on a second use', async () => {
  const { tabs, service, advance } = await browser(5, { sameOrigin: true, graceMs: 0 });
  for (let expiry = 1; expiry <= 100; expiry++) {
    await advance(600_000);
    const tokens = Promise.all(tabs.map(({ session }) => session.accessToken()));
    await settled();
    expect(new Set(await tokens).size).toBe(1);
    expect(service.count('refresh')).toBe(expiry);
  }
  expect(service.mostRefreshes).toBe(1);
  expect(statuses(tabs)).toEqual(new Set(['signed-in']));
}, 60_000);

test('three sub-domains over the same cookies survive 100 expiries with a grace of 10 s', async () => {
  const { tabs, service, advance } = await browser(3, { sameOrigin: false, graceMs: 10_000 });
  for (let expiry = 1; expiry <= 100; expiry++) {
    await advance(600_000);
    const tokens = Promise.all(tabs.map(({ session }) => session.accessToken()));
    await settled();
    for (const token of await tokens) expect(service.accepts(token)).toBe(true);
  }
  expect(statuses(tabs)).toEqual(new Set(['signed-in']));
}, 60_000);

test('a refusal after another sub-domain won adopts the winner’s tokens', async () => {
  const { tabs, service, advance, jar } = await browser(1, { sameOrigin: false, graceMs: 0 });
  await advance(600_000);
  const sent = jar.get('refresh_token') ?? '';
  const [tab] = tabs;
  const call = tab?.session.accessToken();
  // The other sub-domain rotates and stores while our call is on its way.
  const won = await service.refresh(sent, { signal: new AbortController().signal });
  if (won === 'refused') throw new Error('The winner was refused.');
  const signedInAgain = service.signIn();
  jar.set('access_token', signedInAgain.access_token);
  jar.set('refresh_token', signedInAgain.refresh_token);
  jar.set('token_access_token_exprie', String((tab?.env.now() ?? 0) + 600_000));
  await settled();
  expect(await call).toBe(signedInAgain.access_token);
  expect(statuses(tabs)).toEqual(new Set(['signed-in']));
});

test('a sign-out reaches the other tabs at once', async () => {
  const { tabs, advance, jar } = await browser(3, { sameOrigin: true, graceMs: 0 });
  void tabs[0]?.session.signOut();
  await settled();
  expect(tabs.map(({ session }) => session.snapshot().status)).toEqual([
    'signing-out',
    'signed-out',
    'signed-out',
  ]);
  await advance(500);
  expect(statuses(tabs)).toEqual(new Set(['signed-out']));
  expect([...jar.keys()]).toEqual(['oauth_callback']);
});

test('a tab that waits for the lock gives up after 20 s and continues without it the next time', async () => {
  const locks = memoryLocks();
  const tab = await signedIn({ locks });
  const release = locks.lock('garment-mes.refresh', () => undefined);
  await tab.advance(600_000);
  const first = tab.session.accessToken().catch((error: unknown) => error);
  await tab.advance(20_000);
  expect(await first).toMatchObject({ code: 'refresh-timeout' });
  await tab.advance(5_000);
  const second = tab.session.accessToken();
  await tab.advance(20_000);
  expect(await second).toBe('access-4');
  release();
});

test('a switch of company in another tab is announced, not followed', async () => {
  const companies = [
    { id: '1', name: '晨曦制衣', isDefault: '0' },
    { id: '2', name: '锦程服饰' },
  ];
  const { tabs, service, advance } = await browser(2, { sameOrigin: true, graceMs: 0 });
  service.state.companies = companies;
  for (const { session } of tabs) {
    session.stop();
    session.start();
  }
  await advance(300);
  await advance(300);
  const notified: string[] = [];
  tabs[1]?.session.on('company-elsewhere', ({ company }) => notified.push(company.id));
  tabs[0]?.session.chooseCompany('2');
  await settled();
  expect(notified).toEqual(['2']);
  expect(tabs.map(({ session }) => session.companyId)).toEqual(['2', undefined]);
});

test.each(['7', '8'])('a late farewell does not end the sign-in of %s after it', async (user) => {
  const { tabs, service, jar } = await browser(2, { sameOrigin: true, graceMs: 0 });
  void tabs[0]?.session.signOut();
  // The second tab was frozen: before it is notified, somebody signs in again.
  const next = service.signIn();
  jar.set('refresh_token', next.refresh_token);
  jar.set('access_token', next.access_token);
  jar.set('user_id', user);
  await settled();
  expect(tabs[1]?.env.navigation.visits).toEqual(['reload']);
  expect(jar.get('refresh_token')).toBe(next.refresh_token);
});

test('a tab that is shown again notices another person', async () => {
  const { tabs, jar } = await browser(1, { sameOrigin: false, graceMs: 0 });
  const [tab] = tabs;
  tab?.env.visible.set(true);
  expect(tab?.session.snapshot().status).toBe('signed-in');
  jar.set('user_id', '8');
  tab?.env.visible.set(true);
  expect(tab?.session.snapshot()).toMatchObject({ status: 'replaced', successor: undefined });
  tab?.session.proceed();
  expect(tab?.env.navigation.visits).toEqual(['reload']);
});

/** Two tabs of 周敏 (7); in the second one 李芳 (8) signs in with her own password. */
async function replaced(sameOrigin: boolean) {
  const opened = await browser(2, { sameOrigin, graceMs: 0 });
  const [first, second] = opened.tabs;
  if (!first || !second) throw new Error('Two tabs were opened.');
  opened.service.state.user = { id: '8', name: '李芳', delFlag: '0' };
  second.session.stop();
  comeBack(second, opened.service.issueCode());
  second.session.start();
  await opened.advance(300);
  expect(second.env.navigation.visits).toEqual(['strip', 'reload']);
  const reload = async () => {
    second.env.navigation.url.search = '';
    second.session.stop();
    second.session.start();
    await opened.advance(300);
    await opened.advance(300);
  };
  return { ...opened, first, second, reload };
}

test('whoever signs in last at a page is the person of the page, and the other tab is told', async () => {
  const { first, second, reload, service } = await replaced(true);
  await reload();
  expect(second.session.snapshot()).toMatchObject({ status: 'signed-in', user: { id: '8' } });
  expect(first.session.snapshot()).toMatchObject({
    ...{ status: 'replaced', user: { id: '7' }, successor: '李芳' },
  });
  await expect(first.session.accessToken()).rejects.toMatchObject({ code: 'signed-out' });
  expect(service.accepts(await second.session.accessToken())).toBe(true);
  first.session.proceed();
  expect(first.env.navigation.visits).toEqual(['reload']);
});

test.each([true, false])(
  'no call of a tab that shows the person before goes out with the new token, told or not (%s)',
  async (sameOrigin) => {
    const { first, second, reload, advance, service } = await replaced(sameOrigin);
    // Before the new person is even loaded.
    const early = first.session.accessToken().catch((error: unknown) => error);
    await settled();
    expect(await early).toMatchObject({ code: 'signed-out' });
    expect(first.session.snapshot().status).toBe('replaced');
    await reload();
    // Nor does it renew the new person's tokens, or end them.
    await advance(600_000);
    const refreshes = service.count('refresh');
    first.env.visible.set(true);
    await advance(0);
    expect(service.count('refresh')).toBe(refreshes);
    const call = second.session.accessToken();
    await settled();
    expect(service.accepts(await call)).toBe(true);
  },
);

test('a refresh that is on its way when somebody else signs in brings no token of theirs', async () => {
  const { tabs, service, advance } = await browser(2, { sameOrigin: true, graceMs: 0 });
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs were opened.');
  await advance(600_000);
  const call = first.session.accessToken().catch((error: unknown) => error);
  // The refresh is sent; before its answer is stored, the second tab stores another sign-in.
  second.env.store.clear();
  storeTokens(second.env.store, service.signIn(), second.env.now());
  second.env.store.set('sign_in', 'another');
  await settled();
  expect(await call).toMatchObject({ code: 'signed-out' });
  expect(first.session.snapshot().status).toBe('replaced');
});

test('the same person who signs in once more is not told of somebody else', async () => {
  const { tabs, service, advance } = await browser(2, { sameOrigin: true, graceMs: 0 });
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs were opened.');
  second.session.stop();
  comeBack(second, service.issueCode());
  second.session.start();
  await advance(300);
  second.env.navigation.url.search = '';
  second.session.stop();
  second.session.start();
  await advance(300);
  await advance(300);
  expect(first.session.snapshot().status).toBe('signed-in');
  expect(await first.session.accessToken()).toBe(await second.session.accessToken());
});

test('a page that the way back brings up after leaving starts over', async () => {
  const { tabs, service, advance, jar } = await browser(1, { sameOrigin: false, graceMs: 0 });
  const [tab] = tabs;
  void tab?.session.signOut();
  await advance(500);
  tab?.env.visible.set(true);
  expect(tab?.env.navigation.visits).toHaveLength(1);
  await advance(10_000);
  tab?.env.visible.set(true);
  expect(tab?.env.navigation.visits).toHaveLength(2);
  jar.set('refresh_token', service.signIn().refresh_token);
  tab?.env.visible.set(true);
  expect(tab?.env.navigation.visits.at(-1)).toBe('reload');
});

test('a tab that is shown again notices that the cookies are gone', async () => {
  const { tabs, jar } = await browser(1, { sameOrigin: false, graceMs: 0 });
  jar.delete('access_token');
  jar.delete('refresh_token');
  tabs[0]?.env.visible.set(true);
  await settled();
  expect(tabs[0]?.session.snapshot().status).toBe('signed-out');
});
