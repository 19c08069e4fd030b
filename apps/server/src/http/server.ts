import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { Access } from '../access/access.ts';
import { DatabaseError } from '../database/database-error.ts';
import type { Engine } from '../database/engine.ts';
import { readUploads } from '../features/files/upload-body.ts';
import type { OperationId } from '../generated/operations.ts';
import { type ApplicationFolders, serveApplications } from './applications.ts';
import { requireBound } from './binding.ts';
import { mount, onlyOperations, operationsOf, readDocuments } from './documents.ts';
import { failureOf } from './failure.ts';
import { reportHealth } from './health.ts';
import { RepeatedCalls } from './idempotency.ts';
import { widenImports } from './import-limit.ts';
import { readJsonBodies } from './json-body.ts';
import { limitRequests } from './limits.ts';
import { logStream } from './log-stream.ts';
import { reportMetrics } from './metrics.ts';
import { type AnyHandler, languageOf, operationRoute } from './operation-route.ts';
import { logRequests } from './request-log.ts';
import { secureAnswers } from './security-headers.ts';
import { methodsByAddress, unknownRoute } from './unknown-route.ts';
import { validatorCompiler } from './validators.ts';

export interface ServerParts {
  readonly engine: Engine;
  readonly access: Access;
  /** Handler of every operation, by its id. */
  readonly handlers: { readonly [Id in OperationId]?: unknown };
  readonly notYet: readonly OperationId[];
  readonly clock: () => Date;
  readonly applications: ApplicationFolders;
  readonly dataFolder?: string;
  readonly sockets: () => number;
  readonly logLevel: string;
  /** Compare every answer with its document; the tests do. */
  readonly checkAnswers?: boolean;
  /** Trust `x-forwarded-*` of a proxy in front. */
  readonly trustProxy?: boolean;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** From now on `/health/ready` says no; requests are still answered. */
  drain(): void;
}

/** Fastify with every operation of the documents, not yet listening. */
export async function buildServer(parts: ServerParts): Promise<HttpServer> {
  let draining = false;
  const log = logStream(process.stdout);
  const app = fastify({
    logger: { level: parts.logLevel, stream: log },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    connectionTimeout: 0,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: parts.trustProxy ?? false,
    routerOptions: { maxParamLength: 200 },
  });
  logRequests(app);
  secureAnswers(app);
  limitRequests(app);
  readJsonBodies(app);
  widenImports(app);
  readUploads(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, languageOf(request), request.id);
    if (failure.unexpected || failure.http === 503)
      request.log.error({ err: error, operation: request.operationId }, 'request failed');
    if (error instanceof DatabaseError && error.code === '42501')
      request.log.error({ operation: request.operationId }, 'row security refused a statement');
    return reply
      .code(failure.http)
      .headers({ 'cache-control': 'no-store', ...failure.headers })
      .type('application/json; charset=utf-8')
      .send(failure.body);
  });

  const documents = readDocuments();
  requireBound(documents, parts.handlers, parts.notYet);
  const repeated = new RepeatedCalls(parts.engine);
  const isBuilt = (id: string) => Object.hasOwn(parts.handlers, id);
  for (const document of onlyOperations(documents, isBuilt)) {
    const routes = new Map(
      operationsOf(document).map((operation) => {
        const id = operation.operationId as OperationId;
        return [
          id as string,
          operationRoute(id, operation, parts.handlers[id] as AnyHandler, {
            access: parts.access,
            engine: parts.engine,
            repeated,
            clock: parts.clock,
            checkAnswers: parts.checkAnswers ?? false,
            components: document.components,
          }),
        ];
      }),
    );
    for (const { prefix, document: part } of mount(document)) {
      if (Object.keys(part.paths).length === 0) continue;
      await app.register(glue, {
        prefix,
        specification: part as never,
        operationResolver: (operationId: string) => routes.get(operationId) as never,
      });
    }
  }

  reportHealth(app, {
    engine: parts.engine,
    dataFolder: parts.dataFolder,
    isDraining: () => draining,
  });
  reportMetrics(app, { engine: parts.engine, sockets: parts.sockets, log });
  app.setNotFoundHandler(
    unknownRoute(
      methodsByAddress(onlyOperations(documents, isBuilt)),
      methodsByAddress(onlyOperations(documents, (id) => !isBuilt(id))),
      serveApplications(parts.applications),
    ),
  );
  return {
    app,
    drain: () => {
      draining = true;
    },
  };
}
