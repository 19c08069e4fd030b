import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packed } from '../../lib/packed.ts';

const CALLERS = 1_000;

/** Outcome of the callers that met at an expiry. */
export interface Meeting {
  readonly callers: number;
  readonly refreshes: number;
  readonly lost: number;
  /** How often one request was sent at most. */
  readonly sentAtMost: number;
  /** Whether requests left in the order in which they began to wait for the new token. */
  readonly inOrder: boolean;
  readonly milliseconds: number;
}

type Package = typeof import('../../../packages/session-machine/src/index.ts');
type Testing = typeof import('../../../packages/session-machine/src/testing/index.ts');

async function load<Module>(entry: string): Promise<Module> {
  const { consumer } = await packed('session-machine');
  const dist = join(consumer, 'node_modules/@garment-mes/session-machine/dist');
  return import(pathToFileURL(join(dist, entry)).href);
}

/**
 * 1,000 requests over HTTP at the moment a token ends, with a server that revokes the family of a
 * refresh token that is used twice.
 * @param known whether the page knows that the token has expired, or learns it from 1,000 refusals
 */
export async function meetAtExpiry(known: boolean): Promise<Meeting> {
  const { authorisedFetch, createSession } = await load<Package>('index.js');
  const { createFakeService, memoryEnv, storeTokens } = await load<Testing>('testing.js');

  const env = { ...memoryEnv(), now: Date.now, monotonic: () => performance.now() };
  const service = createFakeService({ now: Date.now });
  const sent: { readonly path: string; isAnswered: boolean }[] = [];
  const waiting = Array.from({ length: known ? CALLERS : 0 }, (_, at) => `/${at}`);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const isFine = service.accepts(token);
    response.writeHead(isFine ? 200 : 401, { 'content-type': 'application/json' });
    response.end(isFine ? '{}' : '{"error":"invalid_token"}');
  };
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  storeTokens(env.store, service.signIn(), env.now());
  const clock = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (id: unknown) => clearTimeout(id as NodeJS.Timeout),
  };
  const session = createSession({ env: { ...env, clock }, service, config: { loginUrl: '/' } });
  session.start();
  await session.accessToken();
  if (known) env.store.remove('access_token');
  else env.store.set('access_token', 'forgotten');

  const call = authorisedFetch({
    session,
    fetch: async (input) => {
      const request = input as Request;
      const sending = { path: new URL(request.url).pathname, isAnswered: false };
      sent.push(sending);
      const response = await fetch(request);
      sending.isAnswered = response.ok;
      if (!response.ok) waiting.push(sending.path);
      return response;
    },
  });

  const started = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: CALLERS }, (_, at) => call(`${origin}/${at}`)),
  );
  const milliseconds = Math.round(performance.now() - started);
  session.stop();
  server.closeAllConnections();
  server.close();
  const times = new Map<string, number>();
  const answered = sent.filter(({ isAnswered }) => isAnswered).map(({ path }) => path);
  for (const { path } of sent) times.set(path, (times.get(path) ?? 0) + 1);
  return {
    callers: CALLERS,
    refreshes: service.count('refresh'),
    lost: answers.filter((each) => each.status === 'rejected' || !each.value.ok).length,
    sentAtMost: Math.max(...times.values()),
    inOrder: String(answered) === String(waiting),
    milliseconds,
  };
}
