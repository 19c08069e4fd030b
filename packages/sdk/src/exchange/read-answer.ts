import { ApiError } from './api-error.ts';
import type { Exchange } from './exchange.ts';

/** Parses JSON text; a client may bring a stricter one. */
export type ParseJson = (text: string) => unknown;

/**
 * Reads the body of a successful answer: a file for a download, JSON for everything else.
 * @throws {ApiError} `decode` when the body is not what the operation promises
 */
export async function readBody(
  exchange: Exchange,
  response: Response,
  parseJson: ParseJson,
): Promise<unknown> {
  const { operation, options } = exchange;
  if (!operation.download) return parse(exchange, response, await response.text(), parseJson);

  // Loaded with the first file: most pages never ask for one.
  return (await import('./download.ts')).readFile(response, options.onProgress);
}

function parse(
  exchange: Exchange,
  response: Response,
  text: string,
  parseJson: ParseJson,
): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new ApiError('decode', {
      ...exchange,
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      body: { contentType: response.headers.get('content-type'), text: text.slice(0, 200) },
      cause,
    });
  }
}
