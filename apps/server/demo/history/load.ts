import type { Engine } from '../../src/database/engine.ts';

/** Rows of one table on their way to the database, as lines of COPY's text format. */
export interface Sheet {
  /** Values in the order of the columns; `undefined` is null. Texts hold no tab, newline or backslash. */
  add(...values: readonly Cell[]): void;
}

export type Cell = string | number | undefined;

/** Characters of one table that are sent together. */
const CHUNK = 6_000_000;
/** Chunks that may wait for the database before the generator waits for it too. */
const WAITING = 4;

/** Collects rows by table and sends them while the next are being made. */
export class Load {
  readonly #engine: Engine;
  readonly #sheets: { table: string; columns: string[]; lines: string[]; size: number }[] = [];
  #turn: Promise<void> = Promise.resolve();
  #waiting = 0;
  rows = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** @param columns names as the table has them, separated by spaces */
  sheet(table: string, columns: string): Sheet {
    const sheet = { table, columns: columns.split(/\s+/), lines: [] as string[], size: 0 };
    this.#sheets.push(sheet);
    return {
      add: (...values) => {
        let line = '';
        for (let at = 0; at < values.length; at += 1) {
          const value = values[at];
          line += `${at === 0 ? '' : '\t'}${value === undefined ? '\\N' : value}`;
        }
        sheet.lines.push(line);
        sheet.size += line.length + 1;
        this.rows += 1;
      },
    };
  }

  /** Sends what has grown large; waits when the database is behind. */
  async breathe(): Promise<void> {
    this.#send(CHUNK);
    if (this.#waiting >= WAITING) await this.#turn;
  }

  /** Sends everything. */
  async finish(): Promise<void> {
    this.#send(1);
    await this.#turn;
  }

  #send(least: number): void {
    for (const sheet of this.#sheets) {
      if (sheet.size < least) continue;
      const chunk = `${sheet.lines.join('\n')}\n`;
      sheet.lines = [];
      sheet.size = 0;
      this.#waiting += 1;
      this.#turn = this.#turn
        .then(() => this.#engine.copyIn(sheet.table, sheet.columns, [chunk]))
        .finally(() => {
          this.#waiting -= 1;
        });
      // Whoever waits for the turn hears of a failure; until then it is nobody's.
      this.#turn.catch(() => {});
    }
  }
}
