import { type Browser, chromium } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageProof } from './testing/browser-page.ts';
import { createFakeService } from './testing/fake-service.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Locks, cookies and lines of real tabs. `PROVE=1` is the long form. */
const EXPIRIES = process.env.PROVE ? 100 : 3;
const LIFE_S = 1;
const LIMIT = EXPIRIES * 2_500;

let browser: Browser;
let vite: ViteDevServer;
let service: ReturnType<typeof createFakeService>;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.mes.test 127.0.0.1'],
  });
  vite = await createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'silent',
    server: { host: '127.0.0.1', allowedHosts: ['.mes.test'], hmr: false, watch: null },
    plugins: [
      {
        name: 'fake-service',
        configureServer({ middlewares }) {
          middlewares.use(async (request, response, next) => {
            const url = new URL(request.url ?? '/', 'http://x');
            const token = url.searchParams.get('token') ?? '';
            if (url.pathname === '/' || url.pathname === '/nowhere') {
              response.setHeader('content-type', 'text/html');
              response.end('<script type="module" src="/src/testing/browser-page.ts"></script>');
            } else if (url.pathname === '/api/refresh') {
              const answer = await service.refresh(token, { signal: new AbortController().signal });
              // A slow answer: the other tabs wait in the middle of it.
              setTimeout(() => response.end(JSON.stringify(answer)), 30);
            } else next();
          });
        },
      },
    ],
  });
  await vite.listen(0);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await vite?.close();
});

declare const proof: PageProof;

async function meetAtExpiries(hosts: readonly string[], graceMs: number) {
  service = createFakeService({ now: Date.now, expiresIn: LIFE_S, graceMs });
  const context = await browser.newContext();
  const { port } = (vite.httpServer?.address() ?? {}) as { port: number };
  const first = service.signIn();
  await context.addCookies(
    Object.entries({
      access_token: first.access_token,
      refresh_token: first.refresh_token,
      token_access_token_exprie: String(Date.now() + LIFE_S * 1000),
    }).map(([name, value]) => ({
      name,
      value,
      domain: hosts[0] === '127.0.0.1' ? '127.0.0.1' : '.mes.test',
      path: '/',
    })),
  );
  const pages = await Promise.all(
    hosts.map(async (host) => {
      const page = await context.newPage();
      await page.goto(`http://${host}:${port}/`);
      return page;
    }),
  );
  await expect.poll(() => service.count('refresh') >= EXPIRIES, { timeout: LIMIT }).toBe(true);
  const seen = await Promise.all(
    pages.map((page) =>
      page.evaluate(() => ({
        status: proof.status(),
        failures: proof.failures,
        endings: proof.endings,
        tokens: proof.tokens.size,
      })),
    ),
  );
  await context.close();
  return seen;
}

const signedInThroughout = { status: 'signed-in', failures: [], endings: [] };

test.each([
  // The browser trusts this address like https: it has Web Locks.
  ['127.0.0.1', 'Web Locks'],
  ['a.mes.test', 'the database lock of plain http'],
])(
  'five tabs of %s stay signed in with a server that revokes on a second use, by %s',
  async (host) => {
    const seen = await meetAtExpiries([host, host, host, host, host], 0);
    for (const { tokens, ...fate } of seen) {
      expect(fate).toEqual(signedInThroughout);
      expect(tokens).toBeGreaterThan(EXPIRIES / 2);
    }
    expect(service.mostRefreshes).toBe(1);
    // One for each expiry: none came before half of a life was over.
    const renewals = service.calls.filter(({ name }) => name === 'refresh').map(({ at }) => at);
    const pauses = renewals.slice(1).map((at, place) => at - (renewals[place] ?? 0));
    expect(renewals.length).toBeGreaterThanOrEqual(EXPIRIES);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual((LIFE_S * 1000) / 2);
  },
  LIMIT * 2,
);

test(
  'three sub-domains stay signed in with a server that has a grace of 10 s',
  async () => {
    const seen = await meetAtExpiries(['a.mes.test', 'b.mes.test', 'c.mes.test'], 10_000);
    for (const { tokens, ...fate } of seen) {
      expect(fate).toEqual(signedInThroughout);
      expect(tokens).toBeGreaterThan(0);
    }
  },
  LIMIT * 2,
);
