import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../access/access.ts';
import { requireReach } from '../../access/require-reach.ts';
import type { Engine } from '../../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../../generated/operations.ts';
import type { LongAnswer } from '../../list/long-answer.ts';
import type { Call, Language } from '../../operations.ts';
import { FileAnswer } from '../answers/file-answer.ts';
import { sendStreamed } from '../answers/send-streamed.ts';
import { StreamedAnswer } from '../answers/streamed-answer.ts';
import { type Caller, callerOf } from '../caller.ts';
import { deviceCookie, deviceOf } from '../device-cookie.ts';
import { sentence } from '../faults/sentences.ts';
import { answerCheck, type Differs } from './answer-check.ts';
import { type ApiDocument, type OperationDocument, operationsOf } from './documents.ts';
import type { RepeatedCalls } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    operationId?: OperationId;
  }
}

/** Operations whose content carries request ids: those identify a repetition, no key is needed beside them. */
const NAMED_WITHIN: ReadonlySet<OperationId> = new Set([
  'recordScan',
  'recordScans',
  'reverseScan',
]);

export type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

export interface RouteParts {
  readonly access: Access;
  readonly engine: Engine;
  readonly repeated: RepeatedCalls;
  readonly clock: () => Date;
  /** Compare every answer with its document, and report where they differ. */
  readonly differs: Differs | undefined;
  /** The document that describes the operation, for that comparison. */
  readonly document: ApiDocument;
}

export const languageOf = (request: FastifyRequest): Language =>
  (request.query as { lang?: unknown } | undefined)?.lang === 'en' ? 'en' : 'zh-CN';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const owners = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [`${method}^${path}`, id]),
);

/** What the right to an operation is called: calls that share one are refused under the name people grant it by. */
function rightOf(id: OperationId, operation: OperationDocument, document: ApiDocument): Bilingual {
  const facts: OperationFacts = operations[id];
  const owner = facts.permissionKey === undefined ? id : owners.get(facts.permissionKey);
  const found =
    owner === id
      ? operation
      : (operationsOf(document).find(({ operationId }) => operationId === owner) ?? operation);
  return { zh: found.summary ?? id, en: String(found['x-summary-en'] ?? id) };
}

/** The life of one operation's request: caller, rights, input, handler, envelope. */
export function operationRoute(
  id: OperationId,
  operation: OperationDocument,
  handler: AnyHandler,
  { access, engine, repeated, clock, differs, document }: RouteParts,
) {
  const facts: OperationFacts = operations[id];
  const title = rightOf(id, operation, document);
  const check = differs && answerCheck(id, operation, document, differs);

  return {
    // Before the body is read: a stranger's megabyte is not parsed.
    async onRequest(request: FastifyRequest): Promise<void> {
      request.operationId = id;
      const authorization = header(request, 'authorization');
      const company = header(request, 'user-company');
      request.caller = await callerOf(access, id, title, {
        ...(authorization !== undefined && { authorization }),
        ...(company !== undefined && { company }),
      });
    },

    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { caller } = request;
      if (!caller) throw new Error('the request was not checked');
      requireBody(operation, request.body);
      const message = sentence('success', languageOf(request));
      const streamed = facts.columns ? new StreamedAnswer(message, check) : undefined;
      const call = callOf(request, reply, caller, clock(), streamed);
      await requireReach(engine, caller.scope, id, call);
      const key = header(request, 'idempotency-key');
      const answer =
        facts.idempotent && key !== undefined && !NAMED_WITHIN.has(id)
          ? repeated.once(caller.scope, key, id, [call.path, call.query, call.body], () =>
              handler(call),
            )
          : handler(call);
      if (streamed) await Promise.race([answer, streamed.begun]);
      if (streamed?.stream) return sendStreamed(request, reply, streamed, answer);
      const data = await answer;
      reply.header('cache-control', 'no-store');
      if (data instanceof FileAnswer) return reply.type(data.mediaType).send(data.content);
      const body = { status: 200, message, data: data ?? null };
      check?.(body);
      return reply.send(body);
    },
  };
}

function requireBody({ requestBody }: OperationDocument, body: unknown): void {
  if (requestBody?.required && (body === undefined || body === null))
    throw new DomainError('required', { field: { zh: '请求内容', en: 'the body' } });
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'companyId'))
    throw new DomainError('invalid-value', { field: 'companyId' });
}

function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  now: Date,
  long: LongAnswer | undefined,
): Call<OperationId> {
  const { permissions, screens } = caller;
  const origin = header(request, 'origin');
  const device = deviceOf(request);
  const call = {
    ...caller,
    path: request.params,
    query: request.query,
    body: request.body,
    can: (key: string) => permissions.has(key) || screens.has(key),
    language: languageOf(request),
    requestId: request.id,
    now,
    ...(long && { long }),
    client: {
      ip: request.clientAddress,
      userAgent: (header(request, 'user-agent') ?? '').slice(0, 255),
      ...(origin !== undefined && { origin }),
      called: `${request.protocol}://${request.host}`,
      ...(device !== undefined && { device }),
      keepDevice: (secret: string) => {
        reply.header('set-cookie', deviceCookie(secret, request.protocol === 'https'));
      },
    },
  };
  return call as Call<OperationId>;
}
