import { show } from '../lib/process.ts';

process.exit(await show('biome', ['check', '--write', ...process.argv.slice(2)]));
