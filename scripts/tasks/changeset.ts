import { show } from '../lib/process.ts';

process.exit(await show('changeset', process.argv.slice(2)));
