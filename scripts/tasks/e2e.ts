import { buildApps, buildHost, generate } from '../lib/build.ts';
import { requireChromium } from '../lib/programs.ts';
import { runVitest } from '../lib/vitest.ts';

const chromium = requireChromium();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
await generate();
const say = (line: string) => process.stdout.write(`${line}\n`);
await buildApps(say);
await buildHost(say);
const { passed, failed } = await runVitest(['browser'], process.argv.slice(2));
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
