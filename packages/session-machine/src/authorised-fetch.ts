import type { SessionPort } from './types.ts';

/** A call is repeated this often after `invalid_token`, so it is sent four times at most. */
export const INVALID_TOKEN_RETRIES = 3;

export interface AuthorisedFetchOptions {
  readonly session: SessionPort;
  readonly fetch: typeof globalThis.fetch;
}

const saysInvalidToken = async (response: Response): Promise<boolean> =>
  response.status === 401 && (await response.clone().text()).includes('invalid_token');

/**
 * `fetch` with the session's headers, for the rare call outside the SDK. A request is rebuilt
 * for each try; one with a stream as its body is sent once.
 */
export function authorisedFetch({ session, fetch }: AuthorisedFetchOptions): typeof fetch {
  return async (input, init) => {
    const isStream = init?.body instanceof ReadableStream;
    for (let tries = 0; ; tries++) {
      // A `Request` is spent by sending it; the copy is what leaves.
      const source = input instanceof Request ? input.clone() : input;
      const request = new Request(source, init);
      const token = await session.accessToken({ signal: request.signal });
      request.headers.set('authorization', `Bearer ${token}`);
      if (session.companyId) request.headers.set('user-company', session.companyId);
      const response = await fetch(request);
      const last = isStream || tries === INVALID_TOKEN_RETRIES;
      if (last || !(await saysInvalidToken(response))) return response;
      session.tokenRejected(token);
    }
  };
}
