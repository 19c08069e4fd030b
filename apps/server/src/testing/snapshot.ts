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
import { fileURLToPath } from 'node:url';
import type { Engine } from '../database/engine.ts';
import { readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What decides the content of any snapshot, and what the demo is written by besides. */
const SOURCES = ['../menu', '../generated'].map(folder);
const DEMO_SOURCES = ['../../demo', '../features'].map(folder);

/**
 * Archive of a prepared database, made once for the same migrations and seeds and kept in the
 * temporary folder: creating a database takes seconds, unpacking one a fraction.
 */
export async function snapshotOf(
  name: string,
  prepare: (engine: Engine) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(name);
  for (const migration of readMigrations()) hash.update(migration.hash);
  const sources = name === 'demo' ? [...SOURCES, ...DEMO_SOURCES] : SOURCES;
  for (const source of sources) for (const text of textsIn(source)) hash.update(text);
  // Which calls are built decides the rights in the menu.
  hash.update(readFileSync(folder('../not-yet.ts'), 'utf8'));
  const path = join(tmpdir(), `garment-${name}-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;

  const engine = await openPglite();
  await prepare(engine);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await engine.dump()));
  await engine.close();
  renameSync(draft, path);
  forgetOld(name);
  return path;
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
