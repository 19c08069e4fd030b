import type { Writable } from 'node:stream';

/** Bytes buffered for a reader that is behind. */
const MOST_HELD_BYTES = 1024 * 1024;

/** Where log lines go without anybody waiting for them. */
export interface LogStream {
  write(line: string): void;
  /** Lines that were thrown away because nobody read the others. */
  readonly dropped: number;
}

/**
 * Hands lines on to a stream that keeps what its reader has not taken. A logger that writes to the pipe
 * itself waits for the reader, and with it every request; here lines past a megabyte are dropped.
 */
export function logStream(out: Writable): LogStream {
  let dropped = 0;
  // A reader that is gone gets nothing more; the server runs on.
  if (out.listenerCount('error') === 0) out.on('error', () => {});
  return {
    get dropped() {
      return dropped;
    },
    write(line) {
      if (out.writableLength > MOST_HELD_BYTES) dropped += 1;
      else out.write(line);
    },
  };
}
