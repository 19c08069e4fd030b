import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../apps/server/src/testing/free-port.ts';
import { startProduct } from '../../../tests/e2e/product.ts';
import { buildApps, endUnbuilt } from '../../lib/build.ts';
import { loadsOf } from '../../lib/checks/sizes.ts';
import { lighthouseOf } from './lighthouse.ts';
import { manyTabs, TABS } from './many-tabs.ts';
import peers from './peers.json' with { type: 'json' };
import { ROWS, tabSwitches } from './tab-switch.ts';
import { ORDERS, openBrowser, openOrders } from './workbench.ts';

// The built workbench over the real server with the demo factory, in Chromium. `--runs=N` repeats
// Lighthouse; its medians count.
const RUNS = Number(process.argv.find((word) => /^--runs=\d+$/.test(word))?.slice(7) ?? 3);
const KIB = 1024;

const peersFolder = process.env.BENCH_PEERS;
if (peersFolder === undefined)
  throw new Error('BENCH_PEERS names no folder: run npm run bench shell.');

const say = (text: string) => process.stdout.write(`${text}\n`);
const rounded = (value: number) => Math.round(value * 10) / 10;

await buildApps(say).catch(endUnbuilt);
const loads = loadsOf('workbench');
if (loads === undefined) throw new Error('The workbench is not built.');

const profile = await mkdtemp(join(tmpdir(), 'shell-bench-'));
const [product, port] = await Promise.all([startProduct(), freePort()]);
const context = await openBrowser(profile, port);
const version = context.browser()?.version();
let switches: readonly number[] = [];
let tabs: Awaited<ReturnType<typeof manyTabs>>;
const pages: Record<string, Awaited<ReturnType<typeof lighthouseOf>>> = {};
try {
  const stranger = `${product.url}/login?callback=${encodeURIComponent(`${product.url}/`)}`;
  pages['sign-in'] = await lighthouseOf(peersFolder, stranger, port, RUNS);
  await (await openOrders(context, product.url)).close();
  pages.workbench = await lighthouseOf(peersFolder, product.url + ORDERS, port, RUNS);
  for (const [page, { scores, timesMs }] of Object.entries(pages))
    say(`${page} ${JSON.stringify({ ...scores, ...timesMs })}`);
  switches = await tabSwitches(context, product.url);
  say(`${switches.length} switches of tabs`);
  tabs = await manyTabs(context, product.url);
} finally {
  await context.close();
  await product.dispose();
  await rm(profile, { recursive: true, force: true });
}

const sorted = [...switches].sort((a, b) => a - b);
const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
const largest = Math.max(...Object.values(loads.screens));
const back = (kind: 'heapMb' | 'nodes') => (tabs.closed[kind] / tabs.before[kind] - 1) * 100;
const most = {
  firstLoadKib: { own: rounded(loads.first / KIB), atMost: 150 },
  largestScreenKib: { own: rounded(largest / KIB), atMost: 25 },
  tabSwitchP95Ms: { own: rounded(at(0.95)), atMost: 50 },
  heapOfTabsMb: { own: rounded(tabs.open.heapMb - tabs.before.heapMb), atMost: 40 },
  nodesWithTabs: { own: tabs.open.nodes, atMost: 60_000 },
  heapLeftPercent: { own: rounded(back('heapMb')), atMost: 15 },
  nodesLeftPercent: { own: rounded(back('nodes')), atMost: 15 },
};
const LEAST = { performance: 90, accessibility: 100, 'best-practices': 100 } as const;

const faults: string[] = [];
say(`\nChromium ${version}, ${ROWS} rows in a table, ${TABS} tabs`);
for (const [name, { own, atMost }] of Object.entries(most)) {
  if (!(own <= atMost)) faults.push(name);
  say(`${name.padEnd(20)}${String(own).padStart(9)}  of at most ${atMost}`);
}
say(`tab switch median ${rounded(at(0.5))} ms, slowest ${rounded(at(1))} ms`);
for (const [page, { scores, lost }] of Object.entries(pages)) {
  for (const [category, least] of Object.entries(LEAST)) {
    const score = scores[category as keyof typeof LEAST];
    if (!(score >= least)) faults.push(`${page} ${category}`);
    say(`${`${page} ${category}`.padEnd(26)}${String(score).padStart(3)}  of at least ${least}`);
  }
  for (const audit of lost) say(`  ${audit}`);
}
await mkdir('docs/measurements', { recursive: true });
await writeFile(
  'docs/measurements/shell.json',
  `${JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      chromium: version,
      peers,
      rows: ROWS,
      tabs: TABS,
      most,
      lighthouse: { least: LEAST, runs: RUNS, pages },
      switchesMs: switches.map(rounded),
      held: tabs,
      screensKib: Object.fromEntries(
        Object.entries(loads.screens).map(([source, size]) => [source, rounded(size / KIB)]),
      ),
    },
    null,
    2,
  )}\n`,
);
say(faults.length === 0 ? 'All held.' : `Not held: ${faults.join(', ')}`);
