import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { BrowserContext } from 'playwright';
import { DESK, signIn, WALL } from '../../../tests/e2e/browser.ts';
import { callerOf } from '../../../tests/e2e/caller.ts';
import { startProduct } from '../../../tests/e2e/product.ts';
import { buildApps } from '../../lib/build.ts';
import { bedEditorKeys, ROLLS } from './bed-editor.ts';
import { boardDay } from './board-day.ts';
import { chunks } from './chunks.ts';
import { BARS, ganttPan, LINES } from './gantt.ts';
import { scanAnswers } from './scan-answer.ts';

const tests = createRequire(resolve(import.meta.dirname, '../../../tests/package.json'));
const { chromium } = tests('playwright') as typeof import('playwright');

const FRAME_MS = 1_000 / 60;
/** Two readings of a board, and the second in which their absence is noticed. */
const TWO_INTERVALS_S = 61;
const STORY_BED = "order_no = 'SO2403017' and bed_no_num = 3";

const rounded = (value: number) => Math.round(value * 100) / 100;
const say = (text: string) => process.stdout.write(`${text}\n`);
/** The value that so many of a hundred do not pass. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1] ?? Number.NaN;

await buildApps(say);
const sizes = chunks();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const contextOf = async (username: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  await signIn(page, username);
  // The sign-in page has a main part too, but no header.
  await page.getByRole('banner').waitFor();
  await page.close();
  return context;
};

try {
  const admin = await callerOf(product.url, 'cx.admin');
  const [bed] = await admin.rows('/mes2/reduce/list', STORY_BED);
  const desk = await contextOf('cx.admin');
  say('Typing into a bed …');
  const keys = await bedEditorKeys(desk, product.url, bed.id);
  say('Panning the schedule …');
  const gantt = await ganttPan(desk, product.url);
  say('Scanning …');
  const scans = await scanAnswers(await contextOf('cx.worker'), product.url);
  say('Letting a wall live through a day …');
  const wall = await browser.newContext({ viewport: WALL, locale: 'zh-CN' });
  const day = await boardDay(wall, product.url);

  const figures = {
    [`key in a bed of ${ROLLS} rolls, p95 ms of the main thread`]: {
      own: percentile(keys, 95),
      atMost: FRAME_MS,
    },
    [`pan of ${LINES} lines and ${BARS} bars, ms a frame`]: {
      own: Math.max(gantt.meanSideways, gantt.meanDown),
      atMost: 16,
    },
    'scan to visible answer, p95 ms': { own: percentile(scans, 95), atMost: 100 },
    'heap of the wall board after a day, MiB more': { own: day.growthMib, atMost: 2 },
    'silence until figures are marked old, s': { own: day.markedAfterS, atMost: TWO_INTERVALS_S },
  };
  const faults: string[] = [];
  for (const [source, { kib, atMost }] of Object.entries(sizes)) {
    say(`${source.padEnd(60)}${kib.toFixed(1).padStart(7)} KiB gz of ${atMost}`);
    if (kib > atMost) faults.push(source);
  }
  for (const [name, { own, atMost }] of Object.entries(figures)) {
    say(`${name.padEnd(60)}${own.toFixed(2).padStart(8)} of at most ${atMost.toFixed(1)}`);
    if (!(own <= atMost)) faults.push(name);
  }
  const rounds = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, rounded(value)]));
  await mkdir('docs/measurements', { recursive: true });
  await writeFile(
    'docs/measurements/screens.json',
    `${JSON.stringify(
      {
        date: new Date().toISOString().slice(0, 10),
        chromium: browser.version(),
        figures: Object.fromEntries(
          Object.entries(figures).map(([name, pair]) => [name, rounds(pair)]),
        ),
        bed: { keys: keys.length, median: rounded(percentile(keys, 50)) },
        gantt: rounds(gantt),
        scans: { count: scans.length, median: rounded(percentile(scans, 50)) },
        board: rounds(day),
        chunks: sizes,
      },
      null,
      2,
    )}\n`,
  );
  say(faults.length === 0 ? 'All held.' : `Not held: ${faults.join(', ')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await product.dispose();
}
