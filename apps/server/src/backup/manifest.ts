import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Applied } from '../database/baseline.ts';
import { OperationRefused } from '../operate/operation-refused.ts';
import type { TableContent } from './data-source.ts';
import type { Sequence } from './tables.sql.ts';

export const MANIFEST = 'manifest.json';
export const KEY_FILE = 'personal-data.key';

/** A file of the backup, by its path inside of it. */
export interface KeptBytes {
  readonly path: string;
  readonly sha256: string;
}

/** Contents of a backup; a restore reads nothing that is not named here. */
export interface Manifest {
  readonly format: 1;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly migrations: readonly Applied[];
  readonly tables: readonly (TableContent & { readonly file?: KeptBytes })[];
  readonly sequences: readonly Sequence[];
  readonly uploads: readonly KeptBytes[];
  /** Rows of uploads whose bytes were not there. */
  readonly missingUploads: number;
  /** Fingerprint of the key that identity and bank card numbers are encrypted with. */
  readonly key?: { readonly fingerprint: string; readonly file?: KeptBytes };
}

/** Distinguishes keys without showing the key. */
export const fingerprintOf = (key: string): string =>
  createHash('sha256').update(`garment key ${key.trim()}`).digest('hex').slice(0, 16);

/** @throws {OperationRefused} when it is no backup of a format that is known */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperationRefused(`${folder} holds no backup (${MANIFEST})`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new OperationRefused(`the backup is of a format that this version does not know`);
  return manifest;
}

/** @throws {OperationRefused} naming the first file whose bytes are not those that were written */
export async function verifyBytes(folder: string, manifest: Manifest): Promise<void> {
  const files = [
    ...manifest.tables.flatMap(({ file }) => file ?? []),
    ...manifest.uploads,
    ...(manifest.key?.file ? [manifest.key.file] : []),
  ];
  for (const { path, sha256 } of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash).catch((error: Error) => {
      throw new OperationRefused(`${path} of the backup cannot be read (${error.message})`);
    });
    if (hash.digest('hex') !== sha256)
      throw new OperationRefused(`${path} of the backup is not what was written`);
  }
}
