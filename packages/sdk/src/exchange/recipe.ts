import type { OperationFacts } from '../operation.ts';
import { badRequest } from './api-error.ts';
import { queryText } from './query-text.ts';

/** A call as the generated functions hand it over. */
export interface RawRequest {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Whatever `fetch` sends as it is, in a browser and in Node. */
export type RequestBody = NonNullable<RequestInit['body']>;

/** All that a request is made of. Frozen: every attempt builds a new request from the same recipe. */
export interface Recipe {
  readonly method: string;
  /** Path with ids, and query with the language. */
  readonly address: string;
  readonly body: RequestBody | undefined;
  /** Whether the body is JSON text of ours, so that its type has to be named. */
  readonly json: boolean;
  /** False for a stream, which can be sent once only. */
  readonly replayable: boolean;
}

/**
 * @throws {ApiError} `request` when a path parameter is missing or cannot be a segment of a path, or a
 * value has no wire form
 */
export function recipeOf(
  operation: OperationFacts,
  request: RawRequest = {},
  lang?: string,
): Recipe {
  const query = queryText(operation.id, { ...request.query, lang });
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(operation.id, name, request.path?.[name]),
  );
  const body = bodyOf(request.body);
  return Object.freeze({
    method: operation.method,
    address: query === '' ? path : `${path}?${query}`,
    body,
    json: typeof body === 'string',
    replayable: !(body instanceof ReadableStream),
  });
}

function pathSegment(operationId: string, name: string, value: unknown): string {
  const text = String(value ?? '');
  if (text === '') throw badRequest(operationId, `Path parameter "${name}" is missing.`);
  // An address is shortened by dots, encoded ones too: the call would reach another operation.
  const segment = /^\.\.?$/.test(text) ? undefined : encoded(text);
  if (segment === undefined)
    throw badRequest(operationId, `Path parameter "${name}" cannot stand in a path.`);
  return segment;
}

/** `undefined` for half a character. */
function encoded(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isBodyInit = (body: unknown): body is RequestBody =>
  body instanceof FormData ||
  body instanceof Blob ||
  body instanceof URLSearchParams ||
  body instanceof ReadableStream ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body);

/** JSON, except for what travels as it is and for records with a file, which become form data. */
function bodyOf(body: unknown): RequestBody | undefined {
  if (body === undefined || isBodyInit(body)) return body;

  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of fields)
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
