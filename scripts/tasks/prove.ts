import { fixClock } from '../lib/fixed-clock.ts';
import { runProofs } from '../lib/test-run/prove.ts';

// `npm run prove` runs all groups, `npm run prove kit fuzz` two, `npm run prove clocks sunday` a moment,
// `npm run prove races dispatch` the files of a group with that word in their path; `--long` takes the long forms.
const words = process.argv.slice(2);
if (words.includes('--long')) process.env.PROVE = '1';
fixClock();
process.exit(await runProofs(words.filter((word) => word !== '--long')));
