import { buildApps, buildHost } from '../lib/build.ts';
import { fixClock } from '../lib/fixed-clock.ts';
import { requireChromium } from '../lib/programs.ts';
import { runVitest } from '../lib/vitest.ts';

const chromium = requireChromium();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
fixClock();
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildApps(say);
await buildHost(say);
const results: Awaited<ReturnType<typeof runVitest>>[] = [];
for (const project of ['kit', 'browser'])
  results.push(await runVitest([project], [...process.argv.slice(2), '--passWithNoTests']));
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
