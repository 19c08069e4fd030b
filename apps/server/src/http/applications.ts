import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { walls } from '../menu/pages.ts';
import { compressedFile, encodingFor } from './answers/compressed-file.ts';
import { SERVICES } from './operations/documents.ts';
import { type PageSettings, withSettings } from './page-settings.ts';
import { pathOf } from './request-log.ts';

/** Built assets carry their content's hash in the name. */
const HASHED = /^\/(board-)?assets\//;
const NEVER_A_PAGE = new RegExp(`^/(${SERVICES.join('|')}|oauth|open|files|websocket|health)(/|$)`);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Kinds that are text; pictures and fonts are dense already. */
const PACKED: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.map',
  '.svg',
  '.txt',
]);

const appFolder = (name: string) =>
  fileURLToPath(new URL(`../../../${name}/dist`, import.meta.url));

export interface ApplicationFolders {
  readonly workbench: string;
  readonly dashboards: string;
  /** What their pages read about this installation. */
  readonly settings?: PageSettings;
}

export const builtApplications: ApplicationFolders = {
  workbench: appFolder('workbench'),
  dashboards: appFolder('dashboards'),
};

/**
 * Serves the two built applications: files as they are, and their page for every address that a
 * browser navigates to. @returns false when the request is none of these
 */
export function serveApplications({ workbench, dashboards, settings = {} }: ApplicationFolders) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = decoded(pathOf(request.url));
    if (path === undefined || NEVER_A_PAGE.test(path)) return false;

    const file = fileIn(workbench, path) ?? fileIn(dashboards, path);
    if (file) {
      // A copy of a hashed file never goes stale.
      const isHashed = HASHED.test(path);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
      const kind = extname(file);
      reply.type(TYPES[kind] ?? 'application/octet-stream').header('vary', 'accept-encoding');
      const encoding = PACKED.has(kind)
        ? encodingFor(request.headers['accept-encoding'])
        : undefined;
      const packed = encoding && (await compressedFile(file, encoding));
      if (packed) await reply.header('content-encoding', encoding).send(packed);
      else await reply.send(createReadStream(file));
      return true;
    }
    const wantsPage = request.headers.accept?.includes('text/html');
    const folder = walls.includes(path) ? dashboards : workbench;
    const page = join(folder, 'index.html');
    if (!wantsPage || HASHED.test(path) || !existsSync(page)) return false;
    const html = withSettings(readFileSync(page, 'utf8'), settings);
    await reply
      .header('cache-control', 'no-store')
      .header('x-build-id', createHash('sha256').update(html).digest('hex').slice(0, 12))
      .type('text/html; charset=utf-8')
      .send(html);
    return true;
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileIn(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep) || path.includes('\0') || path === '/index.html')
    return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
