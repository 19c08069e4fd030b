import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../database/engine.ts';
import { readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.ts';

const SOURCES = ['../../demo', '../menu', '../generated'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

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
  for (const folder of SOURCES) for (const text of textsIn(folder)) hash.update(text);
  const path = join(tmpdir(), `garment-${name}-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;

  const engine = await openPglite();
  await prepare(engine);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await engine.dump()));
  await engine.close();
  renameSync(draft, path);
  return path;
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
