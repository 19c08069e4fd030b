import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { startRuntime } from '../../../apps/server/src/runtime.ts';
import { barePool, inOneFlight, type Sent, statementsOf } from './bare-driver.ts';
import { type Figure, median, rate, round } from './figures.ts';
import { lightClient } from './light-client.ts';
import { type PlainPage, plainSent, plainServer } from './plain-server.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

const LIVE = "del_flag = '0'";
const NOT_DELETED = "del_flag <> '2'";

/** The lists that are open all day: the table whose rows they show, which of them, and in which order. */
const LISTS = {
  orders: [
    '/mes2/saas/order/selectOrderList',
    'mes2.production_order',
    LIVE,
    'create_date desc, id desc',
  ],
  bundles: ['/mes2/bundle/list', 'mes2.bundle', LIVE, 'order_id, bundle_no, split_seq, id desc'],
  scans: ['/mes2/scan/list', 'mes2.scan', 'true', 'scan_date desc, id desc'],
  'bed bills': [
    '/mes2/reduce/list',
    'mes2.cutting_bed',
    `${LIVE} and not (bed_type = 2 and parent_bed_id is not null)`,
    'plan_date desc, create_date desc, id desc',
  ],
  'fabric rolls': ['/mes2/tympan/list', 'mes2.fabric_roll', LIVE, 'roll_no, id desc'],
  styles: ['/mes2/style/select', 'mes2.style', LIVE, 'update_date desc, id desc'],
  schedules: [
    '/mes2/schedule/list',
    'mes2.schedule s',
    LIVE,
    // Lines come in the order of the factory.
    '(select d.sort from amc.department d where d.id = s.line_dept_id), start_date, id desc',
  ],
  employees: ['/amc/users/companyUserInfo', 'amc.company_member', LIVE, 'employee_no, id desc'],
  materials: ['/ccm/material/list', 'ccm.material', NOT_DELETED, 'code, id desc'],
  'defect items': ['/mes2/qc/badItem/list', 'mes2.bad_item', NOT_DELETED, 'code, id desc'],
} as const;

const PERSON = 'hj.admin';
const PAGE = 'pageNum=1&pageSize=10';
const REQUESTS = 300;
const AT_ONCE = 32;
const ROUNDS = 5;

interface Compared {
  /** What the product asks of the database for a page. */
  readonly own: Sent;
  readonly plain: PlainPage;
}

/**
 * Each list beside a plain select of its page: all columns of the same ten rows of its table in the same order, and a
 * count of the same rows, in the same transaction of the same role. Twice, each time both by the same way: over HTTP from
 * processes of their own, where the peer knows no rights, checks nothing and writes its rows as they are; and as bare
 * statements in one flight, which says what the statements of the list themselves cost, with the names, the figures and
 * the totals that a plain select does not have.
 */
export async function measurePlainPages(url: string): Promise<Figure[]> {
  const compared = await comparedPages(url);
  const server = await serverProcess([], { DATABASE_URL: url });
  const peer = await plainServer({
    url,
    pages: Object.fromEntries([...compared].map(([name, { plain }]) => [name, plain])),
  });
  const client = lightClient(server.origin, await signedIn(server.origin, PERSON), AT_ONCE);
  const peerClient = lightClient(peer.origin, {}, AT_ONCE);
  const pool = barePool(url);
  const items = Array.from({ length: REQUESTS }, (_, index) => index);
  const figures: Figure[] = [];
  for (const [name, [path]] of Object.entries(LISTS)) {
    const { own, plain } = compared.get(name) ?? {};
    if (!own || !plain) throw new Error(`${name} was not compared`);
    const asked = (from: typeof client, address: string) => async () => {
      const answer = await from.send('GET', address);
      if (!answer.includes('"status":200')) throw new Error(`${name}: ${answer.slice(0, 200)}`);
    };
    const ways = [
      asked(client, `${path}?${PAGE}`),
      asked(peerClient, `/${encodeURIComponent(name)}`),
      () => inOneFlight(pool, own),
      () => inOneFlight(pool, plainSent(plain)),
    ] as const;
    const ratios: { readonly http: number; readonly statements: number }[] = [];
    // The first round is for what is prepared at the first calls.
    for (let n = 0; n <= ROUNDS; n += 1) {
      const rates: number[] = [];
      for (const way of ways) rates.push(await rate(items, AT_ONCE, way));
      const [http = 0, httpPlain = 1, statements = 0, plainly = 1] = rates;
      if (n > 0) ratios.push({ http: http / httpPlain, statements: statements / plainly });
    }
    figures.push(
      {
        name: `${name} to a plain select of the page, over HTTP`,
        value: round(median(ratios.map(({ http }) => http))),
        unit: 'x',
        atLeast: 0.5,
      },
      {
        name: `${name} to a plain select, statements alone`,
        value: round(median(ratios.map(({ statements }) => statements))),
        unit: 'x',
      },
    );
  }
  client.close();
  peerClient.close();
  await Promise.all([pool.end(), server.stop(), peer.stop()]);
  return figures;
}

/** @throws {Error} when a plain select shows other rows than its list, or counts others */
async function comparedPages(url: string): Promise<ReadonlyMap<string, Compared>> {
  const engine = await openPostgres({ url });
  const runtime = await startRuntime({
    engine,
    accessSeconds: 900,
    callbackOrigins: [],
    logLevel: 'silent',
  });
  const port = await runtime.listen(0, '127.0.0.1');
  const headers = await signedIn(`http://127.0.0.1:${port}`, PERSON);
  const pool = barePool(url, 1);
  const found = new Map<string, Compared>();
  for (const [name, [path, table, which, order]] of Object.entries(LISTS)) {
    const ask = () => runtime.app.inject({ url: `${path}?${PAGE}`, headers });
    // Often enough that what the server keeps prepared is prepared.
    for (let n = 0; n < 30; n += 1) await ask();
    const { list, total } = (await ask()).json().data;
    const sent = await statementsOf(ask);
    // Who calls is asked anew every few seconds, in a transaction of its own before that of the list.
    const opens = sent.findIndex((one) => typeof one === 'string' && one.includes('garment_app'));
    const own = sent.slice(opens);
    const [prologue] = own;
    if (typeof prologue !== 'string') throw new Error(`${name} does not open its transaction`);
    const rows = `from ${table} where company_id = current_company() and ${which}`;
    const plain: PlainPage = {
      prologue,
      page: `select * ${rows} order by ${order} limit 10`,
      count: `select count(*) ${rows}`,
    };
    const [, page, count] = await inOneFlight(pool, plainSent(plain));
    const idAt = page?.fields.findIndex((field) => field.name === 'id') ?? -1;
    const shown = [page?.rows.map((row) => String(row[idAt])), Number(count?.rows[0]?.[0])];
    const wanted = [list.map(({ id }: { id: string }) => id), total];
    if (total === 0 || JSON.stringify(shown) !== JSON.stringify(wanted))
      throw new Error(`${name} shows other rows: ${JSON.stringify({ shown, wanted })}`);
    found.set(name, { own, plain });
  }
  await pool.end();
  await runtime.close();
  await engine.close();
  return found;
}
