import type pg from 'pg';
import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { startRuntime } from '../../../apps/server/src/runtime.ts';
import { barePool, inOneFlight, type Sent, statementsOf } from './bare-driver.ts';
import { type Figure, median, rate, round } from './figures.ts';
import { lightClient } from './light-client.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

/** The lists that are open all day, with the table whose rows they show. */
const LISTS = {
  orders: ['/mes2/saas/order/selectOrderList', 'mes2.production_order'],
  bundles: ['/mes2/bundle/list', 'mes2.bundle'],
  scans: ['/mes2/scan/list', 'mes2.scan'],
  'bed bills': ['/mes2/reduce/list', 'mes2.cutting_bed'],
  'fabric rolls': ['/mes2/tympan/list', 'mes2.fabric_roll'],
  styles: ['/mes2/style/select', 'mes2.style'],
  schedules: ['/mes2/schedule/list', 'mes2.schedule'],
  employees: ['/amc/users/companyUserInfo', 'amc.company_member'],
  materials: ['/ccm/material/list', 'ccm.material'],
  'defect items': ['/mes2/qc/badItem/list', 'mes2.bad_item'],
} as const;

const PERSON = 'hj.admin';
const PAGE = 'pageNum=1&pageSize=10';
const REQUESTS = 300;
const AT_ONCE = 32;
const ROUNDS = 5;

/**
 * Each list over HTTP beside a plain select of its page: the same transaction around it, and in place of the list's own
 * two statements all columns of the same ten rows by their ids, and a count of the table.
 */
export async function measurePlainPages(url: string): Promise<Figure[]> {
  const plain = await plainStatements(url);
  const server = await serverProcess([], { DATABASE_URL: url });
  const client = lightClient(server.origin, await signedIn(server.origin, PERSON), AT_ONCE);
  const pool = barePool(url);
  const items = Array.from({ length: REQUESTS }, (_, index) => index);
  const figures: Figure[] = [];
  for (const [name, [path]] of Object.entries(LISTS)) {
    const ask = async () => {
      const answer = await client.send('GET', `${path}?${PAGE}`);
      if (!answer.includes('"status":200')) throw new Error(`${name}: ${answer.slice(0, 200)}`);
    };
    const statements = plain.get(name) ?? [];
    const ratios: number[] = [];
    await rate(items, AT_ONCE, ask);
    for (let n = 0; n < ROUNDS; n += 1) {
      const overHttp = await rate(items, AT_ONCE, ask);
      ratios.push(overHttp / (await rate(items, AT_ONCE, () => inOneFlight(pool, statements))));
    }
    figures.push({
      name: `${name} over HTTP to a plain select of the page`,
      value: round(median(ratios)),
      unit: 'x',
      atLeast: 0.5,
    });
  }
  client.close();
  await Promise.all([pool.end(), server.stop()]);
  return figures;
}

/** What each request would ask if its list were the rows of one table. */
async function plainStatements(url: string): Promise<ReadonlyMap<string, Sent>> {
  const engine = await openPostgres({ url });
  const runtime = await startRuntime({
    engine,
    accessSeconds: 900,
    callbackOrigins: [],
    logLevel: 'silent',
  });
  const port = await runtime.listen(0, '127.0.0.1');
  const headers = await signedIn(`http://127.0.0.1:${port}`, PERSON);
  const found = new Map<string, Sent>();
  for (const [name, [path, table]] of Object.entries(LISTS)) {
    const ask = () => runtime.app.inject({ url: `${path}?${PAGE}`, headers });
    // Often enough that what the server keeps prepared is prepared.
    for (let n = 0; n < 30; n += 1) await ask();
    const ids = (await ask()).json().data.list.map(({ id }: { id: string }) => id);
    if (ids.length === 0) throw new Error(`${name} shows no row`);
    const statements = await statementsOf(ask);
    found.set(name, plainOf(statements, table, ids));
  }
  await runtime.close();
  await engine.close();
  return found;
}

const textOf = (sent: string | object) =>
  typeof sent === 'string' ? sent : (sent as pg.QueryConfig).text;

function plainOf(statements: Sent, table: string, ids: readonly string[]): Sent {
  const plain: Sent = [];
  for (const sent of statements) {
    const text = textOf(sent);
    if (/^\s*select count\(\*\) as total/.test(text))
      plain.push({
        name: `count ${table}`,
        text: `select count(*) from ${table} where company_id = current_company()`,
      });
    else if (/limit \$\d+::int offset \$\d+::int\s*$/.test(text))
      plain.push({
        name: `page ${table}`,
        text: `select * from ${table} where company_id = current_company() and id = any($1::bigint[])`,
        values: [ids],
        rowMode: 'array',
      });
    else plain.push(sent);
  }
  const replaced = plain.filter((sent) => !statements.includes(sent)).length;
  if (replaced !== 2) throw new Error(`${table}: ${replaced} statements are those of the list`);
  return plain;
}
