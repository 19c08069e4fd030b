import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NoNativeDatabase } from '../database-error.ts';

export interface NativeCluster {
  /** Address of a superuser's database, over a socket that only this user may enter. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Uid {
  readonly uid?: number;
  readonly gid?: number;
}

const READY_MS = 20_000;
const RESTART_MS = 500;

/**
 * A PostgreSQL of our own from the machine's binaries, in `folder`, reachable by socket only.
 * Under root it runs as the `postgres` user, because PostgreSQL refuses root.
 * @throws {NoNativeDatabase}
 */
export async function startCluster(
  folder: string,
  settings: readonly string[] = [],
): Promise<NativeCluster> {
  const binaries = findBinaries();
  const owner = processOwner();
  const sockets = join(
    tmpdir(),
    `garment-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  for (const path of [folder, sockets]) {
    mkdirSync(path, { recursive: true });
    if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid ?? owner.uid);
    chmodSync(path, 0o700);
  }
  const url = `postgresql://garment@/postgres?host=${encodeURIComponent(sockets)}`;
  if (await answers(url)) return { url, stop: () => stopByPid(folder) };

  if (!existsSync(join(folder, 'PG_VERSION'))) initialise(binaries, folder, owner);
  let stopping = false;
  const run = () =>
    spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        folder,
        '-k',
        sockets,
        '-c',
        'listen_addresses=',
        ...settings.flatMap((s) => ['-c', s]),
      ],
      { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let child = run();
  await ready(child, url, folder);
  // A full disk or a stray signal ends PostgreSQL; requests wait out with 503 until it is back.
  const restart = () => {
    if (stopping) return;
    setTimeout(() => {
      if (stopping) return;
      child = run();
      child.stderr?.resume();
      child.once('exit', restart);
    }, RESTART_MS).unref();
  };
  child.once('exit', restart);
  return {
    url,
    async stop() {
      stopping = true;
      child.kill('SIGINT');
      await exited(child);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .filter((v) => v >= 15)
    : [];
  const newest = versions.sort((a, b) => b - a)[0];
  const named = process.env.POSTGRES_BIN;
  const places = [
    ...(named === undefined ? [] : [named]),
    ...(newest === undefined ? [] : [join(root, String(newest), 'bin')]),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  const found = places.find((place) => existsSync(join(place, 'initdb')));
  if (!found)
    throw new NoNativeDatabase(
      '--db native needs PostgreSQL 15 or newer on this machine (initdb was not found); install it, set DATABASE_URL, or start without --db',
    );
  return found;
}

function processOwner(): Uid {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new NoNativeDatabase(
      '--db native under root needs a user named postgres to run the database as; start as another user or set DATABASE_URL',
    );
  }
}

function initialise(binaries: string, folder: string, owner: Uid): void {
  try {
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', folder, '-U', 'garment', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    throw new NoNativeDatabase(`initdb could not create a database in ${folder}: ${said}`);
  }
}

async function ready(child: ChildProcess, url: string, folder: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + String(text)).slice(-2_000);
  });
  const until = performance.now() + READY_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (await answers(url)) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new NoNativeDatabase(
    `PostgreSQL did not start in ${folder}: ${said.trim().split('\n').at(-1) ?? 'no reason given'}`,
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** The database outlived the process that started it, and now stops with this one. */
async function stopByPid(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  if (!Number.isInteger(pid)) return;
  process.kill(pid, 'SIGINT');
  while (existsSync(file)) await pause(50);
}
