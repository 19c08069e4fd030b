import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { type Engine, sql } from '../database/engine.ts';

const DATABASE_MS = 250;
const LEAST_FREE_BYTES = 500 * 1024 * 1024;

export interface HealthParts {
  readonly engine: Engine;
  readonly dataFolder: string | undefined;
  readonly isDraining: () => boolean;
  readonly sockets: () => number;
}

interface Counter {
  count: number;
  seconds: number;
}

/** `/health/live`, `/health/ready` and `/metrics`. */
export function reportHealth(app: FastifyInstance, parts: HealthParts): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  const requests = new Map<string, Counter>();
  app.addHook('onResponse', async (request, reply) => {
    const labels = `operation="${request.operationId ?? 'none'}",status="${reply.statusCode}"`;
    const counter = requests.get(labels) ?? { count: 0, seconds: 0 };
    counter.count += 1;
    counter.seconds += reply.elapsedTime / 1000;
    requests.set(labels, counter);
  });

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

  app.get('/metrics', async (request, reply) => {
    // Operation names and volumes are nobody's business outside this machine.
    if (!isLoopback(request.ip)) return reply.callNotFound();
    const lines = [...requests].flatMap(([labels, { count, seconds }]) => [
      `http_requests_total{${labels}} ${count}`,
      `http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
    ]);
    lines.push(
      `event_loop_delay_seconds{quantile="0.99"} ${(delay.percentile(99) / 1e9).toFixed(6)}`,
      `websocket_connections ${parts.sockets()}`,
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      `database_durability{engine="${parts.engine.kind}",durability="${parts.engine.durability}"} 1`,
    );
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

async function roundTrip(engine: Engine): Promise<number | undefined> {
  const from = performance.now();
  try {
    await engine.system((tx) => tx.one(sql`select 1 as one`), { statementMs: 1_000 });
    return performance.now() - from;
  } catch {
    return undefined;
  }
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

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
