import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Engine, sql } from '../../database/engine.ts';
import { readFunctions } from '../../database/functions.ts';
import { readMigrations } from '../../database/migrate.ts';
import { openPglite, type PgliteEngine } from '../../database/pglite/pglite.ts';
import { runStart } from '../run-clock.ts';
import { compiledEngine } from './compiled-engine.ts';
import { slimArchive } from './slim-archive.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What decides the content of any snapshot, and what the demo is written by besides. */
const SOURCES = ['../../menu', '../../generated'].map(folder);
const DEMO_SOURCES = ['../../../demo', '../../features', '../../records', '../../database'].map(
  folder,
);

/**
 * Archive of a prepared database, made once for the same migrations and seeds and kept in the
 * temporary folder: creating a database takes seconds, unpacking one a fraction.
 */
export async function snapshotOf(
  name: string,
  prepare: (engine: Engine) => Promise<void>,
): Promise<string> {
  const start = runStart();
  const hash = createHash('sha256')
    .update(name)
    .update(start?.toISOString() ?? '');
  for (const migration of readMigrations()) hash.update(migration.hash);
  for (const { digest } of readFunctions()) hash.update(digest);
  const sources = name.startsWith('demo') ? [...SOURCES, ...DEMO_SOURCES] : SOURCES;
  for (const source of sources) for (const text of textsIn(source)) hash.update(text);
  // Which calls are built decides the rights in the menu.
  hash.update(readFileSync(folder('../../not-yet.ts'), 'utf8'));
  const path = join(tmpdir(), `garment-${name}-${hash.digest('hex').slice(0, 16)}.tar`);
  await compiledEngine();
  await onlyOnce(path, async () => {
    const engine = await openPglite(start && { clock: () => start });
    await prepare(engine);
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, await archiveOf(engine));
    await engine.close();
    renameSync(draft, path);
    forgetOld(name);
  });
  return path;
}

async function archiveOf(engine: PgliteEngine): Promise<Buffer> {
  await engine.maintain('checkpoint');
  const log = await engine.system((tx) =>
    tx.one<{ first: string; last: string }>(sql`
      select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
      from pg_control_checkpoint()`),
  );
  const isNeeded = (segment: string) => !log || (segment >= log.first && segment <= log.last);
  return slimArchive(Buffer.from(await engine.dump()), isNeeded);
}

/** Makes what is missing at `path`; test files of other processes that want it too wait for it. */
async function onlyOnce(path: string, make: () => Promise<void>): Promise<void> {
  const maker = `${path}.maker`;
  while (!existsSync(path)) {
    try {
      writeFileSync(maker, String(process.pid), { flag: 'wx' });
    } catch {
      if (!isMaking(maker)) rmSync(maker, { force: true });
      await pause(100);
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      rmSync(maker, { force: true });
    }
  }
}

function isMaking(maker: string): boolean {
  try {
    process.kill(Number(readFileSync(maker, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

const KEPT_MS = 60 * 60_000;

/** Each change of a seed makes another archive of some fifty megabytes. */
function forgetOld(name: string): void {
  for (const file of readdirSync(tmpdir())) {
    if (!file.startsWith(`garment-${name}-`) || !file.endsWith('.tar')) continue;
    const path = join(tmpdir(), file);
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (touched < Date.now() - KEPT_MS) rmSync(path, { force: true });
  }
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
