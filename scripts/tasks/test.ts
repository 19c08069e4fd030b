import { runChanged } from '../lib/changed/run-changed.ts';
import { checksAndBuilds } from '../lib/checks.ts';
import { fixClock } from '../lib/fixed-clock.ts';
import { requireChromium, requirePostgres } from '../lib/programs.ts';
import { recordRows, rowsAsClaimed } from '../lib/statements/check-rows.ts';
import { runSteps } from '../lib/steps.ts';
import { runTwice } from '../lib/vitest.ts';

fixClock();
// `npm test -- --changed` runs what a change can break; `--show` beside it only says what that is.
const [option, ...others] = process.argv.slice(2);
if (option === '--changed') {
  const ref = others.find((each) => !each.startsWith('-')) ?? 'main';
  process.exit((await runChanged(ref, others.includes('--show'))) ? 0 : 1);
}

const chromium = requireChromium();
const postgres = requirePostgres();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;

const say = (line: string) => process.stdout.write(`${line}\n`);

const checked = await runSteps(checksAndBuilds(say), { stopAtFirst: false, atOnce: 2 });
recordRows();
const tested: Awaited<ReturnType<typeof runTwice>>[] = [];
for (const projects of [['rules', 'unit', 'workbench'], ['server'], ['kit'], ['browser']])
  tested.push(await runTwice(projects));
const compared = await runSteps([rowsAsClaimed], { stopAtFirst: false, atOnce: 1 });

const mended = tested.flatMap((each) => each.mended);
if (mended.length > 0) say(`\nPassed at the second try only: ${mended.join(', ')}`);
const sum = (key: 'passed' | 'failed') =>
  [checked, compared, ...tested].reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
