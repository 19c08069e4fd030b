import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Engine } from '../database/engine.ts';
import type { Broken } from '../invariants/find-offenders.ts';
import { OperationRefused } from '../operate/operation-refused.ts';
import type { DataSource } from './data-source.ts';
import { loadData, requireLoadable } from './load-data.ts';
import { fingerprintOf, KEY_FILE, type Manifest } from './manifest.ts';

export interface RestoreParts {
  /** An empty database. */
  readonly engine: Engine;
  readonly dataFolder: string;
  readonly givenKey: string | undefined;
  readonly say: (line: string) => void;
}

/**
 * Brings uploads, the key and every row back. The database comes last and whole, so that one with rows
 * has its files. What is refused leaves neither.
 *
 * @throws {OperationRefused}
 */
export async function restore(
  folder: string,
  manifest: Manifest,
  { engine, dataFolder, givenKey, say }: RestoreParts,
): Promise<Broken[]> {
  requireKey(manifest, dataFolder, givenKey);
  const source = sourceIn(folder, manifest);
  await requireLoadable(engine, source);
  const { uploads, key } = manifest;
  const files = [...uploads, ...(key?.file ? [key.file] : [])];
  const added = files.map(({ path }) => join(dataFolder, path)).filter((path) => !existsSync(path));
  try {
    for (const { path } of files) {
      await mkdir(dirname(join(dataFolder, path)), { recursive: true });
      await copyFile(join(folder, path), join(dataFolder, path));
    }
    say(`files         ${uploads.length} uploads${key?.file ? ', the key of personal data' : ''}`);
    return await loadData(engine, source, say);
  } catch (refused) {
    for (const path of added) await rm(path, { force: true });
    throw refused;
  }
}

/** Rows of a backup, read as they are needed. */
function sourceIn(folder: string, { migrations, tables, sequences }: Manifest): DataSource {
  return {
    migrations,
    tables,
    sequences,
    async *read({ name }) {
      const file = tables.find((table) => table.name === name)?.file;
      if (file) yield* createReadStream(join(folder, file.path)).pipe(createGunzip());
    },
  };
}

/** Numbers that were encrypted with one key are lost under another. */
function requireKey({ key }: Manifest, dataFolder: string, givenKey: string | undefined): void {
  if (!key) return;
  const path = join(dataFolder, KEY_FILE);
  const here = givenKey ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  if (here === undefined && !key.file)
    throw new OperationRefused(
      'the backup was made under SRV_DATA_KEY: give the same one, or personal numbers stay unreadable',
    );
  if (here !== undefined && fingerprintOf(here) !== key.fingerprint)
    throw new OperationRefused(
      `the key of personal data ${givenKey === undefined ? `in ${path}` : 'in SRV_DATA_KEY'} is not the one of the backup`,
    );
}
