import { buildHost, endUnbuilt } from '../lib/build.ts';
import { show } from '../lib/process.ts';

// The workbench as a part of a demo page: docs/micro-frontend.md.
await buildHost((line) => process.stdout.write(`${line}\n`)).catch(endUnbuilt);
process.exit(
  await show('vite', ['preview', 'apps/workbench', '-c', 'apps/workbench/vite.host.config.ts']),
);
