import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Bytes of files by company and digest, outside of every folder that is served. */
export interface FileStore {
  /** @returns the SHA-256 of the bytes, once they are on the disk */
  keep(companyId: string, bytes: Buffer): Promise<string>;
  read(companyId: string, sha256: string): Promise<Buffer>;
  forget(companyId: string, sha256: string): Promise<void>;
  /** What was last kept before a moment: files by their digest, and drafts of uploads that were cut. */
  keptBefore(moment: Date): AsyncIterable<StoredFile>;
  /** Takes away a folder that was made for the life of the store. */
  close(): Promise<void>;
}

/** A stored file. */
export interface StoredFile {
  readonly companyId: string;
  /** The digest; more than that for a draft. */
  readonly name: string;
  readonly path: string;
}

/** @param dataFolder a folder of its own life stands in where there is none */
export function fileStore(dataFolder: string | undefined): FileStore {
  let made: string | undefined;
  const root = () => {
    made ??=
      dataFolder === undefined
        ? mkdtempSync(join(tmpdir(), 'garment-files-'))
        : join(dataFolder, 'files');
    return made;
  };
  const pathOf = (companyId: string, sha256: string) => {
    if (!/^\d+$/.test(companyId) || !/^[0-9a-f]{64}$/.test(sha256))
      throw new Error('no such file name');
    return join(root(), companyId, sha256.slice(0, 2), sha256);
  };
  return {
    async keep(companyId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(companyId, sha256);
      // Touched, so that the night does not take it for one that nobody names.
      const isKept = await utimes(path, new Date(), new Date()).then(
        () => true,
        () => false,
      );
      if (isKept) return sha256;
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      return sha256;
    },
    read: (companyId, sha256) => readFile(pathOf(companyId, sha256)),
    forget: (companyId, sha256) => rm(pathOf(companyId, sha256), { force: true }),
    async *keptBefore(moment) {
      const entries = await readdir(root(), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      for (const entry of entries.filter((each) => each.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const touched = await stat(path).catch(() => undefined);
        if (touched && touched.mtimeMs < moment.getTime())
          yield { companyId: basename(dirname(entry.parentPath)), name: entry.name, path };
      }
    },
    async close() {
      if (dataFolder === undefined && made !== undefined)
        await rm(made, { recursive: true, force: true });
      made = undefined;
    },
  };
}
