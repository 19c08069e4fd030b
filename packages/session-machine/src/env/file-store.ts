import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { clean, type Store, type StoreKey, TAB_KEYS } from './ports.ts';

/** Stands for an access token that was never there: it is renewed before the first call. */
const UNKNOWN = 'none';

/**
 * What a session keeps, in a JSON file that only its owner may read. Each look reads the file, so
 * that processes with the same file see each other. A file with nothing but `refresh_token` is enough.
 * @throws {Error} on writing, when the folder does not exist or may not be written
 */
export function fileStore(file: string): Store {
  const own = new Map<string, string>();
  const isOwn = (key: StoreKey) => TAB_KEYS.some((each) => each === key);

  function read(): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return typeof stored === 'object' && stored !== null ? { ...stored } : {};
    } catch {
      return {};
    }
  }
  // Written beside and moved over: another process never reads half a file.
  function write(values: Record<string, unknown>): void {
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, `${JSON.stringify(values, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(beside, file);
  }

  return {
    get(key) {
      if (isOwn(key)) return own.get(key);
      const stored = read();
      const value = clean(String(stored[key] ?? ''));
      // A session looks for both tokens; a script is given the lasting one alone.
      return key === 'access_token' && !value && clean(String(stored.refresh_token ?? ''))
        ? UNKNOWN
        : value;
    },
    set(key, value) {
      if (isOwn(key)) own.set(key, value);
      else write({ ...read(), [key]: value });
    },
    remove(key) {
      if (isOwn(key)) own.delete(key);
      else {
        const { [key]: gone, ...rest } = read();
        if (gone !== undefined) write(rest);
      }
    },
    clear: () => write({}),
  };
}
