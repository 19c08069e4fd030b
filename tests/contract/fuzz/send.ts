import type { TestServer } from '../../../apps/server/src/testing/test-server.ts';
import type { Described } from '../documents.ts';
import type { DrawnRequest } from '../drawn-request.ts';

export interface Answered {
  readonly http: number;
  readonly text: string;
  /** Status of the envelope, the HTTP status where there is none. */
  readonly status: number;
  readonly data: unknown;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Sends a request as it is, however wrong. */
export async function send(
  server: TestServer,
  who: string | undefined,
  { path, method }: Described,
  request: DrawnRequest,
): Promise<Answered> {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(request.path?.[name] ?? '').toWellFormed()),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      query.append(name, textOf(one).toWellFormed());
  const { body } = request;
  const isForm = body instanceof FormData;
  const encoded = isForm ? new Response(body) : undefined;
  const answer = await server.runtime.app.inject({
    method: method as 'GET',
    url: `${url}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      ...(who !== undefined && { authorization: `Bearer ${await server.token(who)}` }),
      ...(encoded
        ? { 'content-type': encoded.headers.get('content-type') ?? '' }
        : body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(encoded
      ? { payload: Buffer.from(await encoded.arrayBuffer()) }
      : body !== undefined && { payload: JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const envelope = isJson ? (answer.json() as { status?: number; data?: unknown }) : {};
  return {
    http: answer.statusCode,
    text: isJson ? answer.body : '',
    status: envelope.status ?? answer.statusCode,
    data: envelope.data,
  };
}
