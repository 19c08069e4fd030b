import { randomBytes } from 'node:crypto';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../access/access.ts';
import { type Engine, sql } from '../database/engine.ts';
import { invalidToken } from '../http/faults/http-problem.ts';
import { sentence } from '../http/faults/sentences.ts';
import type { Language } from '../operations.ts';
import type { Channel } from '../push/channel.ts';
import type { AllowedOrigins } from './callbacks.ts';
import { confirmPage, errorPage } from './login-page.html.ts';
import { QR_ADDRESS, requireQrClient } from './qr-client.ts';

export interface QrPageParts {
  readonly engine: Engine;
  readonly access: Access;
  readonly origins: () => AllowedOrigins;
  readonly channel: () => Channel;
}

type Request = FastifyRequest<{ Params: { clientId: string }; Querystring: { lang?: unknown } }>;

const languageOf = ({ query, headers }: Request): Language =>
  query.lang === 'en' ||
  (query.lang === undefined && /^en\b/i.test(headers['accept-language'] ?? ''))
    ? 'en'
    : 'zh-CN';

/**
 * Where a phone lands that read a sign-in picture. It asks first; what signs the waiting page in is a code of
 * a minute, handed to the socket that proved the secret behind the picture. The bearer header keeps other
 * sites from confirming.
 */
export function serveQrPage(
  app: FastifyInstance,
  { engine, access, origins, channel }: QrPageParts,
): void {
  app.get(`${QR_ADDRESS}:clientId`, async (request: Request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const language = languageOf(request);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    try {
      requireQrClient(request.params.clientId);
      return confirmPage(nonce, language, request.params.clientId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(400).send(errorPage(nonce, language, refusalText(error, language)));
    }
  });

  app.post(`${QR_ADDRESS}:clientId`, async (request: Request, reply) => {
    const { clientId } = request.params;
    requireQrClient(clientId);
    const [, token] =
      /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(request.headers.authorization ?? '') ?? [];
    const person = token === undefined ? undefined : await access.person(token);
    if (!person || (await isDevice(engine, person.userId))) throw invalidToken();
    if (person.isFirstPassword) throw new DomainError('first-password', {});
    const origin = `${request.protocol}://${request.host}`;
    if (!origins().has(origin)) throw new DomainError('callback-not-allowed', {});
    await channel().signIn({ clientId, userId: person.userId, origin });
    reply.header('cache-control', 'no-store');
    return { status: 200, message: sentence('success', languageOf(request)), data: true };
  });
}

/** A wall board is nobody: it signs nobody in. */
const isDevice = async (engine: Engine, userId: string): Promise<boolean> =>
  (await engine.system((tx) =>
    tx.one(sql`select 1 from amc.board_device where user_id = ${userId}`),
  )) !== undefined;
