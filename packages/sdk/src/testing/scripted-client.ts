import { type Client, type ClientOptions, createClient } from '../client.ts';
import { defineOperation } from '../define-operation.ts';
import type { BareOperation, NoRequest } from '../operation.ts';
import { type FakeSession, fakeSession } from './fake-session.ts';

/** Operations of no document, for the tests of the client itself. */
export const readThing = defineOperation<
  BareOperation<{ query?: Record<string, unknown>; path?: Record<string, string> }, unknown>
>('readThing', 'GET', '/mes2/thing');
export const createThing = defineOperation<BareOperation<{ body?: unknown }, unknown>>(
  'createThing',
  'POST',
  '/mes2/thing',
  4,
);
export const changeThing = defineOperation<BareOperation<{ body?: unknown }, unknown>>(
  'changeThing',
  'PUT',
  '/mes2/thing',
);
export const openThing = defineOperation<BareOperation<{ body?: unknown }, unknown>>(
  'openThing',
  'POST',
  '/mes2/open/thing',
  17,
);
export const downloadThing = defineOperation<
  BareOperation<NoRequest, import('../exchange/download.ts').Download>
>('downloadThing', 'GET', '/mes2/thing/file', 8);

/** One step of a script: an answer, a failure of the network, or a function of the request. */
export type Step = Response | Error | ((request: Request) => Response | Promise<Response>);

export interface Scripted {
  readonly client: Client;
  readonly session: FakeSession;
  readonly requests: readonly Request[];
}

/** A client whose requests are answered by the steps in order; the last one answers all the rest. */
export function scripted(
  steps: Step | readonly Step[],
  options: Partial<ClientOptions> & { readonly session?: FakeSession } = {},
): Scripted {
  const script = [steps].flat() as Step[];
  const { session = fakeSession() } = options;
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://factory.example/',
    ...options,
    session,
    async fetch(request) {
      request.signal.throwIfAborted();
      requests.push(request.clone());
      const step = script[Math.min(requests.length, script.length) - 1];
      if (step instanceof Error) throw step;
      return step instanceof Response ? step.clone() : (step ?? notScripted)(request);
    },
  });
  return { client, session, requests };
}

const notScripted = (): never => {
  throw new Error('The script is empty.');
};

/** A success of the service. */
export const success = (data: unknown = null): Response =>
  Response.json({ status: 200, message: '操作成功', data });

/** A refusal of the service, HTTP 200 as all of them. */
export const refused = (status: number, data: unknown, message = ''): Response =>
  Response.json({ status, message, data });

export const invalidToken = (): Response =>
  Response.json({ error: 'invalid_token' }, { status: 401 });
