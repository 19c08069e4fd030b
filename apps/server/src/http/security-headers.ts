import type { FastifyInstance } from 'fastify';

const CSP = [
  "default-src 'self'",
  // The reader of codes before the camera is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  // Overlays measure the page and write style elements of their own.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of every answer; a page with other needs has set its own before. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CSP);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
