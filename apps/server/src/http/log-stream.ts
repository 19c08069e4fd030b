import { write, writeSync } from 'node:fs';

/** Lines held for a reader that is behind. */
const MOST_HELD_BYTES = 1024 * 1024;
const AGAIN_MS = 100;

/** Where log lines go without anybody waiting for them. */
export interface LogStream {
  write(line: string): void;
  /** Lines that were thrown away because nobody read the others. */
  readonly dropped: number;
  /** Writes what is held, as far as the reader takes it. */
  end(): void;
}

/**
 * Writes lines in the background. A pipe that nobody empties makes a plain write to it wait, and with it
 * every request: here the lines wait, and past a megabyte they are dropped.
 */
export function logStream(descriptor: number): LogStream {
  let held: string[] = [];
  let bytes = 0;
  let dropped = 0;
  let isWriting = false;

  function next(rest?: Buffer): void {
    const chunk = rest ?? Buffer.from(held.join(''));
    if (!rest) held = [];
    isWriting = chunk.length > 0;
    if (!isWriting) return;
    write(descriptor, chunk, (error, written) => {
      if (error && error.code !== 'EAGAIN') {
        // The reader is gone: nobody is left to be told.
        bytes -= chunk.length;
        next();
        return;
      }
      const done = error ? 0 : written;
      bytes -= done;
      const left = chunk.subarray(done);
      if (error) setTimeout(() => next(left), AGAIN_MS).unref();
      else next(left.length > 0 ? left : undefined);
    });
  }

  return {
    get dropped() {
      return dropped;
    },
    write(line) {
      const size = Buffer.byteLength(line);
      if (bytes + size > MOST_HELD_BYTES) {
        dropped += 1;
        return;
      }
      held.push(line);
      bytes += size;
      if (!isWriting) next();
    },
    end() {
      try {
        writeSync(descriptor, held.splice(0).join(''));
      } catch {
        // A full or closed pipe at the very end: there is nothing better to do.
      }
    },
  };
}
