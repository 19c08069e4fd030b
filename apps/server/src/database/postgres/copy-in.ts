import type { Connection, Submittable } from 'pg';
import type { CopyChunks } from '../bulk.ts';

/** The part of the driver's connection that its types leave out. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  readonly stream: NodeJS.WritableStream & { readonly writableNeedDrain: boolean };
};

/** One `copy … from stdin` of the driver: sends the chunks as fast as the database takes them. */
export class CopyIn implements Submittable {
  /** Settles when the database has every row, or says why it has not. */
  readonly done: Promise<void>;
  readonly #text: string;
  readonly #chunks: CopyChunks;
  #settle: () => void = () => {};
  #fail: (error: unknown) => void = () => {};
  #error: unknown;

  constructor(text: string, chunks: CopyChunks) {
    this.#text = text;
    this.#chunks = chunks;
    this.done = new Promise((settle, fail) => {
      this.#settle = settle;
      this.#fail = fail;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    this.#send(connection as CopyConnection).catch((error: unknown) => {
      this.#error ??= error;
      (connection as CopyConnection).endCopyFrom();
    });
  }

  async #send(connection: CopyConnection): Promise<void> {
    const { stream } = connection;
    for await (const chunk of this.#chunks) {
      if (this.#error !== undefined) break;
      connection.sendCopyFromChunk(
        typeof chunk === 'string'
          ? Buffer.from(chunk)
          : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length),
      );
      if (stream.writableNeedDrain) await new Promise((ready) => stream.once('drain', ready));
    }
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#error ??= error;
    this.#fail(this.#error);
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#settle();
    else this.#fail(this.#error);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
}
