import { BEAT_MS, LEASE_MS, RETRY_MS } from './hold.ts';
import type { Env } from './ports.ts';

/** Who holds a lock. */
export interface Holder {
  readonly owner: string;
  /** Wall clock milliseconds of the last beat. */
  readonly since: number;
}

/** One record that all pages of an origin share. */
export interface LockRecord {
  /**
   * Reads the record and writes it in one step that no other page comes into.
   * @param work says what it becomes: another holder, nobody, or the same as before
   * @param then called when the step is done, never at once; not called when it failed
   */
  change(work: (holder: Holder | undefined) => Holder | 'nobody' | 'same', then: () => void): void;
  close(): void;
}

export interface RecordLockOptions {
  readonly record: LockRecord;
  /** A text of this asker alone. */
  readonly owner: string;
  readonly env: Pick<Env, 'now' | 'clock'>;
  /** Knows owners whose page went away before it could give the lock back. */
  readonly departed: {
    has(owner: string): boolean;
    /** Calls back when this page goes; returns the way to stop. */
    watch(owner: string): () => void;
  };
  readonly granted: () => void;
}

/**
 * A lock as a lease on a record: its holder renews it every second, and it ends with its page. Returns the way to give
 * it back, or to stop waiting for it.
 */
export function recordLock({ record, owner, env, departed, granted }: RecordLockOptions) {
  const { clock } = env;
  let left = false;
  let timer: unknown;
  let stay: (() => void) | undefined;

  const mine = (): Holder => ({ owner, since: env.now() });

  function isFree(holder: Holder | undefined): boolean {
    if (!holder) return true;
    const age = env.now() - holder.since;
    // A holder from the future is one from before the clock was set back.
    return age > LEASE_MS || age < 0 || departed.has(holder.owner);
  }

  function take(): void {
    let taken = false;
    record.change(
      (holder) => {
        taken = !left && isFree(holder);
        return taken ? mine() : 'same';
      },
      () => {
        // Giving it back comes after this step and finds what it wrote.
        if (left) return;
        if (!taken) {
          timer = clock.setTimeout(take, RETRY_MS);
          return;
        }
        stay = departed.watch(owner);
        timer = clock.setTimeout(beat, BEAT_MS);
        granted();
      },
    );
  }

  function beat(): void {
    record.change(
      // Somebody who took it over from a page that stood still keeps it.
      (holder) => (holder?.owner === owner && !left ? mine() : 'same'),
      () => {
        if (!left) timer = clock.setTimeout(beat, BEAT_MS);
      },
    );
  }

  function release(): void {
    record.change(
      (holder) => (holder?.owner === owner ? 'nobody' : 'same'),
      () => record.close(),
    );
  }

  take();
  return () => {
    if (left) return;
    left = true;
    clock.clearTimeout(timer);
    stay?.();
    release();
  };
}
