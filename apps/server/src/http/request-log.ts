import type { FastifyInstance } from 'fastify';
import { whenOver } from './when-over.ts';

/** What the log and the metrics name a request whose client went away before it was answered. */
export const GIVEN_UP = 499;

/** One line a request: who, what, how long. No body, no query string, no header. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    whenOver(reply, ({ isGivenUp }) => {
      const level = reply.statusCode >= 500 ? 'error' : 'info';
      request.log[level](
        {
          method: request.method,
          path: pathOf(request.url),
          operation: request.operationId,
          user: request.caller?.user.id,
          company: request.caller?.companyId,
          status: isGivenUp ? GIVEN_UP : reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
    });
  });
}

/** Tokens travel in query strings on two calls of the wire: the log keeps the path alone. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
