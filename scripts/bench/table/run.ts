import { mkdir, writeFile } from 'node:fs/promises';
import { launch } from './chromium.ts';
import { measurePaste, measureRound, misalignments, ROWS, type Round } from './measure.ts';
import { servePages } from './pages-server.ts';
import peers from './peers.json' with { type: 'json' };

// Both tables in the same browser, round by round in turns, so that a busy machine slows both alike;
// what is compared are medians. A share below one means ours needs less.
const ROUNDS = Number(process.argv.find((word) => /^--rounds=\d+$/.test(word))?.slice(9) ?? 5);
const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2];
const RATIOS = [1, 1.5, 2];

/** Shares of the peer that the table keeps under. */
const SHARES = {
  slowScroll: 0.6,
  fastScroll: 0.35,
  sortNumbers: 0.25,
  sortChinese: 0.8,
  sortChineseAgain: 0.15,
  filter: 0.3,
  clear: 0.2,
  mount: 0.6,
} as const;

const peersFolder = process.env.BENCH_PEERS;
if (peersFolder === undefined)
  throw new Error('BENCH_PEERS names no folder: run npm run bench table.');

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
const medians = (rounds: readonly Round[]): Record<keyof Round, number> => {
  const names = Object.keys(rounds[0] ?? {}) as (keyof Round)[];
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name]))]),
  ) as Record<keyof Round, number>;
};
const rounded = (value: number) => Math.round(value * 100) / 100;
const say = (text: string) => process.stdout.write(`${text}\n`);

const server = await servePages(peersFolder);
const browser = await launch();
const version = browser.version();
const own: Round[] = [];
const peer: Round[] = [];
const pastes: { table: number[]; entry: number[]; oneStep: boolean } = {
  table: [],
  entry: [],
  oneStep: true,
};
const zoom: Record<string, number> = {};
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = round % 2 === 0 ? (['own', 'peer'] as const) : (['peer', 'own'] as const);
    for (const table of turn)
      (table === 'own' ? own : peer).push(await measureRound(browser, server.address, table));
    const inTable = await measurePaste(browser, server.address, 'own');
    const inEntry = await measurePaste(browser, server.address, 'entry');
    pastes.table.push(inTable.time);
    pastes.entry.push(inEntry.time);
    pastes.oneStep &&= inTable.oneStep && inEntry.oneStep;
    say(`round ${round + 1} of ${ROUNDS}`);
  }
  const found = await misalignments(browser, server.address, ZOOMS, RATIOS);
  for (const [where, distance] of Object.entries(found)) zoom[where] = rounded(distance);
} finally {
  await browser.close();
  await server.close();
}

const ours = medians(own);
const theirs = medians(peer);
const faults: string[] = [];
const shares: Record<string, { own: number; peer: number; share: number; atMost: number }> = {};
say(`\n${ROWS} rows, 20 columns, Chromium ${version}, ${Object.entries(peers).join(' ')}`);
for (const [name, atMost] of Object.entries(SHARES)) {
  const key = name as keyof typeof SHARES;
  const share = rounded(ours[key] / theirs[key]);
  shares[name] = { own: rounded(ours[key]), peer: rounded(theirs[key]), share, atMost };
  if (!(share <= atMost)) faults.push(name);
  say(
    `${name.padEnd(18)}${ours[key].toFixed(1).padStart(9)}${theirs[key].toFixed(1).padStart(9)} ms  ${share.toFixed(2)} of at most ${atMost}`,
  );
}
const absolute = {
  uncoveredFrames: { own: Math.max(...own.map(({ uncovered }) => uncovered)), atMost: 0 },
  heapMib: { own: rounded(ours.heap), atMost: 15 },
  pasteTableMs: { own: rounded(median(pastes.table)), atMost: 200 },
  pasteEditableMs: { own: rounded(median(pastes.entry)), atMost: 200 },
  misalignmentPx: { own: Math.max(...Object.values(zoom)), atMost: 1 },
  mountedRows: { own: Math.max(...own.map(({ mountedRows }) => mountedRows)), atMost: 50 },
};
for (const [name, { own: value, atMost }] of Object.entries(absolute)) {
  if (!(value <= atMost)) faults.push(name);
  say(`${name.padEnd(18)}${value.toFixed(2).padStart(9)}  of at most ${atMost}`);
}
if (!pastes.oneStep) faults.push('paste is one step of undo');
say(
  `side scroll ${ours.sideScroll.toFixed(1)} to ${theirs.sideScroll.toFixed(1)} ms, elements ${ours.elements} to ${theirs.elements}, heap ${ours.heap.toFixed(1)} to ${theirs.heap.toFixed(1)} MiB, uncovered frames of the peer ${theirs.uncovered}`,
);
await mkdir('docs/measurements', { recursive: true });
await writeFile(
  'docs/measurements/table.json',
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), rows: ROWS, columns: 20, rounds: ROUNDS, chromium: version, peers, shares, absolute, pasteIsOneStep: pastes.oneStep, own: ours, peer: theirs, zoom, eachRound: { own, peer, pastes } }, null, 2)}\n`,
);
say(faults.length === 0 ? 'All held.' : `Not held: ${faults.join(', ')}`);
