import { ApiError } from '../exchange/api-error.ts';
import type { Answer, Exchange, Layer } from '../exchange/exchange.ts';
import { abortable } from '../exchange/wait.ts';
import type { SessionPort } from '../session-port.ts';

/** How often one call is repeated with another token before it gives up. */
export const INVALID_TOKEN_RETRIES = 3;

const isInvalidToken = ({ status, body }: Answer): boolean =>
  status === 401 && (body as { error?: unknown } | undefined)?.error === 'invalid_token';

/**
 * Signs each request with the token of the moment and repeats it when the server refuses the
 * token. The session refreshes once for all the calls that are refused together.
 */
export const signRequests =
  (session: SessionPort): Layer =>
  (next) =>
  async (exchange) => {
    if (exchange.operation.open) return next(exchange);

    for (let repeats = 0; ; repeats++) {
      const token = await tokenFor(session, exchange);
      const headers = { ...exchange.headers, authorization: `Bearer ${token}` };
      const answer = await next({ ...exchange, headers });
      if (!isInvalidToken(answer)) return answer;

      session.tokenRejected(token);
      if (repeats === INVALID_TOKEN_RETRIES || !exchange.recipe.replayable) return answer;
    }
  };

async function tokenFor(session: SessionPort, exchange: Exchange): Promise<string> {
  const { signal } = exchange;
  try {
    return await abortable(session.accessToken({ signal }), signal);
  } catch (cause) {
    // A refresh that failed for want of a network is not a person signed out.
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError('unauthorised', { ...exchange, cause });
  }
}
