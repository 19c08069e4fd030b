import { buildApps, buildHost } from '../lib/build.ts';
import { fixClock } from '../lib/fixed-clock.ts';
import { bringChromium } from '../lib/programs.ts';
import { beginRun } from '../lib/test-run/last-run.ts';
import type { Outcome } from '../lib/test-run/test-report.ts';
import { runPart } from '../lib/test-run/vitest.ts';

// Every test that needs Chromium, or those with one of the words in their path.
const words = process.argv.slice(2);
const end = beginRun(['npm run e2e', ...words].join(' '));
bringChromium();
fixClock();
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildApps(say);
await buildHost(say);
const outcomes: Outcome[] = [];
for (const name of ['kit', 'browser'])
  outcomes.push(await runPart({ name, projects: [name], args: [...words, '--passWithNoTests'] }));
process.exit(end(outcomes));
