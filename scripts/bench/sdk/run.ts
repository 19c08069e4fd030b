// Usage: npm run bench sdk. BENCH_ROUNDS sets the rounds of the processor measurement (25).
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { instantiationsPerCall } from '../../../packages/sdk/scripts/measure/instantiations.ts';
import { measureSizes } from '../../../packages/sdk/scripts/measure/sizes.ts';
import { measureCpu } from './cpu.ts';
import { listenersLeft } from './listeners.ts';

const peers = process.env.BENCH_PEERS;
if (peers === undefined) throw new Error('Run it by `npm run bench sdk`, which brings the peers.');

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const sizes = await measureSizes();
const cpu = await measureCpu(peers);
const ours = cpu.find(({ name }) => name === 'sdk')?.ratio ?? Number.NaN;
const figures = [
  { what: 'runtime at first load, bytes gz', value: sizes.runtime, limit: 6144 },
  { what: 'runtime with its lazy parts, bytes gz', value: sizes.everything },
  { what: 'a further operation, bytes gz', value: sizes.perOperation, limit: 16 },
  { what: 'type instantiations a call site', value: round(instantiationsPerCall(), 1), limit: 25 },
  { what: 'listeners left after 10,000 calls', value: await listenersLeft(), limit: 0 },
  { what: 'processor time to bare fetch', value: round(ours, 3), limit: 1.1 },
];

process.stdout.write('| figure | value | limit |\n|---|---|---|\n');
for (const { what, value, limit } of figures) {
  const over = limit !== undefined && value > limit;
  if (over) process.exitCode = 1;
  process.stdout.write(`| ${what} | ${value} | ${limit ?? ''}${over ? ' (over)' : ''} |\n`);
}
process.stdout.write('\n| a call over loopback | µs of processor | to fetch |\n|---|---|---|\n');
for (const { name, microseconds, ratio } of cpu)
  process.stdout.write(`| ${name} | ${microseconds.toFixed(0)} | ${ratio.toFixed(2)} |\n`);

mkdirSync('docs/measurements', { recursive: true });
const record = {
  node: process.version,
  processors: cpus().map(({ model }) => model),
  figures,
  cpu: cpu.map(({ name, microseconds, ratio }) => ({
    name,
    microseconds: round(microseconds, 0),
    ratio: round(ratio, 3),
  })),
};
writeFileSync('docs/measurements/sdk.json', `${JSON.stringify(record, null, 2)}\n`);
