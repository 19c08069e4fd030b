import { ApiError } from '../exchange/api-error.ts';
import { kindOfStatus } from '../exchange/error-kinds.ts';
import type { Answer, Exchange, Send } from '../exchange/exchange.ts';
import type { SessionPort } from '../session-port.ts';

/** Statuses whose `data` is the text for the person; of all others it is the message. */
const TEXT_IN_DATA = [10009, 10102, 10202, 10401, 10402];

interface Envelope {
  readonly status: number;
  readonly message?: unknown;
  readonly data?: unknown;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && typeof (body as Envelope).status === 'number';

/**
 * Outermost layer: turns an answer into what the caller asked for, or into the one error.
 * @throws {ApiError} for everything that is not success
 */
export const unwrapEnvelope =
  (session: SessionPort, next: Send) =>
  async (exchange: Exchange): Promise<unknown> => {
    const answer = await next(exchange);
    const { operation } = exchange;
    const { body, ok } = answer;
    const envelope = isEnvelope(body) ? body : undefined;

    if (ok && (operation.raw || (operation.download && !envelope))) return body;
    if (ok && envelope?.status === 200) return envelope.data ?? undefined;

    if (envelope?.status === 12021) session.companyRejected(exchange.companyId);
    throw refusal(exchange, answer, envelope);
  };

function refusal(
  exchange: Exchange,
  { ok, status, headers, body }: Answer,
  envelope: Envelope | undefined,
): ApiError {
  const code = ok && envelope ? envelope.status : status;
  const said = TEXT_IN_DATA.includes(code)
    ? (envelope?.data ?? envelope?.message)
    : envelope?.message;
  const message = typeof said === 'string' ? said : '';

  let kind = kindOfStatus(code);
  if (ok && !envelope) kind = 'decode';
  if ((body as { error?: unknown } | undefined)?.error === 'invalid_grant') kind = 'invalid-grant';
  if (message.includes('QueryTimeoutException')) kind = 'query-timeout';

  // An address that is not found and a slow query have texts of their own.
  const text = kind === 'not-found' || kind === 'query-timeout' ? undefined : message;
  const requestId = headers.get('x-request-id') ?? undefined;
  return new ApiError(kind, {
    ...exchange,
    status: code,
    requestId,
    text,
    body: typeof body === 'string' ? body.slice(0, 200) : body,
  });
}
