import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { BrowserContext } from 'playwright';
import { DESK, signIn, WALL } from '../../../tests/e2e/browser.ts';
import { callerOf } from '../../../tests/e2e/caller.ts';
import { startProduct } from '../../../tests/e2e/product.ts';
import { buildApps, endUnbuilt } from '../../lib/build.ts';
import { bedEditorKeys, ROLLS } from './bed-editor.ts';
import { boardDay } from './board-day.ts';
import { chunks } from './chunks.ts';
import { type Found, percentile } from './figures.ts';
import { BARS, ganttPan, LINES } from './gantt.ts';
import { report } from './report.ts';
import { scanAnswers } from './scan-answer.ts';
import { wallMove } from './wall-move.ts';

// All parts, or those that are named: npm run bench screens bed scans

const tests = createRequire(resolve(import.meta.dirname, '../../../tests/package.json'));
const { chromium } = tests('playwright') as typeof import('playwright');

const FRAME_MS = 1_000 / 60;
/** Two readings of a board, and the second in which their absence is noticed. */
const TWO_INTERVALS_S = 61;
/** A wall follows what happened on the floor. */
const WALL_MOVES_MS = 2_000;
const STORY_BED = "order_no = 'SO2403017' and bed_no_num = 3";

const say = (text: string) => process.stdout.write(`${text}\n`);
await buildApps(say).catch(endUnbuilt);
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** A browser somebody is signed in with. */
async function contextOf(username: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  await signIn(page, username);
  // The sign-in page has a main part too, but no header.
  await page.getByRole('banner').waitFor();
  await page.close();
  return context;
}

const parts: Readonly<Record<string, () => Promise<Found>>> = {
  chunks: () =>
    Promise.resolve({
      figures: Object.fromEntries(
        Object.entries(chunks()).map(([source, { kib, atMost }]) => [
          `${source}, KiB gz`,
          { own: kib, atMost },
        ]),
      ),
    }),
  bed: async () => {
    const admin = await callerOf(product.url, 'cx.admin');
    const [bed] = await admin.rows('/mes2/reduce/list', STORY_BED);
    const keys = await bedEditorKeys(await contextOf('cx.admin'), product.url, bed.id);
    const own = percentile(keys, 95);
    return {
      figures: { [`key in a bed of ${ROLLS} rolls, p95 ms`]: { own, atMost: FRAME_MS } },
      beside: { keys: keys.length, median: percentile(keys, 50) },
    };
  },
  schedule: async () => {
    const pan = await ganttPan(await contextOf('cx.admin'), product.url);
    const own = Math.max(pan.meanSideways, pan.meanDown);
    return {
      figures: { [`pan of ${LINES} lines and ${BARS} bars, ms a frame`]: { own, atMost: 16 } },
      beside: { ...pan },
    };
  },
  scans: async () => {
    const times = await scanAnswers(await contextOf('cx.worker'), product.url);
    return {
      figures: { 'scan to visible answer, p95 ms': { own: percentile(times, 95), atMost: 100 } },
      beside: { scans: times.length, median: percentile(times, 50) },
    };
  },
  move: async () => {
    const context = await browser.newContext({ viewport: WALL, locale: 'zh-CN' });
    const own = await wallMove(context, product.url);
    return {
      figures: { 'submit of a bed until a wall shows it, ms': { own, atMost: WALL_MOVES_MS } },
    };
  },
  wall: async () => {
    const context = await browser.newContext({ viewport: WALL, locale: 'zh-CN' });
    const { growthMib, markedAfterS, ...beside } = await boardDay(context, product.url);
    return {
      figures: {
        'heap of a wall board after a day, MiB more': { own: growthMib, atMost: 2 },
        'silence until figures are marked old, s': { own: markedAfterS, atMost: TWO_INTERVALS_S },
      },
      beside,
    };
  },
};

try {
  const asked = process.argv.slice(2);
  const found: Record<string, Found> = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`Measuring ${name} …`);
    found[name] = await measure();
  }
  const faults = await report(found, browser.version(), asked.length > 0);
  say(faults.length === 0 ? 'All held.' : `Not held: ${faults.join(', ')}`);
  process.exitCode = faults.length === 0 && Object.keys(found).length > 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.dispose();
}
