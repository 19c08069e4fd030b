import { buildApps, endUnbuilt } from '../lib/build.ts';
import { show } from '../lib/process.ts';

await buildApps((line) => process.stdout.write(`${line}\n`)).catch(endUnbuilt);
process.exit(
  await show(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'apps/server/src/main.ts',
    ...process.argv.slice(2),
  ]),
);
