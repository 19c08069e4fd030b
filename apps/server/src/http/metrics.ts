import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { DatabaseError } from '../database/database-error.ts';
import { type Engine, sql } from '../database/engine.ts';
import { passwordsWaiting } from '../sign-in/password.ts';
import { invalidToken } from './faults/http-problem.ts';
import type { LogStream } from './log-stream.ts';
import { GIVEN_UP } from './request-log.ts';
import { whenOver } from './when-over.ts';

export interface MetricParts {
  readonly engine: Engine;
  readonly sockets: () => number;
  /** Requests that are worked on now. */
  readonly open: () => number;
  /** Creations with an idempotency key that run now. */
  readonly keyed: () => number;
  readonly log: Pick<LogStream, 'dropped'>;
}

interface Counter {
  count: number;
  seconds: number;
}

/** `/metrics` as Prometheus text, for who has the token: an address can be a proxy's, or lied about. */
export function reportMetrics(app: FastifyInstance, token: string, parts: MetricParts): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  const requests = new Map<string, Counter>();
  app.addHook('onRequest', async (request, reply) => {
    whenOver(reply, ({ isGivenUp }) => {
      const status = isGivenUp ? GIVEN_UP : reply.statusCode;
      const labels = `operation="${request.operationId ?? 'none'}",status="${status}"`;
      const counter = requests.get(labels) ?? { count: 0, seconds: 0 };
      counter.count += 1;
      counter.seconds += reply.elapsedTime / 1000;
      requests.set(labels, counter);
    });
  });
  let foreign = 0;
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof DatabaseError && error.code === '42501') foreign += 1;
  });

  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) throw invalidToken();
    const { engine } = parts;
    const { waiting, retries, restarts } = engine.figures();
    const lines = [
      ...[...requests].flatMap(([labels, { count, seconds }]) => [
        `http_requests_total{${labels}} ${count}`,
        `http_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
      ]),
      `event_loop_delay_seconds{quantile="0.99"} ${(delay.percentile(99) / 1e9).toFixed(6)}`,
      `http_requests_open ${parts.open()}`,
      `http_requests_keyed ${parts.keyed()}`,
      `websocket_connections ${parts.sockets()}`,
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      `passwords_waiting ${passwordsWaiting()}`,
      `log_lines_dropped_total ${parts.log.dropped}`,
      `database_durability{engine="${engine.kind}",durability="${engine.durability}"} 1`,
      `database_transactions_waiting ${waiting}`,
      `database_transaction_retries_total ${retries}`,
      `database_restarts_total ${restarts}`,
      `row_security_refusals_total ${foreign}`,
      ...(await lag(engine)),
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

interface JobFigures {
  readonly name: string;
  readonly overdue: string;
  readonly failures: number;
}

/** What waits in the database; says only that it is away when it is. */
async function lag(engine: Engine): Promise<string[]> {
  try {
    return await engine.system(
      async (tx) => {
        const outbox = await tx.one<{ count: number; oldest: string }>(sql`
          select count(*)::int as count,
            round(coalesce(extract(epoch from app_now() - min(create_date)), 0), 3)::text as oldest
          from mmc.outbox`);
        const jobs = await tx.all<JobFigures>(sql`
          select name, failures, round(greatest(0, extract(epoch from now() - due_date)), 3)::text as overdue
          from platform.job order by name`);
        return [
          'database_up 1',
          `outbox_waiting ${outbox?.count ?? 0}`,
          `outbox_oldest_seconds ${outbox?.oldest ?? 0}`,
          ...jobs.flatMap(({ name, overdue, failures }) => [
            `job_overdue_seconds{job="${name}"} ${overdue}`,
            `job_failures_in_a_row{job="${name}"} ${failures}`,
          ]),
        ];
      },
      { readOnly: true, statementMs: 1_000 },
    );
  } catch {
    return ['database_up 0'];
  }
}

/** Takes as long wherever the two differ. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
