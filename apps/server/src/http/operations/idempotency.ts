import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql, type TenantScope, type Tx } from '../../database/engine.ts';
import { problem } from '../faults/http-problem.ts';
import { sentence } from '../faults/sentences.ts';

/** How long a second caller waits for the first before it is asked to come back. */
const WAIT_MS = 2_000;

interface Pending {
  readonly scope: TenantScope;
  readonly key: string;
  readonly operation: string;
  readonly fingerprint: string;
  claimed: boolean;
}

interface Stored {
  readonly fingerprint: string;
  readonly response: { readonly data: unknown } | null;
}

const inFlight = () => problem(409, sentence('inFlight', 'zh-CN'), { 'retry-after': '1' });

/** Another call with this key got there first. */
class AlreadyClaimed extends Error {}

const pending = new AsyncLocalStorage<Pending>();

/**
 * The same engine, but the first writing transaction of a call with an Idempotency-Key also keeps
 * the key and the result: both are there after a crash, or neither.
 */
export function rememberingEngine(engine: Engine): Engine {
  return {
    ...engine,
    tenant(scope, work, options) {
      const call = pending.getStore();
      if (!call || call.claimed || options?.readOnly) return engine.tenant(scope, work, options);
      return engine
        .tenant(
          scope,
          async (tx) => {
            await claim(tx, call);
            const result = await work(tx);
            await keep(tx, call, result);
            return result;
          },
          options,
        )
        .then((result) => {
          call.claimed = true;
          return result;
        });
    },
  };
}

/** Answers a repeated creation with what the first one answered. */
export class RepeatedCalls {
  readonly #engine: Engine;
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Calls with a key that run now. */
  get running(): number {
    return this.#running.size;
  }

  /**
   * @throws {DomainError} `request-reused` when the key came with other content before
   * @throws {HttpProblem} 409 while the first call still runs
   */
  async once<T>(
    scope: TenantScope,
    key: string,
    operation: string,
    input: unknown,
    work: () => Promise<T>,
  ): Promise<T> {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([operation, input]))
      .digest('hex');
    const call: Pending = { scope, key, operation, fingerprint, claimed: false };
    const place = `${scope.companyId}/${scope.userId}/${key}`;
    const first = this.#running.get(place);
    if (first) await settledWithin(first, WAIT_MS);

    const stored = await this.#read(call);
    if (stored) return this.#replay<T>(call, stored);

    const run = pending.run(call, () => this.#run(call, work));
    this.#running.set(place, run);
    try {
      return await run;
    } finally {
      this.#running.delete(place);
    }
  }

  async #run<T>(call: Pending, work: () => Promise<T>): Promise<T> {
    try {
      const data = await work();
      if (call.claimed) await this.#engine.tenant(call.scope, (tx) => keep(tx, call, data));
      return data;
    } catch (error) {
      if (!(error instanceof AlreadyClaimed)) throw error;
      const stored = await this.#read(call);
      if (!stored) throw inFlight();
      return this.#replay<T>(call, stored);
    }
  }

  #read({ scope, key }: Pending): Promise<Stored | undefined> {
    return this.#engine.tenant(
      scope,
      (tx) =>
        tx.one<Stored>(sql`
          select fingerprint, response from amc.idempotency_key
          where company_id = ${scope.companyId} and user_id = ${scope.userId} and key = ${key}`),
      { readOnly: true },
    );
  }

  #replay<T>({ key, fingerprint }: Pending, stored: Stored): T {
    if (stored.fingerprint !== fingerprint)
      throw new DomainError('request-reused', { requestId: key });
    if (!stored.response) throw inFlight();
    return stored.response.data as T;
  }
}

async function claim(tx: Tx, { scope, key, operation, fingerprint }: Pending): Promise<void> {
  const written = await tx.run(sql`
    insert into amc.idempotency_key (company_id, user_id, key, operation, fingerprint)
    values (${scope.companyId}, ${scope.userId}, ${key}, ${operation}, ${fingerprint})
    on conflict do nothing`);
  if (written === 0) throw new AlreadyClaimed();
}

async function keep(tx: Tx, { scope, key }: Pending, data: unknown): Promise<void> {
  await tx.run(sql`
    update amc.idempotency_key set response = ${JSON.stringify({ data: data ?? null })}
    where company_id = ${scope.companyId} and user_id = ${scope.userId} and key = ${key}`);
}

async function settledWithin(first: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(inFlight()), ms);
  });
  try {
    await Promise.race([first.catch(() => {}), late]);
  } finally {
    clearTimeout(timer);
  }
}
