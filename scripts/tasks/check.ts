import { staticChecks } from '../lib/checks.ts';
import { runSteps } from '../lib/steps.ts';

// For the desk: what can be said without building or starting anything. `npm test` runs everything and counts.
const started = Date.now();
const { passed, failed } = await runSteps(staticChecks(), { stopAtFirst: true, atOnce: 2 });
const seconds = ((Date.now() - started) / 1000).toFixed(1);
process.stdout.write(`\n${passed} passed, ${failed} failed (${seconds} s)\n`);
process.exit(failed === 0 ? 0 : 1);
