import { type Client, type ClientOptions, createClient } from '../client.ts';
import type { SessionPort } from '../session-port.ts';
import { abortable } from '../wait.ts';
import { type Answers, respond } from './answers.ts';
import { fakeSession } from './fake-session.ts';
import { operationFor } from './operation-table.ts';
import { sampleAnswers } from './sample-answers.ts';
import { strictJson } from './strict-json.ts';

/** A request as it would have left. */
export interface ObservedCall {
  /** Operation the request is for; `undefined` for an address of no document. */
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, a form, or text; `undefined` without a body. */
  readonly body: unknown;
}

export interface ObservedClient {
  readonly client: Client;
  /** Every request in order, repeats included. */
  readonly calls: readonly ObservedCall[];
}

export interface ObservedOptions extends Partial<Omit<ClientOptions, 'fetch' | 'session'>> {
  /** Answers by operation id. What is not listed answers its sample. */
  readonly answers?: Answers;
  readonly session?: SessionPort;
}

/** A real client before a service in memory that answers samples and remembers each request. */
export function observedClient(options: ObservedOptions = {}): ObservedClient {
  const { answers = {}, session = fakeSession(), ...rest } = options;
  const calls: ObservedCall[] = [];

  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const operation = operationFor(request.method, url.pathname);
    const call = await observe(request, url, operation?.id);
    calls.push(call);

    const known =
      operation !== undefined && (operation.id in answers || operation.id in sampleAnswers);
    if (!known) return Response.json({ status: 404, message: '', data: null }, { status: 404 });
    const answer = operation.id in answers ? answers[operation.id] : sampleAnswers[operation.id];
    return abortable(respond(operation, answer, call), request.signal);
  };

  const client = createClient({
    baseUrl: 'https://factory.example',
    parseJson: strictJson,
    ...rest,
    session,
    fetch,
  });
  return { client, calls };
}

async function observe(
  request: Request,
  { pathname, searchParams }: URL,
  operation: string | undefined,
): Promise<ObservedCall> {
  return {
    operation,
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await bodyOf(request),
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (request.body === null) return undefined;
  if (type.includes('json')) return request.json();
  return type.includes('form-data') ? request.formData() : request.text();
}
