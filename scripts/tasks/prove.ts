import { runAtMoments } from '../lib/clocks.ts';
import { fixClock } from '../lib/fixed-clock.ts';
import { requireChromium, requirePostgres } from '../lib/programs.ts';
import { runVitest } from '../lib/vitest.ts';

const PROJECTS = ['rules', 'unit', 'server', 'kit', 'browser'];

// The long forms of the proofs whose short forms are part of `npm test`.
const chromium = requireChromium();
const postgres = requirePostgres();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;
const [first = '', ...rest] = process.argv.slice(2);
// `prove clocks` is the short form at every moment, `prove clocks leap-day sunday` at two.
if (first === 'clocks') {
  const { passed, failed, failedAt } = await runAtMoments(rest);
  if (failedAt.length > 0) process.stdout.write(`\nFailed at: ${failedAt.join(', ')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
fixClock();
process.env.PROVE = '1';
// `prove server` is one of them, `prove server reliability` a part of it.
const isProject = PROJECTS.includes(first);
const chosen = isProject ? [first] : PROJECTS;
const filters = isProject ? rest : process.argv.slice(2);
const results: Awaited<ReturnType<typeof runVitest>>[] = [];
for (const project of chosen)
  results.push(await runVitest([project], [...filters, '--passWithNoTests']));
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
