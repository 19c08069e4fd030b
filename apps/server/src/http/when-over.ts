import type { FastifyReply } from 'fastify';

/** How a request ended. */
export interface Over {
  /** Its client went away before the answer was sent. */
  readonly isGivenUp: boolean;
}

/**
 * Calls back once when a request is over: answered, failed or given up. Fastify's `onResponse` is not called for a
 * request whose client goes away.
 */
export function whenOver({ raw }: FastifyReply, over: (how: Over) => void): void {
  const finished = () => {
    raw.off('close', closed);
    over({ isGivenUp: false });
  };
  const closed = () => {
    raw.off('finish', finished);
    over({ isGivenUp: true });
  };
  raw.once('finish', finished).once('close', closed);
}
