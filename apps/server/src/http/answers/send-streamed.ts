import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamedAnswer } from './streamed-answer.ts';

/**
 * Sends an answer that has begun. Its end is sent when `work` succeeds; otherwise the connection breaks
 * off, for the status has been sent already.
 */
export function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StreamedAnswer,
  work: Promise<unknown>,
): FastifyReply {
  work
    .then(() => answer.finish())
    .catch((error: Error) => {
      if (answer.breakOff(error))
        request.log.error({ err: error, operation: request.operationId }, 'answer broken off');
    });
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.stream);
}
