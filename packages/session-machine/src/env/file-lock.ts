import { closeSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { BEAT_MS, LEASE_MS, RETRY_MS } from './hold.ts';

/**
 * A lock between processes: a file that exists while somebody holds it, touched every second. One that is older
 * belongs to a process that died. Where no file can be made, the lock is granted at once.
 */
export function fileLock(file: string, granted: () => void): () => void {
  let held = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  function isTaken(): boolean {
    try {
      closeSync(openSync(file, 'wx'));
      held = true;
      return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
    try {
      if (Date.now() - statSync(file).mtimeMs > LEASE_MS) rmSync(file, { force: true });
    } catch {
      // It was given back meanwhile.
    }
    return true;
  }
  function touch(): void {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Somebody else took it over from a process that stood still.
    }
  }
  function take(): void {
    if (isTaken()) {
      retry = setTimeout(take, RETRY_MS);
      return;
    }
    if (held) beat = setInterval(touch, BEAT_MS);
    granted();
  }

  // Never at once: nobody expects to hold a lock before asking for it returned.
  retry = setTimeout(take, 0);
  return () => {
    clearTimeout(retry);
    clearInterval(beat);
    if (held) rmSync(file, { force: true });
    held = false;
  };
}
