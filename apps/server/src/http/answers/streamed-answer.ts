import type { ListTotals, LongAnswer } from '../../list/long-answer.ts';
import { ReaderGone, Spool } from './spool.ts';

/** The envelope of a success around `data`. */
interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** An answer that is sent while its rows are still being read. */
export class StreamedAnswer implements LongAnswer {
  /** Settles when rows come; an answer that is short never begins. */
  readonly begun: Promise<void>;
  readonly #message: string;
  readonly #check: ((body: Envelope) => void) | undefined;
  #start: () => void = () => {};
  #stream: Spool | undefined;
  #totals: ListTotals | undefined;
  #count = 0;

  /** @param check compares a piece of the answer with its document, where the tests want it */
  constructor(message: string, check?: (body: Envelope) => void) {
    this.#message = message;
    this.#check = check;
    this.begun = new Promise((settle) => {
      this.#start = settle;
    });
  }

  /** What is sent, once it has begun. */
  get stream(): Spool | undefined {
    return this.#stream;
  }

  begin(totals: ListTotals): void {
    // A transaction that is tried again cannot take back what was sent.
    if (this.#stream) throw new Error('the answer has begun already');
    this.#totals = totals;
    this.#stream = new Spool();
    this.#start();
  }

  async add(rows: readonly object[]): Promise<void> {
    if (rows.length === 0) return;
    this.#check?.(this.#envelope({ ...this.#totals, list: rows }));
    const text = JSON.stringify(rows).slice(1, -1);
    await this.#stream?.write(Buffer.from(this.#count === 0 ? this.#head() + text : `,${text}`));
    this.#count += rows.length;
  }

  /** The transaction that read the rows is over. */
  async finish(): Promise<void> {
    await this.#stream?.write(Buffer.from(']}}'));
    this.#stream?.end();
  }

  /** Breaks the answer off, so that nobody takes a part for the whole. @returns whether somebody still read */
  breakOff(error: Error): boolean {
    const wasRead = !(error instanceof ReaderGone) && this.#stream?.destroyed === false;
    this.#stream?.destroy(error);
    return wasRead;
  }

  /** Everything before the first row. */
  #head(): string {
    return JSON.stringify(this.#envelope({ ...this.#totals, list: [] })).slice(0, -3);
  }

  readonly #envelope = (data: unknown): Envelope => ({
    status: 200,
    message: this.#message,
    data,
  });
}
