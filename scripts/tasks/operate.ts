import { show } from '../lib/process.ts';

// Checks, backups and the way to another database; its commands are in `operate --help`.
process.exit(
  await show(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'apps/server/src/operate.ts',
    ...process.argv.slice(2),
  ]),
);
