import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { BrowserContext } from 'playwright';
import { signIn } from '../../../tests/e2e/browser.ts';
import { startProduct } from '../../../tests/e2e/product.ts';
import { buildApps } from '../../lib/build.ts';
import { chunks } from './chunks.ts';
import { BARS, ganttPan, LINES } from './gantt.ts';

const tests = createRequire(resolve(import.meta.dirname, '../../../tests/package.json'));
const { chromium } = tests('playwright') as typeof import('playwright');

const rounded = (value: number) => Math.round(value * 100) / 100;
const say = (text: string) => process.stdout.write(`${text}\n`);

await buildApps(say);
const sizes = chunks();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const contextOf = async (username: string): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  await signIn(page, username);
  // The sign-in page has a main part too, but no header.
  await page.getByRole('banner').waitFor();
  await page.close();
  return context;
};

try {
  const desk = await contextOf('cx.admin');
  const gantt = await ganttPan(desk, product.url);
  const figures = {
    [`pan of ${LINES} lines and ${BARS} bars, ms a frame`]: {
      own: Math.max(gantt.meanSideways, gantt.meanDown),
      atMost: 16,
    },
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
  await mkdir('docs/measurements', { recursive: true });
  await writeFile(
    'docs/measurements/screens.json',
    `${JSON.stringify(
      {
        date: new Date().toISOString().slice(0, 10),
        chromium: browser.version(),
        chunks: sizes,
        figures: Object.fromEntries(
          Object.entries(figures).map(([name, { own, atMost }]) => [
            name,
            { own: rounded(own), atMost: rounded(atMost) },
          ]),
        ),
        gantt: Object.fromEntries(
          Object.entries(gantt).map(([name, value]) => [name, rounded(value)]),
        ),
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
