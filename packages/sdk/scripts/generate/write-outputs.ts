import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a folder would need to equal the printed files. */
export interface Difference {
  readonly changed: readonly string[];
  readonly stale: readonly string[];
}

/** Compares a folder with the printed files, by content. */
export function difference(folder: string, files: ReadonlyMap<string, string>): Difference {
  const present = new Set(listFiles(folder));
  const changed = [...files].flatMap(([file, text]) =>
    present.has(file) && readFileSync(join(folder, file), 'utf8') === text ? [] : [file],
  );
  return { changed, stale: [...present].filter((file) => !files.has(file)) };
}

/** Makes the folder equal to the printed files; untouched files keep their time stamp. */
export function write(folder: string, files: ReadonlyMap<string, string>): Difference {
  const found = difference(folder, files);
  for (const file of found.stale) rmSync(join(folder, file));
  for (const file of found.changed) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), files.get(file) ?? '');
  }
  return found;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
