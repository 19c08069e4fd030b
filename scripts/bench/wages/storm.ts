import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Sql, sql } from '../../../apps/server/src/database/engine.ts';
import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { holidaysOf } from '../../../apps/server/src/features/wages/calculate/wage-rules.ts';
import { recount } from '../../../apps/server/src/features/wages/recount/recount.ts';
import { type Figure, percentile, round } from '../server/figures.ts';
import { type LightClient, lightClient } from '../server/light-client.ts';
import { type ServerProcess, serverProcess } from '../server/server-process.ts';
import { signedIn } from '../server/sign-in.ts';
import { calculate } from './calculation.ts';

const PERSON = 'cx.admin';
const DEVICES = 50;
/** Reports of all devices in a second. */
const A_SECOND = 200;
/** What a phone sends in one call at most, as its queue does. */
const TOGETHER = 50;
const RETRY_MS = 200;
/** Time that the server has to take what was waiting when the last report was made. */
const DRAIN_MS = 120_000;

interface Report {
  readonly requestId: string;
  readonly body: object;
  readonly madeAt: number;
  /** Id of the scan that the server said it keeps. */
  acknowledged?: string;
  refused?: string;
}

/** What the devices speak to; it is another process after the kill. */
interface Line {
  client: LightClient;
}

/**
 * Fifty phones that report two hundred times a second while the server is killed: each keeps what got no answer and sends
 * it again. Afterwards every report that was acknowledged has to be there once, and the pay of the period has to be what
 * is worked out from the reports by other means.
 */
export async function measureScanStorm(
  url: string,
  seconds: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const devices = await devicesOf(client);
  let server = await serverProcess([], { DATABASE_URL: url });
  const headers = await signedIn(server.origin, PERSON);
  const wire: Line = { client: lightClient(server.origin, headers, DEVICES) };
  const until = performance.now() + seconds * 1000;
  const working = devices.map((device, at) => device.work(wire, until, at));
  await pause((seconds * 1000) / 2);
  await server.kill();
  const killedAt = performance.now();
  say('the server is killed');
  server = await serverProcess([], { DATABASE_URL: url });
  wire.client.close();
  wire.client = lightClient(server.origin, headers, DEVICES);
  const away = performance.now() - killedAt;
  const reports = (await Promise.all(working)).flat();
  const drained = (performance.now() - until) / 1000;
  wire.client.close();
  const figures = [
    ...(await keptOnce(client, reports)),
    ...(await paidRight(url, client, server, headers)),
  ];
  await server.stop();
  await client.end();
  const quick = reports.map(({ waited }) => waited);
  return [
    { name: 'reports made', value: reports.length, unit: '' },
    { name: 'reports made in a second', value: round(reports.length / seconds, 0), unit: '/s' },
    { name: 'server away', value: round(away / 1000, 1), unit: 's' },
    { name: 'until an answer, median', value: round(percentile(quick, 0.5), 0), unit: 'ms' },
    {
      name: 'until an answer, p99 with the kill',
      value: round(percentile(quick, 0.99), 0),
      unit: 'ms',
    },
    { name: 'everything answered after the last one', value: round(drained, 1), unit: 's' },
    ...figures,
  ];
}

type Answered = Report & { readonly waited: number };

interface Device {
  /** @returns its reports, each with the milliseconds until it was answered */
  work(wire: Line, until: number, at: number): Promise<Answered[]>;
}

function device(operations: readonly string[], employeeId: string): Device {
  const queue: Report[] = [];
  const done: Answered[] = [];
  const make = () => {
    const id = operations[done.length + queue.length];
    if (id === undefined) throw new Error('the demo has too little open work');
    const requestId = randomUUID();
    const submit = { requestId, employeeId, num: 1, type: 1, channel: 2, deviceId: 'bench' };
    queue.push({
      requestId,
      body: { id, bundleProcessSubmitRecord: { ...submit, deviceDate: clock.format(new Date()) } },
      madeAt: performance.now(),
    });
  };
  async function send(wire: Line): Promise<void> {
    const batch = queue.slice(0, TOGETHER);
    const scans = batch.map(({ body }) => body);
    const text = await wire.client
      .send('POST', '/mes2/bundleProcess/batch', { scans })
      .catch(() => '');
    const verdicts = verdictsOf(text);
    if (verdicts === undefined) return pause(RETRY_MS);
    for (const report of batch) {
      const verdict = verdicts.get(report.requestId);
      if (verdict === undefined) continue;
      queue.splice(queue.indexOf(report), 1);
      done.push({
        ...report,
        waited: performance.now() - report.madeAt,
        ...(verdict.result
          ? { acknowledged: verdict.result.scan.id }
          : { refused: verdict.text ?? 'refused' }),
      });
    }
  }
  return {
    async work(wire, until, at) {
      const every = (DEVICES / A_SECOND) * 1000;
      await pause((at / DEVICES) * every);
      let next = performance.now();
      while (performance.now() < until || queue.length > 0) {
        for (; next <= Math.min(performance.now(), until); next += every) make();
        if (queue.length > 0) await send(wire);
        else await pause(Math.max(1, next - performance.now()));
        if (performance.now() > until + DRAIN_MS) throw new Error('the reports were not taken');
      }
      return done;
    },
  };
}

interface Verdict {
  readonly requestId: string;
  readonly text?: string;
  readonly result?: { readonly scan: { readonly id: string } };
}

/** Verdicts by their reports; undefined where there was no answer, or one that says to come again. */
function verdictsOf(text: string): ReadonlyMap<string, Verdict> | undefined {
  if (!text.startsWith('{"status":200')) return undefined;
  const { data } = JSON.parse(text) as { data: { verdicts: Verdict[] } };
  return new Map(data.verdicts.map((verdict) => [verdict.requestId, verdict]));
}

/** Phones with work of their own: the open pieces of bundles, shared among them bundle by bundle. */
async function devicesOf(client: pg.Client): Promise<Device[]> {
  await client.query(
    `insert into mes2.company_setting (company_id, code, value)
     select c.id, s.code, s.value::jsonb from amc.company c,
       (values ('scanSequence', '"free"'), ('requireDelivery', '0')) s (code, value)
     where c.code = 'CX' on conflict (company_id, code) do update set value = excluded.value`,
  );
  const { rows: people } = await client.query<{ id: string }>(
    `select m.id from amc.company_member m join amc.company c on c.id = m.company_id
     where c.code = 'CX' and m.status = 0 and m.pay_type = 1 order by m.id limit $1`,
    [DEVICES],
  );
  const { rows } = await client.query<{ at: number; ids: string[] }>(
    `select (x.bundle % $1)::int as at, array_agg(x.id order by x.n, x.id) as ids
     from (
       select p.id, dense_rank() over (order by p.bundle_id) as bundle, g.n
       from mes2.bundle_process p
       join amc.company c on c.id = p.company_id and c.code = 'CX'
       join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id and b.status < 6
       join mes2.order_process q on q.company_id = p.company_id and q.id = p.order_process_id and q.pay_scope = 1
       join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
         and o.status < 5 and o.wage_locked = 0
       cross join lateral generate_series(1, p.num - p.done_num) g (n)
       where p.status < 2) x
     group by 1 order by 1`,
    [DEVICES],
  );
  return rows.map(({ ids }, at) => device(ids, people[at % people.length]?.id ?? ''));
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

async function keptOnce(client: pg.Client, reports: readonly Report[]): Promise<Figure[]> {
  const { rows } = await client.query<{ id: string; requestId: string }>(
    `select id, request_id as "requestId" from mes2.scan where request_id = any($1)`,
    [reports.map(({ requestId }) => requestId)],
  );
  const kept = Map.groupBy(rows, ({ requestId }) => requestId);
  const lost = reports.filter(
    ({ requestId, acknowledged }) =>
      acknowledged !== undefined && kept.get(requestId)?.[0]?.id !== acknowledged,
  );
  const twice = [...kept.values()].filter((same) => same.length > 1);
  const refused = reports.filter((report) => report.refused !== undefined);
  if (refused[0]) process.stdout.write(`  refused: ${refused[0].refused}\n`);
  return [
    { name: 'acknowledged and not there', value: lost.length, unit: '', atMost: 0 },
    { name: 'there twice', value: twice.length, unit: '', atMost: 0 },
    {
      name: 'there and not acknowledged',
      value: rows.length - (reports.length - refused.length),
      unit: '',
      atMost: 0,
    },
    { name: 'refused', value: refused.length, unit: '', atMost: 0 },
  ];
}

interface Paid {
  readonly employeeNo: string;
  readonly pieceNum: string;
  readonly pieceAmount: string;
  readonly payableAmount: string;
}

/** The period of today calculated, and worked out again in whole cents without the product's rules. */
async function paidRight(
  url: string,
  client: pg.Client,
  server: ServerProcess,
  headers: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const engine = await openPostgres({ url });
  const query = <Row>(statement: Sql) => engine.system((tx) => tx.all<Row>(statement));
  const [period] = await query<{ id: string; companyId: string; from: string; to: string }>(sql`
    select p.id, p.company_id, p.from_date::text as "from", p.to_date::text as "to"
    from mes2.wage_period p join amc.company c on c.id = p.company_id
    where c.code = 'CX' and p.status = 0 order by p.from_date desc limit 1`);
  if (!period) throw new Error('no period is open');
  const { companyId, from, to } = period;
  await calculate(server, headers, client, period.id);
  const late = await query<{ no: string }>(sql`
    select period_no as "no" from mes2.wage_period
    where company_id = ${companyId} and status >= 2 and to_date < ${from}::date`);
  const holidays = holidaysOf({ id: period.id, fromDate: from, toDate: to }).days;
  const expected = await recount(
    query,
    companyId,
    { from, to, late: late.map(({ no }) => no) },
    { minimum: 236_000n, factors: [15n, 20n, 30n], holidays },
  );
  const records = await query<Paid>(sql`
    select employee_no, piece_num::text, piece_amount::text, payable_amount::text
    from mes2.wage_record where company_id = ${companyId} and period_id = ${period.id}`);
  await engine.close();
  const of = new Map(records.map((record) => [record.employeeNo, record]));
  const cents = (amount: string | undefined) => BigInt(Math.round(Number(amount) * 100));
  const wrong = expected.filter((row) => {
    const record = of.get(row.employeeNo);
    return (
      record === undefined ||
      BigInt(record.pieceNum) !== row.pieceNum ||
      cents(record.pieceAmount) !== row.pieceAmount ||
      cents(record.payableAmount) !== row.payableAmount
    );
  });
  return [
    { name: 'people paid', value: records.length, unit: '' },
    {
      name: 'records that nothing explains',
      value: records.length - expected.length,
      unit: '',
      atMost: 0,
    },
    { name: 'people not paid what was worked out', value: wrong.length, unit: '', atMost: 0 },
  ];
}
