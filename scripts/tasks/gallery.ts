import { show } from '../lib/process.ts';

process.exit(await show('vite', ['scripts/gallery', ...process.argv.slice(2)]));
