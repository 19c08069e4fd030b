import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../database/engine.ts';

const DATABASE_MS = 250;
const LEAST_FREE_BYTES = 500 * 1024 * 1024;

export interface HealthParts {
  readonly engine: Engine;
  readonly dataFolder: string | undefined;
  readonly isDraining: () => boolean;
}

/** `/health/live` and `/health/ready`. */
export function reportHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    const [database, disk] = await Promise.all([
      roundTrip(parts.engine),
      freeBytes(parts.dataFolder),
    ]);
    const checks = {
      database: database !== undefined && database < DATABASE_MS,
      disk: disk === undefined || disk > LEAST_FREE_BYTES,
      accepting: !parts.isDraining(),
    };
    const isReady = Object.values(checks).every(Boolean);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: isReady ? 'ready' : 'not ready',
      checks,
      engine: parts.engine.kind,
      durability: parts.engine.durability,
    };
  });
}

async function roundTrip(engine: Engine): Promise<number | undefined> {
  const from = performance.now();
  return (await engine.answers()) ? performance.now() - from : undefined;
}

/** Room where the folder is, or will be once something is kept in it. */
async function freeBytes(folder: string | undefined): Promise<number | undefined> {
  if (folder === undefined) return undefined;
  const there = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && dirname(folder) !== folder) return undefined;
    throw error;
  });
  return there ? there.bavail * there.bsize : freeBytes(dirname(folder));
}
