import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageProof } from './testing/browser-page.ts';
import { createFakeService, type FakeService } from './testing/fake-service.ts';
import { launchChromium, type PageServer, servePages } from './testing/page-server.ts';

/** Locks, cookies and lines of real tabs. `PROVE=1` is the long form. */
const EXPIRIES = process.env.PROVE ? 100 : 3;
const LIFE_S = 1;
/** Each expiry, and the loading of five pages on a busy machine. */
const LIMIT = EXPIRIES * 2_500 + 15_000;

let browser: Browser;
let pages: PageServer;
let service: FakeService;

beforeAll(async () => {
  browser = await launchChromium();
  pages = await servePages(() => service);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  pages?.close();
});

declare const proof: PageProof;

async function meetAtExpiries(hosts: readonly string[], graceMs: number) {
  service = createFakeService({ now: Date.now, expiresIn: LIFE_S, graceMs });
  const context = await browser.newContext();
  await pages.signIn(context, hosts[0] ?? '', service.signIn());
  const tabs = await Promise.all(hosts.map((host) => pages.open(context, host)));
  // A page that has just been loaded cannot know the age of a token and renews one of less than 30 s:
  // the expiries are counted from the first token of the slowest page.
  await Promise.all(tabs.map((page) => page.waitForFunction(() => proof.tokens.size > 0)));
  const loading = service.count('refresh');
  await expect
    .poll(() => service.count('refresh') >= loading + EXPIRIES, { timeout: LIMIT })
    .toBe(true);
  const seen = await Promise.all(
    tabs.map((page) =>
      page.evaluate(() => ({
        status: proof.status(),
        failures: proof.failures,
        endings: proof.endings,
        tokens: proof.tokens.size,
      })),
    ),
  );
  await context.close();
  const renewals = service.calls.filter(({ name }) => name === 'refresh').map(({ at }) => at);
  return { seen, renewals: renewals.slice(loading - 1) };
}

const signedInThroughout = { status: 'signed-in', failures: [], endings: [] };

test.each([
  // The browser trusts this address like https: it has Web Locks.
  ['127.0.0.1', 'Web Locks'],
  ['a.mes.test', 'the database lock of plain http'],
])(
  'five tabs of %s stay signed in with a server that revokes on a second use, by %s',
  async (host) => {
    const { seen, renewals } = await meetAtExpiries([host, host, host, host, host], 0);
    for (const { tokens, ...fate } of seen) {
      expect(fate).toEqual(signedInThroughout);
      expect(tokens).toBeGreaterThan(EXPIRIES / 2);
    }
    expect(service.mostRefreshes).toBe(1);
    // One for each expiry: none came before half of a life was over.
    const pauses = renewals.slice(1).map((at, place) => at - (renewals[place] ?? 0));
    expect(pauses.length).toBeGreaterThanOrEqual(EXPIRIES);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual((LIFE_S * 1000) / 2);
  },
  LIMIT * 2,
);

test(
  'three sub-domains stay signed in with a server that has a grace of 10 s',
  async () => {
    const { seen } = await meetAtExpiries(['a.mes.test', 'b.mes.test', 'c.mes.test'], 10_000);
    for (const { tokens, ...fate } of seen) {
      expect(fate).toEqual(signedInThroughout);
      expect(tokens).toBeGreaterThan(0);
    }
  },
  LIMIT * 2,
);

test.each([
  [
    'is loaded again',
    async (_: BrowserContext, page: Page) => {
      await page.reload();
      return page;
    },
  ],
  [
    'is closed',
    async (context: BrowserContext, page: Page) => {
      const [other] = await Promise.all([pages.open(context, 'a.mes.test'), page.close()]);
      return other;
    },
  ],
])(
  'a page of plain http that %s during a refresh costs nobody the sign-in',
  async (_, go) => {
    service = createFakeService({ now: Date.now, expiresIn: 20, graceMs: 10_000 });
    const context = await browser.newContext();
    await pages.signIn(context, 'a.mes.test', service.signIn());
    service.state.expiresIn = 600;
    const lost = pages.loseNextAnswer();
    const page = await pages.open(context, 'a.mes.test');
    await lost;
    const next = await go(context, page);
    await next.waitForFunction(() => proof.tokens.size > 0 || proof.endings.length > 0);
    expect(service.count('refresh')).toBeGreaterThan(1);
    expect(
      await next.evaluate(() => ({
        status: proof.status(),
        failures: proof.failures,
        endings: proof.endings,
      })),
    ).toEqual(signedInThroughout);
    await context.close();
  },
  LIMIT * 2,
);
