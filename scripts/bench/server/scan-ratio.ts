import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { barePool, inOneFlight } from './bare-driver.ts';
import { type Figure, rate, round } from './figures.ts';
import { lightClient } from './light-client.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

const SCANS = 1_000;
const AT_ONCE = 16;

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
  const report = async ({ id, employeeId }: Reportable) => {
    const body = await http.send('PUT', '/mes2/bundleProcess/update', scanBody(id, employeeId));
    if (!body.includes('"status":200')) refused = body;
  };
  await rate(targets.slice(0, 100), AT_ONCE, report);
  const whole = await rate(targets.slice(100), AT_ONCE, report);
  if (refused) throw new Error(`a scan was refused: ${refused.slice(0, 200)}`);

  const pool = barePool(url);
  const bare = await rate(targets.slice(100), AT_ONCE, () =>
    inOneFlight(pool, tenantInsert(pattern)),
  );
  http.close();
  await Promise.all([pool.end(), server.stop()]);
  return [
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
  // One garment each, spread over bundles, by people of the lines.
  const { rows } = await client.query<Reportable>(
    `select p.id, m.id as "employeeId"
     from (select p.*, row_number() over (order by p.seq_no, p.id) as n
           from mes2.bundle_process p
           join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
           join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
           where p.company_id = $1 and p.num > p.done_num and p.status < 3 and b.status < 6
             and o.status < 5 and o.wage_locked = 0) p
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as of
           from amc.company_member where company_id = $1 and status = 0) m on m.n = p.n % m.of
     order by p.n limit $2`,
    [companyId, SCANS],
  );
  return rows;
}

const scanBody = (id: string, employeeId: string) => ({
  id,
  bundleProcessSubmitRecord: {
    requestId: randomUUID(),
    employeeId,
    num: 1,
    type: 1,
    channel: 1,
    deviceId: 'bench',
    deviceDate: new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }),
  },
});

function tenantInsert(pattern: Record<string, unknown>) {
  const { id: _id, ...rest } = pattern;
  const values = { ...rest, request_id: randomUUID() };
  const names = Object.keys(values);
  return [
    `begin; set local role garment_app; set local app.company_id = '${pattern.company_id}'; set local app.user_id = '1'`,
    {
      name: 'bare',
      text: `insert into mes2.scan (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
      values: Object.values(values),
    },
    'commit',
  ];
}
