import { runChanged } from '../lib/changed/run-changed.ts';
import { fixClock } from '../lib/fixed-clock.ts';
import { runAgain } from '../lib/test-run/again.ts';
import { runGate } from '../lib/test-run/gate.ts';

fixClock();
const [option, ...others] = process.argv.slice(2);
switch (option) {
  case undefined:
    process.exit(await runGate());
    break;
  case '--again':
    process.exit(await runAgain());
    break;
  case '--changed': {
    // `--show` beside it only says what it would run.
    const ref = others.find((each) => !each.startsWith('-')) ?? 'main';
    process.exit(await runChanged(ref, others.includes('--show')));
    break;
  }
  default:
    process.stderr.write(
      `npm test takes --again, --changed [ref] or --changed --show, not ${option}. Long proofs run with npm run prove.\n`,
    );
    process.exit(1);
}
