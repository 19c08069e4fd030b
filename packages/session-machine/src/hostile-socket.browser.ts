import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageProof } from './testing/browser-page.ts';
import { createFakeService } from './testing/fake-service.ts';
import { type Behaviour, createHostility, type Peer } from './testing/hostile-socket-server.ts';
import {
  launchChromium,
  type PageServer,
  PRODUCT_DOMAIN,
  servePages,
} from './testing/page-server.ts';

// Real sockets of a real browser, in real time. Each page has a host of its own, by which the server
// knows how to treat it; all of them live side by side.

/** `PROVE=1` closes with each code there is a reason for. */
const CODES = process.env.PROVE
  ? [1000, 1001, 1003, 1005, 1008, 1011, 1012, 1013, 3000, 4000, 4401, 4403, 4999]
  : [1000, 1011, 4401];
const FRAMES = ['{', 'null', '[[]]', '{"topic":1}', '\u0000', '[{"title":"a"}]', '{"title":"b"}'];
const BAD_FRAMES = 5;

let browser: Browser;
let pages: PageServer;
const service = createFakeService({ now: Date.now, expiresIn: 86_400 });

const behave: Behaviour = (peer) => {
  const [name = ''] = peer.host.split('.');
  if (name === 'stalls') return 'stall';
  if (name === 'refuses') return 'refuse';
  if (name === 'hangs-up') peer.close(1011);
  if (name === 'cuts') peer.drop();
  // A text whose reserved bits are set.
  if (name === 'breaks') peer.write(new Uint8Array([0xf1, 0x01, 0x61]));
  if (name === 'babbles') for (const text of FRAMES) peer.send(text);
  if (name.startsWith('code-') && peersOf(name).length === 1) peer.close(Number(name.slice(5)));
  return 'accept';
};
const hostility = createHostility(behave);
const peersOf = (name: string): Peer[] =>
  hostility.peers.filter(({ host }) => host === `${name}.${PRODUCT_DOMAIN}`);

declare const proof: PageProof;
const seen = (page: Page) =>
  page.evaluate(() => ({
    status: proof.status(),
    failures: proof.failures,
    badFrames: proof.badFrames(),
    received: proof.received,
  }));

beforeAll(async () => {
  browser = await launchChromium();
  pages = await servePages(() => service);
  pages.server.on('upgrade', hostility.upgrade);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  hostility.cut();
  pages?.close();
});

async function visit(name: string): Promise<Page> {
  const context = await browser.newContext();
  const host = `${name}.${PRODUCT_DOMAIN}`;
  await pages.signIn(context, host, service.signIn());
  return pages.open(context, host);
}

/** Milliseconds between one connection and the next. */
const pausesOf = (peers: readonly Peer[]) =>
  peers.slice(1).map((peer, at) => peer.cameAt - (peers[at]?.cameAt ?? Number.NaN));
const lifeOf = (peer: Peer | undefined) => (peer?.leftAt ?? Number.NaN) - (peer?.cameAt ?? 0);

/** 5 s; browsers round their timers down to a millisecond. */
const PAUSE_MS = 4_998;
const patiently = (isDone: () => boolean, timeout: number) =>
  vi.waitUntil(isDone, { timeout, interval: 20 });

async function hangUpFor20Seconds(name: string) {
  const page = await visit(name);
  await patiently(() => peersOf(name).length > 0, 30_000);
  await new Promise((wait) => setTimeout(wait, 20_000));
  // A late timer sees more than came in that time.
  const until = (peersOf(name)[0]?.cameAt ?? Number.NaN) + 20_000;
  const peers = peersOf(name).filter(({ cameAt }) => cameAt <= until);
  expect(peers.length).toBeGreaterThan(2);
  expect(peers.length).toBeLessThanOrEqual(5);
  expect(Math.min(...pausesOf(peers))).toBeGreaterThan(PAUSE_MS);
  expect(await seen(page)).toMatchObject({ status: 'signed-in', failures: [] });
  await page.context().close();
}

test.concurrent(
  'a server that hangs up, cuts, breaks the protocol or refuses for 20 s sees five connections',
  () => Promise.all(['hangs-up', 'cuts', 'breaks', 'refuses'].map(hangUpFor20Seconds)),
  180_000,
);

async function closeWith(code: number) {
  const name = `code-${code}`;
  const page = await visit(name);
  await patiently(() => peersOf(name).length === 2, 40_000);
  expect(Math.min(...pausesOf(peersOf(name)))).toBeGreaterThan(PAUSE_MS);
  expect(await seen(page)).toMatchObject({ status: 'signed-in', failures: [] });
  await page.context().close();
}

test.concurrent(
  'after a close with any code the page comes back once, after 5 s',
  () => Promise.all(CODES.map(closeWith)),
  180_000,
);

test.concurrent('frames that mean nothing are counted, and the others received', async () => {
  const page = await visit('babbles');
  await vi.waitUntil(async () => (await seen(page)).received === FRAMES.length - BAD_FRAMES, {
    timeout: 30_000,
  });
  expect(await seen(page)).toMatchObject({ badFrames: BAD_FRAMES, failures: [] });
  expect(peersOf('babbles')).toHaveLength(1);
  await page.context().close();
}, 180_000);

test.concurrent('a server that never answers the handshake is left after 10 s', async () => {
  const page = await visit('stalls');
  await patiently(() => peersOf('stalls').length === 2, 60_000);
  // 10 s until it is given up, 5 s until the next.
  // Measured where connections arrive: the first may be seen a moment late.
  expect(Math.min(...pausesOf(peersOf('stalls')))).toBeGreaterThan(10_000 + PAUSE_MS - 1_000);
  await page.context().close();
}, 180_000);

// 50 s of waiting: the short form is the hostile server of the unit tests, at 200 times the speed.
if (process.env.PROVE)
  test.concurrent('a silent server is noticed within 51 s', async () => {
    const page = await visit('silent');
    await patiently(() => peersOf('silent')[0]?.leftAt !== undefined, 90_000);
    const [peer] = peersOf('silent');
    expect(lifeOf(peer)).toBeLessThanOrEqual(51_000);
    expect(peer?.received).toEqual(['refreshMessage']);
    await page.context().close();
  }, 120_000);
