import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { readerOf, toRows } from '../wire-types.ts';
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker');
const start = workerData as WorkerStart;
const answer = (message: FromWorker, move: ArrayBuffer[] = []) => port.postMessage(message, move);

const db = await open();
// Parameters are text already; results are read by the table that both engines share.
const options = {
  rowMode: 'array' as const,
  serializers: forEvery(db.serializers, () => (value: unknown) => value as string),
  parsers: forEvery(db.parsers, readerOf),
};
db.onNotification((channel, payload) => answer({ kind: 'notification', channel, payload }));
answer({ kind: 'ready' });

let turn: Promise<void> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  turn = turn.then(() => handle(message));
});

/** The engine copies these tables, so each type it knows is named. */
function forEvery<V>(known: object, of: (oid: number) => V): Record<number, V> {
  return Object.fromEntries(Object.keys(known).map((oid) => [oid, of(Number(oid))]));
}

async function open(): Promise<PGlite> {
  // A folder that is a database already keeps what it has: this may be the thread that follows another.
  const isNew = start.folder === undefined || !existsSync(join(start.folder, 'PG_VERSION'));
  const loadDataDir =
    isNew && start.snapshot ? new Blob([await readFile(start.snapshot)]) : undefined;
  return PGlite.create(start.folder ?? 'memory://', {
    ...start.programs,
    ...(loadDataDir && { loadDataDir }),
  });
}

async function handle(message: ToWorker): Promise<void> {
  const { id } = message;
  try {
    if (message.kind === 'script') {
      await db.exec(message.text);
      answer({ kind: 'done', id, rows: [], count: 0 });
    } else if (message.kind === 'statement') {
      const { blob } = message;
      const result = await db.query<unknown[]>(message.text, [...message.values], {
        ...options,
        ...(blob !== undefined && { blob: new Blob([blob]) }),
      });
      const rows = toRows(result.fields, result.rows);
      const written = result.blob && new Uint8Array(await result.blob.arrayBuffer());
      answer(
        {
          kind: 'done',
          id,
          rows,
          count: result.affectedRows ?? 0,
          ...(written && { blob: written }),
        },
        written ? [written.buffer] : [],
      );
    } else if (message.kind === 'dump') {
      const dumped = await (await db.dumpDataDir('none')).arrayBuffer();
      answer({ kind: 'dumped', id, archive: dumped }, [dumped]);
    } else {
      await db.close();
      answer({ kind: 'done', id, rows: [], count: 0 });
    }
  } catch (error) {
    const { message: text, code, constraint, table, detail } = error as Record<string, string>;
    answer({
      kind: 'failed',
      id,
      message: text ?? String(error),
      code: code ?? 'XX000',
      more: {
        ...(constraint && { constraint }),
        ...(table && { table }),
        ...(detail && { detail }),
      },
    });
  }
}
