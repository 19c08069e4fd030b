import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDocument } from '../operations/documents.ts';
import { mount } from '../operations/documents.ts';
import { languageOf } from '../operations/operation-route.ts';
import { pathOf } from '../request-log.ts';
import { problem } from './http-problem.ts';
import { sentence } from './sentences.ts';

/**
 * Which methods an address of the documents knows; empty for an unknown address. The documents are gone
 * through when the first address is asked for.
 */
export function methodsByAddress(documents: readonly ApiDocument[]): (path: string) => string[] {
  let addresses: ReturnType<typeof addressesOf> | undefined;
  return (path) => {
    addresses ??= addressesOf(documents);
    return addresses.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
  };
}

const addressesOf = (documents: readonly ApiDocument[]) =>
  documents.flatMap(mount).flatMap(({ prefix, document }) =>
    Object.entries(document.paths).map(([path, methods]) => ({
      pattern: new RegExp(`^${(prefix + path).replace(/\{\w+\}/g, '[^/]+')}$`),
      methods: Object.keys(methods).map((method) => method.toUpperCase()),
    })),
  );

/**
 * Answers what no route took: 501 for a call that is described and not built, 405 where another
 * method exists, an application's page, or 404.
 */
export function unknownRoute(
  methodsAt: (path: string) => string[],
  unbuiltMethodsAt: (path: string) => string[],
  application: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = pathOf(request.url);
    const allowed = methodsAt(path);
    const language = languageOf(request);
    if (unbuiltMethodsAt(path).includes(request.method))
      throw problem(501, sentence('notBuilt', language));
    if (allowed.length > 0)
      throw problem(405, sentence('methodNotAllowed', language), { allow: allowed.join(', ') });
    if (await application(request, reply)) return reply;
    throw problem(404, sentence('notFound', language));
  };
}
