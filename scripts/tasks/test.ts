import { generate } from '../lib/build.ts';
import { checksAndBuilds } from '../lib/checks.ts';
import { requireChromium, requirePostgres } from '../lib/programs.ts';
import { runSteps } from '../lib/steps.ts';
import { runTwice, runVitest } from '../lib/vitest.ts';

const chromium = requireChromium();
const postgres = requirePostgres();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;

await generate();
const say = (line: string) => process.stdout.write(`${line}\n`);

const results = [
  await runSteps(checksAndBuilds(say), { stopAtFirst: false, atOnce: 2 }),
  await runVitest(['unit', 'workbench']),
  await runTwice(['server']),
  await runTwice(['kit']),
  await runTwice(['browser']),
];
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
