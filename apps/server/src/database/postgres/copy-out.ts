import type { Connection, Submittable } from 'pg';

/** The part of the driver's connection that its types leave out. */
type CopyConnection = Connection & { readonly stream: NodeJS.ReadableStream };

/** Chunks buffered for a slow reader before the database is paused. */
const MOST_HELD = 256;

/** One `copy … to stdout` of the driver, read as fast as its chunks are taken. */
export class CopyOut implements Submittable {
  readonly #text: string;
  readonly #held: Buffer[] = [];
  #connection: CopyConnection | undefined;
  #wake: () => void = () => {};
  #ended = false;
  #error: unknown;

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection;
    connection.query(this.#text);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const held = this.#held.splice(0);
        this.#connection?.stream.resume();
        yield* held;
        if (this.#held.length > 0) continue;
        if (this.#error !== undefined) throw this.#error;
        if (this.#ended) return;
        await new Promise<void>((wake) => {
          this.#wake = wake;
        });
      }
    } finally {
      // After an early stop the rest is dropped, so that the connection can be closed.
      this.#ended = true;
      this.#connection?.stream.resume();
    }
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#ended) return;
    // The parser reuses its buffer.
    this.#held.push(Buffer.from(chunk));
    if (this.#held.length > MOST_HELD) this.#connection?.stream.pause();
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error ??= error;
    this.#ended = true;
    this.#wake();
  }

  handleReadyForQuery(): void {
    this.#ended = true;
    this.#wake();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
}
