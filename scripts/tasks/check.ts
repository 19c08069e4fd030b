import { staticChecks } from '../lib/checks.ts';
import { runSteps } from '../lib/steps.ts';

/** Most of what a check says that is shown. */
const SHOWN = 8_000;

// For the desk: what can be said without building or starting anything. `npm test` runs everything and counts.
const started = Date.now();
const { passed, failures } = await runSteps(staticChecks(), { stopAtFirst: true, atOnce: 2 });
const seconds = ((Date.now() - started) / 1000).toFixed(1);
for (const { message } of failures) process.stdout.write(`\n${message.slice(-SHOWN)}\n`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed (${seconds} s)\n`);
process.exit(failures.length === 0 ? 0 : 1);
