import { everyOperation } from '../generated/every-operation.ts';
import type { OperationFacts } from '../operation.ts';
import { type Answers, respond } from './answers.ts';
import { observe } from './observe.ts';
import { operationFor } from './operation-table.ts';
import { sampleAnswers } from './sample-answers.ts';

/** Answers the calls of one operation, in a mock of the server. */
export interface MockHandler {
  /** Operation id. */
  readonly operation: string;
  /** Name of the method as MSW's `http` has it. */
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Address on any origin, placeholders as `:name`, as MSW matches it. */
  readonly url: string;
  /** The answer to one request. */
  respond(request: Request): Promise<Response>;
}

/**
 * A handler for every operation. What is not in `answers` answers its sample; a download answers a
 * file that is empty. With MSW:
 *
 *     mockHandlers().map(({ method, url, respond }) =>
 *       http[method](url, ({ request }) => respond(request)))
 */
export function mockHandlers(answers: Answers = {}): readonly MockHandler[] {
  // Paths in full words first: a placeholder would take them too.
  const plain = everyOperation.filter(({ path }) => !path.includes('{'));
  const others = everyOperation.filter(({ path }) => path.includes('{'));
  return [...plain, ...others].map((operation) => handlerOf(operation, answers));
}

function handlerOf(operation: OperationFacts, answers: Answers): MockHandler {
  const { id, method, path, download } = operation;
  return {
    operation: id,
    method: method.toLowerCase() as MockHandler['method'],
    url: `*${path.replace(/\{(\w+)\}/g, ':$1')}`,
    async respond(request) {
      const known = id in answers ? answers[id] : sampleAnswers[id];
      const answer = known ?? (download ? new Blob([]) : undefined);
      return respond(operation, answer, await observe(request, id));
    },
  };
}

/** A `fetch` that answers from handlers, and an unknown address with HTTP 404 as the server does. */
export function mockFetch(
  handlers: readonly MockHandler[] = mockHandlers(),
): (request: Request) => Promise<Response> {
  const byOperation = new Map(handlers.map((handler) => [handler.operation, handler]));
  return async (request) => {
    const operation = operationFor(request.method, new URL(request.url).pathname);
    const handler = byOperation.get(operation?.id ?? '');
    return (
      handler?.respond(request) ??
      Response.json({ status: 404, message: '', data: null }, { status: 404 })
    );
  };
}
