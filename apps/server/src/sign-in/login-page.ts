import { randomBytes } from 'node:crypto';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../database/engine.ts';
import type { DemoSignIns } from '../demo-once.ts';
import type { Language } from '../operations.ts';
import { type AllowedOrigins, readCallback } from './callbacks.ts';
import { readChallenge, readState } from './code-challenge.ts';
import { errorPage, loginPage } from './login-page.html.ts';
import { platformOf } from './platform.sql.ts';

interface Query {
  readonly callback?: unknown;
  readonly lang?: unknown;
  readonly state?: unknown;
  readonly code_challenge?: unknown;
  readonly code_challenge_method?: unknown;
}

/**
 * The sign-in page: written by the server, nothing on it comes from elsewhere. A page of this installation
 * that asks for a code brings a state and a challenge; an address without them, from a bookmark, leads
 * into the application, which begins a sign-in of its own.
 *
 * @param demo the accounts of the demo, where this is the demo
 */
export function serveLoginPage(
  app: FastifyInstance,
  engine: Engine,
  origins: () => AllowedOrigins,
  demo: () => Promise<DemoSignIns | undefined>,
): void {
  app.get<{ Querystring: Query }>('/login', async (request, reply) => {
    const language: Language = request.query.lang === 'en' ? 'en' : 'zh-CN';
    const { callback: wanted, code_challenge, code_challenge_method } = request.query;
    const nonce = randomBytes(16).toString('base64');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self' ws: wss:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
    try {
      const own = URL.parse(`${request.protocol}://${request.host}`)?.origin ?? '';
      const fallback = `${own}/`;
      const { address, origin } = readCallback(
        typeof wanted === 'string' ? wanted : fallback,
        origins(),
      );
      const challenge = readChallenge(code_challenge, code_challenge_method);
      const state = readState(request.query.state);
      const isOwn = origin === own;
      if (isOwn && (challenge === undefined || state === undefined)) return reply.redirect(address);
      const platform = await platformOf(engine);
      return loginPage({
        nonce,
        language,
        callback: address,
        challenge,
        state,
        isOwn,
        demo: isOwn ? await demo() : undefined,
        ...platform,
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return reply.code(400).send(errorPage(nonce, language, refusalText(error, language)));
    }
  });
}
