import { show } from '../lib/process.ts';

process.exit(await show(process.execPath, ['apps/workbench/scripts/sync-texts.ts']));
