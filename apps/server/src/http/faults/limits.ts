import type { FastifyInstance } from 'fastify';
import { problem } from './http-problem.ts';
import { sentence } from './sentences.ts';

/** Requests of one address that may be worked on at once; a browser opens six connections. */
const AT_ONCE = 200;

/** Refuses an address with too many open requests, so that it cannot starve the others. */
export function limitRequests(app: FastifyInstance): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request) => {
    const count = (open.get(request.ip) ?? 0) + 1;
    open.set(request.ip, count);
    if (count > AT_ONCE) throw problem(429, sentence('tooMany', 'zh-CN'), { 'retry-after': '1' });
  });
  const done = async (request: { readonly ip: string }) => {
    const left = (open.get(request.ip) ?? 1) - 1;
    if (left <= 0) open.delete(request.ip);
    else open.set(request.ip, left);
  };
  app.addHook('onResponse', done);
}
