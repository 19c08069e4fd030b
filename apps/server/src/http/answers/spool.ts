import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Bytes that wait for their reader in memory. */
const IN_MEMORY = 2 * 1024 * 1024;
/** Bytes that are read back at once. */
const PIECE = 256 * 1024;
/** Longest that a reader may leave what he was given. */
const PATIENCE_MS = 60_000;

/** The reader of a spool went away before its end, or reads no more. */
export class ReaderGone extends Error {
  constructor() {
    super('nobody reads the answer any more');
  }
}

/**
 * Bytes between one who writes as fast as he can and one who reads as slowly as he likes: what the reader
 * is behind with waits in memory up to a limit, and beyond it in a file without a name.
 */
export class Spool extends Readable {
  readonly #waiting: Buffer[] = [];
  #held = 0;
  #file: FileHandle | undefined;
  #writtenTo = 0;
  #readTo = 0;
  #isAsked = false;
  #isReading = false;
  #isOver = false;
  #patience: NodeJS.Timeout | undefined;

  /** Bytes in the file now. */
  get onDisk(): number {
    return this.#writtenTo - this.#readTo;
  }

  /**
   * One call at a time.
   * @throws {ReaderGone}
   */
  async write(bytes: Buffer): Promise<void> {
    if (this.destroyed) throw new ReaderGone();
    // Behind what is in the file already, or the reader would get them out of order.
    if (this.onDisk === 0 && this.#held + bytes.length <= IN_MEMORY) {
      this.#waiting.push(bytes);
      this.#held += bytes.length;
    } else {
      this.#file ??= await this.#nameless();
      await this.#file.write(bytes, 0, bytes.length, this.#writtenTo);
      this.#writtenTo += bytes.length;
    }
    this.#feed();
  }

  /** Nothing more will be written. */
  end(): void {
    this.#isOver = true;
    this.#feed();
  }

  override _read(): void {
    clearTimeout(this.#patience);
    this.#isAsked = true;
    this.#feed();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#patience);
    this.#waiting.length = 0;
    const closed = this.#file?.close() ?? Promise.resolve();
    closed.then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }

  #feed(): void {
    if (!this.#isAsked || this.#isReading || this.destroyed) return;
    const next = this.#waiting.shift();
    if (next) {
      this.#held -= next.length;
      this.#give(next);
    } else if (this.onDisk > 0) void this.#readBack();
    else if (this.#isOver) this.#give(null);
  }

  #give(bytes: Buffer | null): void {
    this.#isAsked = false;
    this.#patience = setTimeout(() => this.destroy(new ReaderGone()), PATIENCE_MS).unref();
    this.push(bytes);
  }

  async #readBack(): Promise<void> {
    this.#isReading = true;
    try {
      const piece = Buffer.allocUnsafe(Math.min(PIECE, this.onDisk));
      const { bytesRead } = (await this.#file?.read(piece, 0, piece.length, this.#readTo)) ?? {};
      this.#readTo += bytesRead ?? 0;
      this.#isReading = false;
      if (!this.destroyed) this.#give(piece.subarray(0, bytesRead));
    } catch (error) {
      if (!this.destroyed) this.destroy(error as Error);
    }
  }

  async #nameless(): Promise<FileHandle> {
    const path = join(tmpdir(), `garment-list-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    // Open it stays, and it goes with its process whatever becomes of that.
    await unlink(path);
    if (!this.destroyed) return file;
    await file.close();
    throw new ReaderGone();
  }
}
