import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

function onPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    if (found !== '') return found;
  }
  return undefined;
}

/** Installs Debian packages where that is possible: as root, with apt present. */
function installDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return;
  process.stdout.write(`Installing ${packages.join(' ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: 'ignore',
  });
}

const findChromium = (): string | undefined =>
  process.env.CHROMIUM ?? onPath(['chromium', 'chromium-browser', 'google-chrome']);

/** Folder with the programs of a PostgreSQL 15 or newer, `undefined` when there is none. */
function findPostgres(): string | undefined {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined) return named;
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)[0];
  if (newest !== undefined) return `${base}/${newest}/bin`;
  const initdb = onPath(['initdb']);
  return initdb?.replace(/\/initdb$/, '');
}

/** A Chromium for the browser tests; says in one sentence how to get one when there is none. */
export function requireChromium(): string | undefined {
  let found = findChromium();
  if (found === undefined) {
    installDebian(['chromium', 'fonts-noto-cjk']);
    found = findChromium();
  }
  if (found === undefined) {
    process.stdout.write(
      'No Chromium found: install the Debian package chromium or set CHROMIUM to the program; the browser tests count as failed.\n',
    );
  }
  return found;
}

/** PostgreSQL programs for the race tests; says in one sentence how to get them when there are none. */
export function requirePostgres(): string | undefined {
  let found = findPostgres();
  if (found === undefined) {
    installDebian(['postgresql']);
    found = findPostgres();
  }
  if (found === undefined) {
    process.stdout.write(
      'No PostgreSQL found: install the Debian package postgresql or set POSTGRES_BIN to the folder of initdb; the race tests count as failed.\n',
    );
  }
  return found;
}

/** Has Chromium there for every process that this one starts. */
export function bringChromium(): void {
  const chromium = requireChromium();
  if (chromium !== undefined) process.env.CHROMIUM = chromium;
}

/** Has Chromium and PostgreSQL there for every process that this one starts. */
export function bringPrograms(): void {
  bringChromium();
  const postgres = requirePostgres();
  if (postgres !== undefined) process.env.POSTGRES_BIN = postgres;
}
