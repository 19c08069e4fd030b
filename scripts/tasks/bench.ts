import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../lib/checks/peers.ts';
import { show } from '../lib/process.ts';
import { requireChromium, requirePostgres } from '../lib/programs.ts';

// One suite a folder of scripts/bench: run.ts measures, peers.json names what it is compared with.
const suites = readdirSync('scripts/bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const [suite = '', ...rest] = process.argv.slice(2);
if (!suites.includes(suite)) {
  process.stderr.write(`Name a suite: npm run bench ${suites.join(' | ')}\n`);
  process.exit(1);
}

const folder = join('scripts/bench', suite);
const peers = join(folder, 'peers.json');
if (existsSync(peers)) process.env.BENCH_PEERS = installPeers(suite, peers);
const chromium = requireChromium();
const postgres = requirePostgres();
if (chromium !== undefined) process.env.CHROMIUM = chromium;
if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;
process.exit(await show(process.execPath, ['--expose-gc', join(folder, 'run.ts'), ...rest]));
