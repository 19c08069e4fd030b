import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { HOLD_MS } from './hold.ts';

const RETRY_MS = 50;

/**
 * A lock between processes: a file that exists while somebody holds it. One older than anybody may
 * hold it belongs to a process that died. Where no file can be made, the lock is granted at once.
 */
export function fileLock(file: string, granted: () => void): () => void {
  let held = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function isTaken(): boolean {
    try {
      closeSync(openSync(file, 'wx'));
      held = true;
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
    try {
      if (Date.now() - statSync(file).mtimeMs > HOLD_MS) rmSync(file, { force: true });
    } catch {
      // It was given back meanwhile.
    }
    return true;
  }
  function take(): void {
    if (isTaken()) retry = setTimeout(take, RETRY_MS);
    else granted();
  }

  // Never at once: nobody expects to hold a lock before asking for it returned.
  retry = setTimeout(take, 0);
  return () => {
    clearTimeout(retry);
    if (held) rmSync(file, { force: true });
    held = false;
  };
}
