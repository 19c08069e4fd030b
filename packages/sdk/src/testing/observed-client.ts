import { type Client, type ClientOptions, createClient } from '../client.ts';
import { abortable } from '../exchange/wait.ts';
import type { SessionPort } from '../session-port.ts';
import { type Answers, respond } from './answers.ts';
import { fakeSession } from './fake-session.ts';
import { type ObservedCall, observe } from './observe.ts';
import { operationFor } from './operation-table.ts';
import { sampleAnswers } from './sample-answers.ts';
import { strictJson } from './strict-json.ts';

/** A client with the requests it has made. */
export interface ObservedClient {
  readonly client: Client;
  /** Every request in order, repeats included. */
  readonly calls: readonly ObservedCall[];
}

/** What a service in memory answers, beside the usual options of a client. */
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
    const operation = operationFor(request.method, new URL(request.url).pathname);
    const call = await observe(request, operation?.id);
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
