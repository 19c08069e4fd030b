import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Engine } from '../../../src/database/engine.ts';
import { chunkQueue } from './chunk-queue.ts';

/** Rows of one table on their way to the database, as lines of COPY's text format. */
export interface Sheet {
  /** Values in the order of the columns; `undefined` is null. Texts contain no tab, newline or backslash. */
  add(...values: readonly Cell[]): void;
  /** A row as `cells` wrote it, for the tables with very many. */
  line(text: string): void;
}

type Cell = string | number | undefined;

/** Values of a line. */
export function cells(...values: readonly Cell[]): string {
  let text = '';
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    text += `${at === 0 ? '' : '\t'}${value === undefined ? '\\N' : value}`;
  }
  return text;
}

/** Bytes of one table that are sent together. */
const CHUNK = 2 * 1024 * 1024;
/** Bytes that a character takes at most. */
const WIDEST = 3;
/** Chunks that may wait for the database before the generator waits for it too. */
const WAITING = 8;

interface Waiting {
  readonly table: string;
  readonly columns: string[];
  chunk: Buffer;
  used: number;
  /** Where its chunks go as they are full, when it has a connection of its own. */
  readonly stream: ReturnType<typeof chunkQueue> | undefined;
}

/** Collects rows by table and sends them while the next are being made. */
export class Load {
  readonly #engine: Engine;
  readonly #sheets: Waiting[] = [];
  readonly #streams: Promise<void>[] = [];
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * @param columns names as the table has them, separated by spaces
   * @param hasMany rows: where the database has more than one connection, the table gets one to itself
   */
  sheet(table: string, columns: string, hasMany = false): Sheet {
    const names = columns.split(/\s+/);
    const stream = hasMany && this.#engine.kind === 'postgres' ? chunkQueue() : undefined;
    const sheet: Waiting = { table, columns: names, chunk: Buffer.alloc(0), used: 0, stream };
    this.#sheets.push(sheet);
    if (stream) {
      const sent = this.#engine.copyIn(table, names, stream.chunks);
      // The next caller that awaits room gets the failure; until then nothing awaits it.
      sent.catch(stream.fail);
      this.#streams.push(sent);
    }
    const line = (text: string) => {
      if (sheet.used + text.length * WIDEST + 1 > sheet.chunk.length) this.#turnOver(sheet, text);
      sheet.used += sheet.chunk.write(text, sheet.used);
      sheet.chunk[sheet.used++] = NEWLINE;
    };
    return { line, add: (...values) => line(cells(...values)) };
  }

  /** Lets the connections have what was written; waits when the database is behind. */
  async breathe(): Promise<void> {
    await othersTurn();
    for (const { stream } of this.#sheets) await stream?.room(WAITING);
    if (this.#waiting >= WAITING) await this.#turn;
  }

  /** Sends everything. */
  async finish(): Promise<void> {
    for (const sheet of this.#sheets) {
      this.#send(sheet);
      sheet.stream?.end();
    }
    await Promise.all([this.#turn, ...this.#streams]);
  }

  #turnOver(sheet: Waiting, text: string): void {
    this.#send(sheet);
    sheet.chunk = Buffer.allocUnsafe(Math.max(CHUNK, text.length * WIDEST + 1));
  }

  #send(sheet: Waiting): void {
    if (sheet.used === 0) return;
    const { table, columns, stream } = sheet;
    const chunk = sheet.chunk.subarray(0, sheet.used);
    sheet.chunk = Buffer.alloc(0);
    sheet.used = 0;
    if (stream) {
      stream.add(chunk);
      return;
    }
    this.#waiting += 1;
    this.#turn = this.#turn
      .then(() => this.#engine.copyIn(table, columns, [chunk]))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#turn.catch(() => {});
  }
}

const NEWLINE = 10;
