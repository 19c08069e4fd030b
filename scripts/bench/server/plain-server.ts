import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { statementOf } from '../../../apps/server/src/database/postgres/postgres-statement.ts';
import { barePool, inOneFlight, type Sent } from './bare-driver.ts';

/** A plain select of a page, in the transaction in which the product reads its list. */
export interface PlainPage {
  /** Opens the transaction: the role, the company, the time zone. */
  readonly prologue: string;
  readonly page: string;
  readonly count: string;
}

interface Order {
  readonly url: string;
  readonly pages: Readonly<Record<string, PlainPage>>;
}

export const plainSent = ({ prologue, page, count }: PlainPage): Sent => [
  prologue,
  statementOf(page, [], page.slice(0, 60)),
  statementOf(count, [], count.slice(0, 60)),
  'commit',
];

/** Answers plain pages over HTTP by their names, from a process of its own, as the product's lists come from one. */
export async function plainServer(order: Order) {
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answer({ url, pages }: Order): Promise<number> {
  const pool = barePool(url);
  const server = createServer((request, response) => {
    const page = pages[decodeURIComponent((request.url ?? '').slice(1))];
    const work = page ? inOneFlight(pool, plainSent(page)) : Promise.reject(new Error('no page'));
    work
      .then(([, list, count]) => {
        const rows = list?.rows ?? [];
        const names = list?.fields.map(({ name }) => name) ?? [];
        const records = rows.map((cells) =>
          Object.fromEntries(names.map((name, at) => [name, (cells as unknown[])[at]])),
        );
        const total = Number((count?.rows[0] as unknown[] | undefined)?.[0]);
        const text = JSON.stringify({ status: 200, data: { total, list: records } });
        response.setHeader('content-type', 'application/json').end(text);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

if (process.argv[1] === import.meta.filename && process.send)
  process.once('message', async (order: Order) => process.send?.(await answer(order)));
