import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '../database/bulk.ts';
import { type Engine, sql } from '../database/engine.ts';
import { type DataSource, sourceOf } from './data-source.ts';
import { fingerprintOf, KEY_FILE, type KeptBytes, MANIFEST, type Manifest } from './manifest.ts';
import { copyFile, syncFolder, writeFile } from './write-file.ts';

export interface BackupParts {
  readonly engine: Engine;
  /** Where uploads and the key lie. */
  readonly dataFolder: string;
  /** Key of personal data where it is given and not in a file. */
  readonly givenKey: string | undefined;
  readonly now: Date;
}

/** Backups have this beginning, and the moment in UTC behind it. */
export const BACKUP_NAME = /^garment-\d{8}T\d{6}Z$/;

const PART = '.part';

/**
 * Writes everything into a new folder below `target`: the rows of one moment, the uploads they name, and
 * the key. The folder gets its name when it is whole.
 *
 * @returns the path of the backup, and its contents
 */
export async function backUp(
  { engine, dataFolder, givenKey, now }: BackupParts,
  target: string,
): Promise<{ path: string; manifest: Manifest }> {
  const name = `garment-${now.toISOString().replace(/\.\d+|[-:]/g, '')}`;
  const draft = join(target, `${name}${PART}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const rows = await engine.snapshot(async (snapshot) => ({
      ...(await writeRows(await sourceOf(snapshot), draft)),
      named: await namedUploads(snapshot),
    }));
    const { named, ...database } = rows;
    const uploads = await writeUploads(named, dataFolder, draft);
    const key = await writeKey(dataFolder, givenKey, draft);
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      ...database,
      uploads,
      missingUploads: named.length - uploads.length,
      ...(key && { key }),
    };
    const text = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`);
    await writeFile(draft, MANIFEST, oneOf(text), false);
    await syncFolder(draft);
    const path = join(target, name);
    await rename(draft, path);
    await syncFolder(target);
    return { path, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeRows(
  source: DataSource,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const tables: Manifest['tables'][number][] = [];
  for (const table of source.tables) {
    const file =
      table.rows === '0'
        ? undefined
        : await writeFile(folder, join('tables', `${table.name}.gz`), source.read(table), true);
    tables.push({ ...table, ...(file && { file }) });
  }
  return { migrations: source.migrations, tables, sequences: source.sequences };
}

const namedUploads = (snapshot: Snapshot): Promise<{ companyId: string; sha256: string }[]> =>
  snapshot.all(sql`
    select distinct company_id, sha256 from amc.file_object order by company_id, sha256`);

async function writeUploads(
  named: readonly { readonly companyId: string; readonly sha256: string }[],
  dataFolder: string,
  folder: string,
): Promise<KeptBytes[]> {
  const written: KeptBytes[] = [];
  for (const { companyId, sha256 } of named) {
    const path = join('files', companyId, sha256.slice(0, 2), sha256);
    const kept = await copyFile(join(dataFolder, path), folder, path);
    if (kept) written.push(kept);
  }
  return written;
}

async function writeKey(
  dataFolder: string,
  givenKey: string | undefined,
  folder: string,
): Promise<Manifest['key']> {
  if (givenKey !== undefined) return { fingerprint: fingerprintOf(givenKey) };
  const text = await readFile(join(dataFolder, KEY_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const file = await writeFile(folder, KEY_FILE, oneOf(Buffer.from(text)), false);
  return { fingerprint: fingerprintOf(text), file };
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
