import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME } from './back-up.ts';

/** Removes all but the newest backups of a folder, and nothing else in it. */
export async function keepBackups(folder: string, most: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - most));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old;
}
