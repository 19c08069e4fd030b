import type { FastifyInstance } from 'fastify';
import { type Engine, sql } from '../../database/engine.ts';
import type { FileStore } from './file-store.ts';

const ADDRESS = /^[\w-]{32}\.(png|jpg|gif|webp|pdf|xlsx)$/;

/** Serves uploads as data: never as a page, never sniffed, never kept by a shared cache. */
export function serveFiles(app: FastifyInstance, engine: Engine, store: FileStore): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const { name } = request.params;
    const file = ADDRESS.test(name)
      ? await engine.system((tx) =>
          tx.one<{ companyId: string; sha256: string; mime: string; name: string }>(sql`
            select company_id, sha256, mime, name from amc.file_object where url = ${`/files/${name}`}`),
        )
      : undefined;
    if (!file) return reply.callNotFound();
    const shown = file.mime.startsWith('image/') ? 'inline' : 'attachment';
    return reply
      .type(file.mime)
      .header('content-disposition', `${shown}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(await store.read(file.companyId, file.sha256));
  });
}
