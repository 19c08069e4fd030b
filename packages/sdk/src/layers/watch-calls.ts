import { ApiError } from '../exchange/api-error.ts';
import type { Notify } from '../exchange/events.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** Notifies of the start and the end of each call; catches every stray error. */
export const watchCalls =
  (notify: Notify, call: (exchange: Exchange) => Promise<unknown>) =>
  async (exchange: Exchange): Promise<unknown> => {
    const started = performance.now();
    const durationMs = () => performance.now() - started;

    notify('started', exchange);
    try {
      const data = await call(exchange);
      notify('ended', exchange, { durationMs: durationMs() });
      return data;
    } catch (error) {
      const failure = asApiError(error, exchange, exchange.signal);
      const { kind, status, requestId } = failure;
      notify('ended', exchange, { durationMs: durationMs(), kind, status, requestId });
      throw failure;
    }
  };

/** The one error: an aborted signal says whether the time was over or the caller cancelled. */
export function asApiError(error: unknown, exchange: Exchange, signal: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;

  const overdue = (signal.reason as { name?: unknown } | undefined)?.name === 'TimeoutError';
  const kind = signal.aborted ? (overdue ? 'timeout' : 'aborted') : 'network';
  return new ApiError(kind, { ...exchange, cause: error });
}
