import { show } from '../lib/process.ts';

process.exit(
  await show(process.execPath, ['packages/sdk/scripts/generate.ts', ...process.argv.slice(2)]),
);
