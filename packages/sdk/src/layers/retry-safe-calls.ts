import type { ApiError } from '../exchange/api-error.ts';
import { type ErrorKind, kindOfStatus } from '../exchange/error-kinds.ts';
import type { Notify } from '../exchange/events.ts';
import type { Answer, Exchange, Layer } from '../exchange/exchange.ts';
import { sleep } from '../exchange/wait.ts';

/** How often a safe call is repeated after the first attempt. */
export const DEFAULT_RETRIES = 2;

/** How long one call may spend waiting between its attempts, in milliseconds. */
export const RETRY_BUDGET_MS = 30_000;

const FIRST_DELAY_MS = 300;

/**
 * Repeats a call that cannot do harm twice: one that reads, or a creation with its key. Waits as
 * long as the server asks to; otherwise 300 ms, doubled each time, less up to half of it by chance
 * so that clients which failed together do not come back together.
 */
export const retrySafeCalls =
  (notify: Notify): Layer =>
  (next) =>
  async (exchange) => {
    const { operation, recipe, options, signal } = exchange;
    const safe = (operation.method === 'GET' || operation.idempotent) && recipe.replayable;
    const retries = safe ? (options.retries ?? DEFAULT_RETRIES) : 0;
    let budget = RETRY_BUDGET_MS;

    for (let repeats = 0; ; repeats++) {
      const outcome = await next(exchange).catch((error: unknown) => error as ApiError);
      const wait = repeats < retries ? waitBefore(outcome, exchange, repeats) : undefined;
      if (wait === undefined || wait > budget) {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }
      budget -= wait;
      notify('retried', exchange, { attempt: repeats + 2, waitMs: wait });
      await sleep(wait, signal);
    }
  };

const WORTH_REPEATING: readonly ErrorKind[] = ['network', 'timeout', 'gateway', 'too-many'];

/** Milliseconds to wait, or `undefined` when another attempt would not help. */
function waitBefore(
  outcome: Answer | ApiError,
  { operation, signal }: Exchange,
  repeats: number,
): number | undefined {
  const failed = outcome instanceof Error;
  const kind = failed ? outcome.kind : kindOfStatus(outcome.status);
  // A creation that is still being worked on will soon have an answer.
  const worth = WORTH_REPEATING.includes(kind) || (kind === 'conflict' && operation.idempotent);
  if (signal.aborted || !worth) return undefined;

  const backoff = FIRST_DELAY_MS * 2 ** repeats * (1 - Math.random() / 2);
  return failed ? backoff : (retryAfter(outcome.headers) ?? backoff);
}

/** `Retry-After` in milliseconds, given in seconds or as a date; `undefined` when it says neither. */
function retryAfter(headers: Headers): number | undefined {
  const given = headers.get('retry-after');
  if (given === null) return undefined;
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
