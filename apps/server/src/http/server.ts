import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Access } from '../access/access.ts';
import { type Clock, systemClock } from '../clock.ts';
import { DatabaseError } from '../database/database-error.ts';
import type { Engine } from '../database/engine.ts';
import { readUploads } from '../features/files/upload-body.ts';
import type { OperationId } from '../generated/operations.ts';
import { type ApplicationFolders, serveApplications } from './applications.ts';
import { readClientAddress, type TrustsProxy, trustsNobody } from './client-address.ts';
import { failureOf } from './faults/failure.ts';
import { limitRequests } from './faults/limits.ts';
import { methodsByAddress, unknownRoute } from './faults/unknown-route.ts';
import { reportHealth } from './health.ts';
import { widenImports } from './import-limit.ts';
import { readJsonBodies } from './json-body.ts';
import { logStream } from './log-stream.ts';
import { reportMetrics } from './metrics.ts';
import type { Differs } from './operations/answer-check.ts';
import { requireBound } from './operations/binding.ts';
import { onlyOperations, readDocuments } from './operations/documents.ts';
import { RepeatedCalls } from './operations/idempotency.ts';
import { mountOperations } from './operations/mount-operations.ts';
import { type AnyHandler, languageOf, operationRoute } from './operations/operation-route.ts';
import { logRequests } from './request-log.ts';
import { secureAnswers } from './security-headers.ts';

export interface ServerParts {
  readonly engine: Engine;
  readonly access: Access;
  /** Handler of every operation, by its id. */
  readonly handlers: { readonly [Id in OperationId]?: unknown };
  readonly notYet: readonly OperationId[];
  readonly clock: Clock;
  readonly applications: ApplicationFolders;
  readonly dataFolder?: string;
  readonly sockets: () => number;
  readonly logLevel: string;
  /** Compare every answer with its document, and report where they differ: in tests and in development. */
  readonly differs?: Differs;
  /** Receives every failure of a request that is not a refusal, beside the log: in tests. */
  readonly failed?: (operation: string, error: unknown) => void;
  /** Which machines in front are believed in `x-forwarded-*`; none when not said. */
  readonly trusts?: TrustsProxy;
  /** What `/metrics` asks for; without it there is no such address. */
  readonly metricsToken?: string;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** From now on `/health/ready` says no; requests are still answered. */
  drain(): void;
}

/** Fastify with every operation of the documents, not yet listening. */
export async function buildServer(parts: ServerParts): Promise<HttpServer> {
  let draining = false;
  const trusts = parts.trusts ?? trustsNobody;
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
    // For host and protocol, which count when a trusted machine is connected.
    trustProxy: trusts,
    routerOptions: { maxParamLength: 200 },
  });
  readClientAddress(app, trusts);
  logRequests(app);
  secureAnswers(app);
  // Node writes the machine's time, and pages go by what is sent here.
  if (parts.clock !== systemClock)
    app.addHook('onSend', async (_request, reply) => {
      reply.header('date', parts.clock().toUTCString());
    });
  const limits = limitRequests(app);
  readJsonBodies(app);
  widenImports(app);
  readUploads(app);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, languageOf(request), request.id);
    if (failure.unexpected) parts.failed?.(request.operationId ?? request.url, error);
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
  const built = onlyOperations(documents, isBuilt);
  for (const document of built)
    mountOperations(app, document, (operation) => {
      const id = operation.operationId as OperationId;
      return operationRoute(id, operation, parts.handlers[id] as AnyHandler, {
        access: parts.access,
        engine: parts.engine,
        repeated,
        clock: parts.clock,
        differs: parts.differs,
        document,
      });
    });

  reportHealth(app, {
    engine: parts.engine,
    dataFolder: parts.dataFolder,
    isDraining: () => draining,
  });
  if (parts.metricsToken !== undefined)
    reportMetrics(app, parts.metricsToken, {
      engine: parts.engine,
      sockets: parts.sockets,
      open: limits.open,
      keyed: () => repeated.running,
      log,
    });
  app.setNotFoundHandler(
    unknownRoute(
      methodsByAddress(built),
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
