import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { barePool, inOneFlight, type Sent } from './bare-driver.ts';
import { type Figure, rate, round } from './figures.ts';
import { lightClient } from './light-client.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

/** Measured after as many that are not: a server that runs has compiled what it runs. */
const SCANS = 1_000;
const AT_ONCE = 16;
/** What a handheld sends that comes back into the network. */
const BATCH = 100;
const BATCHES_AT_ONCE = 4;
/** How often the operations are reported again in batches. */
const ROUNDS = 3;
/** Reports of one operation in all: twice singly, once in batches that are not measured, and the rounds. */
const REPORTS = 2 + 1 + ROUNDS;

interface Reportable {
  readonly id: string;
  readonly employeeId: string;
}

/** Scans with everything that a scan is owed, beside inserts of the same rows as the bare tenant. */
export async function measureScans(url: string): Promise<Figure[]> {
  const server = await serverProcess([], { DATABASE_URL: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: scans } = await client.query<Record<string, unknown>>(
    `select s.* from mes2.scan s join amc.company c on c.id = s.company_id
     where c.code = 'CX' and s.type = 1 limit 1`,
  );
  const [pattern] = scans;
  if (!pattern) throw new Error('the demo holds no scan');
  // Any operation of any bundle, in any order: what is measured is the intake, not the story.
  await client.query(
    `insert into mes2.company_setting (company_id, code, value)
     values ($1, 'scanSequence', '"free"'), ($1, 'requireDelivery', '0')
     on conflict (company_id, code) do update set value = excluded.value`,
    [pattern.company_id],
  );
  const targets = await reportable(client, String(pattern.company_id));
  await client.end();

  const http = lightClient(server.origin, await signedIn(server.origin, 'cx.admin'), AT_ONCE);
  let refused = '';
  const report = async (scan: object) => {
    const body = await http.send('PUT', '/mes2/bundleProcess/update', scan);
    if (!body.includes('"status":200')) refused = body;
  };
  // What is sent is made before the clock runs, on both sides.
  await rate(targets.map(scanBody), AT_ONCE, report);
  const whole = await rate(targets.map(scanBody), AT_ONCE, report);
  if (refused) throw new Error(`a scan was refused: ${refused.slice(0, 200)}`);

  const pool = barePool(url);
  const insert = (statements: Sent) => inOneFlight(pool, statements);
  const inserts = (rows: number, count: number) =>
    Array.from({ length: count }, () => tenantInsert(pattern, rows));
  await rate(inserts(1, targets.length), AT_ONCE, insert);
  const bare = await rate(inserts(1, targets.length), AT_ONCE, insert);
  // The same operations again: each has room for more than one garment.
  const batches = inBatches(targets);
  const bodies = () => batches.map((batch) => ({ scans: batch.map(scanBody) }));
  const reportBatch = async (batch: { readonly scans: readonly object[] }) => {
    const body = await http.send('POST', '/mes2/bundleProcess/batch', batch);
    if (body.split('"status":200,"text"').length !== batch.scans.length + 1) refused = body;
  };
  await rate(bodies(), BATCHES_AT_ONCE, reportBatch);
  const sent = Array.from({ length: ROUNDS }, bodies).flat();
  const wholeBatches = (await rate(sent, BATCHES_AT_ONCE, reportBatch)) * BATCH;
  if (refused) throw new Error(`a batch was refused: ${refused.slice(0, 200)}`);
  await rate(inserts(BATCH, batches.length), BATCHES_AT_ONCE, insert);
  const bareBatches = (await rate(inserts(BATCH, sent.length), BATCHES_AT_ONCE, insert)) * BATCH;
  http.close();
  await Promise.all([pool.end(), server.stop()]);
  return [
    {
      name: `scan intake to bare inserts, ${BATCH} at a time`,
      value: round(wholeBatches / bareBatches),
      unit: 'x',
      atLeast: 0.5,
    },
    { name: `scans over HTTP, ${BATCH} at a time`, value: Math.round(wholeBatches), unit: '/s' },
    { name: `bare tenant inserts, ${BATCH} at a time`, value: Math.round(bareBatches), unit: '/s' },
    {
      name: 'scan intake to bare inserts, singly',
      value: round(whole / bare),
      unit: 'x',
      atLeast: 0.35,
    },
    { name: 'scans over HTTP, 16 at once', value: Math.round(whole), unit: '/s' },
    { name: 'bare tenant inserts, 16 at once', value: Math.round(bare), unit: '/s' },
  ];
}

async function reportable(
  client: InstanceType<typeof pg.Client>,
  companyId: string,
): Promise<Reportable[]> {
  // One garment each time, spread over bundles, by people of the lines.
  const { rows } = await client.query<Reportable>(
    `select p.id, m.id as "employeeId"
     from (select p.*, row_number() over (order by p.seq_no, p.id) as n
           from mes2.bundle_process p
           join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
           join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
           where p.company_id = $1 and p.num - p.done_num >= $3 and p.status < 3 and b.status < 6
             and o.status < 5 and o.wage_locked = 0) p
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as of
           from amc.company_member where company_id = $1 and status = 0) m on m.n = p.n % m.of
     order by p.n limit $2`,
    [companyId, SCANS, REPORTS],
  );
  return rows;
}

const scanBody = ({ id, employeeId }: Reportable) => ({
  id,
  bundleProcessSubmitRecord: {
    requestId: randomUUID(),
    employeeId,
    num: 1,
    type: 1,
    channel: 1,
    deviceId: 'bench',
    deviceDate: clock.format(new Date()),
  },
});

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const inBatches = (targets: readonly Reportable[]): Reportable[][] =>
  Array.from({ length: Math.floor(targets.length / BATCH) }, (_, at) =>
    targets.slice(at * BATCH, (at + 1) * BATCH),
  );

function tenantInsert(pattern: Record<string, unknown>, rows: number): Sent {
  const { id: _id, ...rest } = pattern;
  const names = [...Object.keys(rest).filter((name) => name !== 'request_id'), 'request_id'];
  const marks = Array.from(
    { length: rows },
    (_, row) => `(${names.map((_name, n) => `$${row * names.length + n + 1}`).join(', ')})`,
  );
  return [
    `begin; set local role garment_app; set local app.company_id = '${pattern.company_id}'; set local app.user_id = '1'`,
    {
      name: `bare ${rows}`,
      text: `insert into mes2.scan (${names.join(', ')}) values ${marks.join(', ')}`,
      values: marks.flatMap(() =>
        names.map((name) => (name === 'request_id' ? randomUUID() : rest[name])),
      ),
    },
    'commit',
  ];
}
