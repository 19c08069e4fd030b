import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Engine, sql } from '../../database/engine.ts';
import type { FileStore } from './file-store.ts';
import { maySeeFile } from './may-see-file.sql.ts';

const ADDRESS = /^[\w-]{32}\.(png|jpg|gif|webp|pdf|xlsx|zip)$/;

/**
 * Serves uploads to whom they concern, as data: never as a page, never sniffed, never kept by a shared cache.
 * What somebody may not see is answered as what is not there.
 */
export function serveFiles(app: FastifyInstance, engine: Engine, store: FileStore): void {
  app.get<{ Params: { name: string }; Querystring: { shown?: unknown } }>(
    '/files/:name',
    async (request, reply) => {
      const { name } = request.params;
      const file = ADDRESS.test(name)
        ? await engine.system((tx) =>
            tx.one<{ companyId: string; sha256: string; mime: string; name: string }>(sql`
            select f.company_id, f.sha256, f.mime, f.name from amc.file_object f
            where f.url = ${`/files/${name}`} and ${maySeeFile(tokenOf(request))}`),
          )
        : undefined;
      if (!file) return reply.callNotFound();
      // A PDF is drawn by the viewer of the browser, which runs nothing of it under the policy below.
      const isDrawn = file.mime === 'application/pdf' && request.query.shown !== undefined;
      const shown = file.mime.startsWith('image/') || isDrawn ? 'inline' : 'attachment';
      return reply
        .type(file.mime)
        .header(
          'content-disposition',
          `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'private, max-age=86400, immutable')
        .send(await store.read(file.companyId, file.sha256));
    },
  );
}

/** The token of the header, or of the cookie that comes with a picture. */
function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [, bearer] = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(headers.authorization ?? '') ?? [];
  const [, cookie] =
    /(?:^|; )access_token=([A-Za-z0-9_-]{20,128})(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return bearer ?? cookie;
}
