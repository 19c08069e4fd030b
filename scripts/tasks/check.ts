import { staticChecks } from '../lib/checks.ts';
import { runSteps } from '../lib/steps.ts';
import { runVitest } from '../lib/vitest.ts';

// In order, stopping at the first failure: for the desk. `npm test` runs everything and counts.
const { failed } = await runSteps(staticChecks(), { stopAtFirst: true, atOnce: 1 });
const unit =
  failed === 0 ? await runVitest(['unit', 'workbench', 'server']) : { passed: 0, failed: 1 };
process.exit(failed + unit.failed === 0 ? 0 : 1);
