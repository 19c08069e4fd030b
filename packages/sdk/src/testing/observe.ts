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

/** Reads a request, its body included. */
export async function observe(
  request: Request,
  operation: string | undefined,
): Promise<ObservedCall> {
  const { pathname, searchParams } = new URL(request.url);
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
