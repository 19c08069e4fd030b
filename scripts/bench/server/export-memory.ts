import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Figure, round } from './figures.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

const ROWS = 300_000;
const LIST = '/ccm/color/list?pageNum=1&pageSize=100000000';

/** All rows of a list in one answer: what the server's process grows by, and how soon it begins. */
export async function measureExport(url: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Beyond what a company may set by itself: the measure asks for more than a day's work.
  await client.query(
    `insert into mes2.company_setting (company_id, code, value)
     select id, 'maxListRows', '${ROWS}' from amc.company where code = 'JC'
     on conflict (company_id, code) do update set value = excluded.value`,
  );
  await client.query(
    `insert into ccm.color (company_id, code, name, name_en, hex, pantone, family)
     select c.id, 'BENCH' || n, '染色 ' || n, 'dyed ' || n, '#336699', '19-4052 TCX', '蓝'
     from amc.company c, generate_series(1, ${ROWS}) n where c.code = 'JC'`,
  );
  await client.query('analyze ccm.color');
  await client.end();

  const server = await serverProcess([], { DATABASE_URL: url });
  const headers = await signedIn(server.origin, 'jc.admin');
  await fetch(`${server.origin}/ccm/color/list?pageNum=1&pageSize=10`, { headers }).then((answer) =>
    answer.arrayBuffer(),
  );
  await pause(1_000);
  server.forgetMost();
  const idle = server.memory('now');
  const from = performance.now();
  const answer = await fetch(server.origin + LIST, { headers });
  const firstByte = performance.now() - from;
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  const seconds = (performance.now() - from) / 1000;
  const grown = server.memory('most') - idle;
  await server.stop();
  return [
    { name: 'memory of an answer of 300,000 rows', value: grown, unit: 'MiB', atMost: 150 },
    { name: 'its size', value: Math.round(bytes / 1024 / 1024), unit: 'MiB' },
    { name: 'until its first byte', value: Math.round(firstByte), unit: 'ms' },
    { name: 'until its last', value: round(seconds, 1), unit: 's' },
  ];
}
