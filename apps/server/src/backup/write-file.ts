import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KeptBytes } from './manifest.ts';

/** Writes a file of a backup, for its owner alone, and waits until the disk has it. */
export async function writeFile(
  folder: string,
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  packed: boolean,
): Promise<KeptBytes> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const tee = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = Readable.from(bytes, { objectMode: false });
  const file = createWriteStream(target, { mode: 0o600, flush: true });
  if (packed) await pipeline(source, createGzip({ level: 3 }), tee, file);
  else await pipeline(source, tee, file);
  return { path, sha256: hash.digest('hex') };
}

/** @returns `undefined` when the file is not there */
export async function copyFile(
  from: string,
  folder: string,
  path: string,
): Promise<KeptBytes | undefined> {
  const file = await open(from).catch(() => undefined);
  if (!file) return undefined;
  await file.close();
  return writeFile(folder, path, createReadStream(from), false);
}

/** Makes the names of a folder as lasting as the bytes in it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
