import { type ErrorKind, textOf } from './error-kinds.ts';

export { type ErrorKind, errorKinds } from './error-kinds.ts';

/** What is known of a failed call. */
export interface ApiErrorFacts {
  readonly operationId?: string | undefined;
  /** Status of the envelope, else of HTTP; `undefined` when no answer came. */
  readonly status?: number | undefined;
  /** `x-request-id` of the answer, by which the server's log is found. */
  readonly requestId?: string | undefined;
  /** What the server wants a person to read. */
  readonly text?: string | undefined;
  /** Decides the language of the text when the server sent none. */
  readonly language?: string | undefined;
  /** The answer as it came, parsed when it was JSON. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error of every call. Its own fields and its message are safe to log: they contain no token,
 * no address with ids, no text of the answer. What a person reads is `text`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly operationId: string | undefined;
  readonly #text: string;
  readonly #body: unknown;

  constructor(kind: ErrorKind, facts: ApiErrorFacts = {}) {
    const { operationId, status, requestId, text, language, body, cause } = facts;
    const code = status === undefined ? '' : ` (${status})`;
    super(`${operationId ?? 'call'}: ${kind}${code}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.requestId = requestId;
    this.operationId = operationId;
    this.#text = text || textOf(kind, language);
    this.#body = body;
  }

  /** What a person is shown, in the language of the session. Kept out of logs. */
  get text(): string {
    return this.#text;
  }

  /** The answer as it came; text is cut to its first 200 characters. Kept out of logs. */
  get body(): unknown {
    return this.#body;
  }
}

/** A call that its program got wrong. The cause says what; people see only that it failed. */
export const badRequest = (operationId: string, what: string): ApiError =>
  new ApiError('request', { operationId, cause: new TypeError(what) });
