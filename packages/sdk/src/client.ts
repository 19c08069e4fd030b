import createTransport from 'openapi-fetch';
import type { OnProgress } from './exchange/download.ts';
import { type ClientEvent, type Notify, notifier } from './exchange/events.ts';
import type { Answer, Send } from './exchange/exchange.ts';
import { newIdempotencyKey } from './exchange/idempotency-key.ts';
import { type ParseJson, readBody } from './exchange/read-answer.ts';
import { type RawRequest, type RequestBody, recipeOf } from './exchange/recipe.ts';
import { retrySafeCalls } from './layers/retry-safe-calls.ts';
import { signRequests } from './layers/sign-requests.ts';
import { unwrapEnvelope } from './layers/unwrap-envelope.ts';
import { asApiError, watchCalls } from './layers/watch-calls.ts';
import type { OperationFacts } from './operation.ts';
import type { SessionPort } from './session-port.ts';

/** Time of a whole call, its repeats and waits included, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 600_000;

export const COMPANY_HEADER = 'user-company';

/** What a client is made of. */
export interface ClientOptions {
  /** Origin of the API without a service prefix; empty for the origin of the page. */
  readonly baseUrl: string;
  readonly session: SessionPort;
  /** Sends one request; the platform's own by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Time of each call in all; 600,000 ms by default. */
  readonly timeoutMs?: number;
  /** Called with what happens to each call. */
  readonly onEvent?: (event: ClientEvent) => void;
  /** Parses answers; `JSON.parse` by default. */
  readonly parseJson?: ParseJson;
}

/** How one call is made; everything may be left out. */
export interface CallOptions {
  /** Cancels the call. No listener stays on it. */
  readonly signal?: AbortSignal | undefined;
  /** Time of the call in all, its repeats included. */
  readonly timeoutMs?: number | undefined;
  /** Time of each attempt; by default only the whole call is limited. */
  readonly attemptTimeoutMs?: number | undefined;
  /** How often a safe call may be repeated; 2 by default, 0 for never. */
  readonly retries?: number | undefined;
  /** Key of a creation, when a form keeps its own across several tries of the person. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called with how much of a file has travelled: of the body when there is one, else of the answer. */
  readonly onProgress?: OnProgress | undefined;
}

/** Makes the calls of the generated functions. */
export interface Client {
  /** Of use to generated functions only: they know the types. */
  call(operation: OperationFacts, request?: object, options?: CallOptions): Promise<never>;
  /** Company the next call is for; `undefined` while the default one is in use. */
  readonly companyId: string | undefined;
  /** Language of the next call. */
  readonly language: string | undefined;
}

/** A client of all four services on behalf of one session. */
export function createClient(options: ClientOptions): Client {
  const { session, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const notify = notifier(options.onEvent);
  const signed = signRequests(session)(transport(options, notify));
  const call = watchCalls(notify, unwrapEnvelope(session, retrySafeCalls(notify)(signed)));

  return {
    get companyId() {
      return session.companyId;
    },
    get language() {
      return session.language;
    },
    async call(operation, request, given = {}) {
      // Read at once: a switch of the company meanwhile does not move this call.
      const { companyId, language } = session;
      const recipe = recipeOf(operation, request as RawRequest | undefined, language);
      const headers: Record<string, string> = { ...given.headers };
      if (companyId !== undefined && !operation.open) headers[COMPANY_HEADER] = companyId;
      if (operation.idempotent)
        headers['idempotency-key'] = given.idempotencyKey ?? newIdempotencyKey();

      const { signal, stop } = deadline(given.timeoutMs ?? timeoutMs, given.signal);
      return call({
        operation,
        operationId: operation.id,
        recipe,
        options: given,
        headers,
        signal,
        companyId,
        language,
      }).finally(stop) as never;
    },
  };
}

/**
 * A signal of our own: AbortSignal.any leaves no listener on the caller's. The clock is stopped with
 * the call, which costs half of an AbortSignal.timeout that lives on for its ten minutes.
 */
function deadline(ms: number, given: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return {
    signal: given ? AbortSignal.any([given, controller.signal]) : controller.signal,
    stop: () => clearTimeout(timer),
  };
}

/** Innermost: builds a new request from the recipe, sends it and reads the answer. */
function transport(
  { baseUrl, fetch, parseJson = JSON.parse }: ClientOptions,
  notify: Notify,
): Send {
  const announced = new Set<string>();
  const { request } = createTransport<Record<string, never>>({
    baseUrl,
    ...(fetch ? { fetch } : { fetch: sendPair, Request: Pair as unknown as typeof Request }),
  });
  const sendAnything = request as (
    method: string,
    address: string,
    init: object,
  ) => Promise<{ response: Response; error?: unknown }>;

  return async (exchange): Promise<Answer> => {
    const { recipe, options, headers } = exchange;
    const { attemptTimeoutMs } = options;
    const signal =
      attemptTimeoutMs === undefined
        ? exchange.signal
        : AbortSignal.any([exchange.signal, AbortSignal.timeout(attemptTimeoutMs)]);
    const { body } = recipe;
    const watched = options.onProgress !== undefined && body !== undefined;
    try {
      const { response, error } = await sendAnything(recipe.method, recipe.address, {
        headers: recipe.json ? headers : { 'content-type': null, ...headers },
        body,
        bodySerializer: (serialized: unknown) => serialized,
        parseAs: 'stream',
        signal,
        // Asked for by streamed bodies, allowed for all.
        duplex: 'half',
        ...(watched &&
          'XMLHttpRequest' in globalThis && { Request, fetch: upload(body, options.onProgress) }),
      });
      const { status, ok, headers: said } = response;
      if (said.has('deprecation') && !announced.has(exchange.operationId)) {
        announced.add(exchange.operationId);
        notify('deprecated', exchange, { sunset: said.get('sunset') ?? undefined });
      }
      const read = ok ? await readBody(exchange, response, parseJson) : error;
      return { status, ok, headers: said, body: read };
    } catch (error) {
      throw asApiError(error, exchange, signal);
    }
  };
}

interface Sent {
  address: string;
  options: RequestInit;
}

/** The platform's fetch makes a request of its own; giving it a finished one would make two a call. */
function Pair(this: Sent, address: string, options: RequestInit) {
  this.address = address;
  this.options = options;
}

const sendPair = (pair: unknown): Promise<Response> =>
  globalThis.fetch((pair as Sent).address, (pair as Sent).options);

/** Loaded with the first upload that is watched: few calls are, and the code is not small. */
const upload =
  (body: RequestBody, onProgress: OnProgress) =>
  async (request: Request): Promise<Response> =>
    (await import('./exchange/upload.ts')).uploadWith(body, onProgress)(request);
