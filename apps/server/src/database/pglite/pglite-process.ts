import { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailable, QueryTimeout } from '../database-error.ts';
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts';

type Done = Extract<FromWorker, { kind: 'done' | 'dumped' }>;
/** `Omit` over each member of the union, so that `kind` keeps deciding the rest. */
type Unnumbered<M> = M extends unknown ? Omit<M, 'id'> : never;

interface Waiting {
  readonly settle: (message: Done) => void;
  readonly fail: (error: Error) => void;
  readonly limitMs: number | undefined;
}

/**
 * After these the engine cannot be trusted with another statement: the disk is full, or WASM itself
 * failed, which carries no SQLSTATE and is reported as an internal error.
 */
const isFatal = (code: string) => code === '53100' || code === 'XX000';

/**
 * One life of the embedded database: from starting its thread until it is closed or replaced.
 * A statement over its limit ends the life, because nothing else stops a running WASM query.
 */
export class PgliteProcess {
  readonly ready: Promise<void>;
  /** Why this life ended; `undefined` while it runs. */
  ended: Error | undefined;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: () => void;
  #lastId = 0;
  /** Runs out for the message that the thread is at: the others have not begun. */
  #watch: NodeJS.Timeout | undefined;

  constructor(
    start: WorkerStart,
    received: (channel: string, payload: string) => void,
    onEnd: () => void,
  ) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: start,
      // Flags of this process, such as --input-type, are none of the worker's.
      execArgv: [],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'notification') received(message.channel, message.payload);
        else this.#receive(message);
      });
      this.#worker.on('error', (error) => {
        this.#end(new DatabaseUnavailable(`embedded database stopped: ${error.message}`));
        reject(error);
      });
      this.#worker.on('exit', () => {
        this.#end(new DatabaseUnavailable('embedded database stopped'));
        reject(this.ended);
      });
    });
    this.ready.catch(() => {});
  }

  async ask(message: Unnumbered<ToWorker>, limitMs?: number): Promise<Done> {
    await this.ready;
    if (this.ended) throw this.ended;
    const id = ++this.#lastId;
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { settle, fail, limitMs });
      this.#worker.postMessage({ ...message, id });
      if (this.#waiting.size === 1) this.#watchFirst();
    });
  }

  /** The thread answers in the order asked: the oldest question is the one that it is at. */
  #watchFirst(): void {
    clearTimeout(this.#watch);
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [id, { limitMs }] = first;
    if (limitMs === undefined) return;
    this.#watch = setTimeout(
      // An answer that came while this side was busy is taken first.
      () =>
        setImmediate(() => this.#waiting.has(id) && this.#giveUp(id, new QueryTimeout(limitMs))),
      limitMs,
    );
  }

  async close(): Promise<void> {
    if (this.ended) return;
    await this.ask({ kind: 'close' }, 10_000).catch(() => {});
    this.ended ??= new DatabaseUnavailable('embedded database is closed');
    await this.#worker.terminate();
  }

  #receive(message: Exclude<FromWorker, { kind: 'ready' | 'notification' }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    this.#watchFirst();
    if (message.kind !== 'failed') {
      waiting.settle(message);
      return;
    }
    const error = new DatabaseError(message.message, message.code, message.more);
    waiting.fail(error);
    if (isFatal(message.code)) this.#giveUp(-1, error);
  }

  #giveUp(id: number, reason: Error): void {
    const late = this.#waiting.get(id);
    this.#waiting.delete(id);
    late?.fail(reason);
    this.#end(new DatabaseUnavailable('embedded database is being reopened'));
    void this.#worker.terminate();
  }

  #end(reason: Error): void {
    if (this.ended) return;
    this.ended = reason;
    clearTimeout(this.#watch);
    for (const { fail } of this.#waiting.values()) fail(reason);
    this.#waiting.clear();
    this.#onEnd();
  }
}
