import type { FastifyInstance } from 'fastify';

/** One line a request: who, what, how long. No body, no query string, no header. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    request.log[level](
      {
        method: request.method,
        path: pathOf(request.url),
        operation: request.operationId,
        user: request.caller?.user.id,
        company: request.caller?.companyId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** Tokens travel in query strings on two calls of the wire: the log keeps the path alone. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
