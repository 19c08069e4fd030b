import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lineOf } from '../client-address.ts';
import { languageOf } from '../operations/operation-route.ts';
import { whenOver } from '../when-over.ts';
import { problem } from './http-problem.ts';
import { sentence } from './sentences.ts';

/** Requests of one address that may be worked on at once; a browser opens six connections. */
const AT_ONCE = 200;

/** A body of which nothing arrives for so long is given up. */
const IDLE_BODY_MS = 10_000;

/** Work of a request that was given up ends by then: every statement has its limit. */
const LONGEST_WORK_MS = 120_000;

export interface RequestLimits {
  /** Requests that are worked on now, whatever address they come from. */
  open(): number;
}

/**
 * Refuses an address with too many open requests, so that it cannot starve the others, and ends bodies that stop
 * halfway. A request counts until its work has ended: who hangs up has no more at once than who waits. Health,
 * metrics and pages are not counted: who is refused elsewhere can still see that the server lives.
 */
export function limitRequests(app: FastifyInstance, idleBodyMs = IDLE_BODY_MS): RequestLimits {
  const open = new Map<string, number>();
  const whenWorkEnds = watchWork(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    const line = lineOf(request.clientAddress);
    const count = (open.get(line) ?? 0) + 1;
    open.set(line, count);
    const giveBack = () => {
      const left = (open.get(line) ?? 1) - 1;
      if (left <= 0) open.delete(line);
      else open.set(line, left);
    };
    whenOver(reply, ({ isGivenUp }) => (isGivenUp ? whenWorkEnds(request, giveBack) : giveBack()));
    if (count > AT_ONCE)
      throw problem(429, sentence('tooMany', languageOf(request)), { 'retry-after': '1' });
  });
  endIdleBodies(app, idleBodyMs);
  return { open: () => [...open.values()].reduce((sum, count) => sum + count, 0) };
}

/**
 * Calls back once when the work of a request whose client is gone has come to its answer, which nobody reads any more.
 */
function watchWork(app: FastifyInstance): (request: FastifyRequest, ended: () => void) => void {
  const answered = new WeakSet<FastifyRequest>();
  const waiting = new Map<FastifyRequest, () => void>();
  app.addHook('onSend', async (request) => {
    answered.add(request);
    waiting.get(request)?.();
  });
  return (request, ended) => {
    if (answered.has(request)) return ended();
    const end = () => {
      clearTimeout(timer);
      if (waiting.delete(request)) ended();
    };
    const timer = setTimeout(end, LONGEST_WORK_MS).unref();
    waiting.set(request, end);
  };
}

/** Addresses that anybody may always ask for; those of files and the applications' pages are no routes. */
const NEVER_COUNTED = /^\/(?:metrics|login(?:\/qr\/:clientId)?|health\/\w+)$/;

const isCounted = ({ is404, method, routeOptions }: FastifyRequest): boolean =>
  !is404 && !(['GET', 'HEAD'].includes(method) && NEVER_COUNTED.test(routeOptions.url ?? ''));

/** Closes connections whose body does not go on. */
function endIdleBodies(app: FastifyInstance, idleBodyMs: number): void {
  const arriving = new Map<FastifyRequest['raw'], number>();
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    // A request of a test has no connection.
    if (!(raw.socket instanceof Socket)) return;
    if (raw.headers['content-length'] === undefined && !raw.headers['transfer-encoding']) return;
    // The first look only sees how far it is: it may come a moment after the request.
    arriving.set(raw, -1);
    whenOver(reply, () => arriving.delete(raw));
  });
  const timer = setInterval(() => {
    for (const [raw, read] of arriving) {
      const { bytesRead } = raw.socket;
      if (raw.complete) arriving.delete(raw);
      else if (bytesRead === read) raw.socket.destroy();
      else arriving.set(raw, bytesRead);
    }
  }, idleBodyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
