import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../database/engine.ts';
import { platformOf } from '../sign-in/platform.sql.ts';
import { setupPage } from './setup-page.html.ts';

/** Where the link of a first start leads; its secret stands behind the `#`, which no browser sends. */
export const SETUP_ADDRESS = '/setup';

/** The page that begins the first company: written by the server, as the sign-in page is. */
export function serveSetupPage(app: FastifyInstance, engine: Engine): void {
  app.get<{ Querystring: { readonly lang?: unknown } }>(SETUP_ADDRESS, async (request, reply) => {
    const { lang } = request.query;
    const wanted = typeof lang === 'string' ? lang : request.headers['accept-language'];
    const nonce = randomBytes(16).toString('base64');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      );
    const { name } = await platformOf(engine);
    return setupPage(nonce, /^en\b/i.test(wanted ?? '') ? 'en' : 'zh-CN', name);
  });
}
