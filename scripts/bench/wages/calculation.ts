import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Figure, median, round } from '../server/figures.ts';
import { type ServerProcess, serverProcess } from '../server/server-process.ts';
import { signedIn } from '../server/sign-in.ts';
import { type Month, type Size, writeMonth } from './month.ts';

const SUMS = 3;
const ROUNDS = 2;
const LONGEST_MS = 1_800_000;

/**
 * The calculation of a month, from the call to the last record, beside the sums of the same reports as the bare tenant:
 * once with nothing there, and again over what the first one wrote, which it replaces.
 */
export async function measureCalculation(
  url: string,
  size: Size,
  say: (line: string) => void,
): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const month = await writeMonth(client, size, say);
  const server = await serverProcess([], { DATABASE_URL: url });
  const headers = await signedIn(server.origin, 'cx.admin');
  await calculate(server, headers, client, await emptyPeriod(client));
  server.forgetMost();
  const idle = server.memory('now');
  const sums: number[] = [];
  const seconds: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (let at = 0; at < SUMS; at += 1) sums.push(await bareSums(client, month));
    seconds.push(await calculate(server, headers, client, month.periodId));
    say(`calculated in ${round(seconds.at(-1) ?? 0, 1)} s, the sums take ${round(median(sums))} s`);
  }
  const grown = server.memory('most') - idle;
  const after = server.memory('now') - idle;
  const written = await writtenSums(client, month);
  const wrong = await wrongPay(client, month);
  await server.stop();
  await client.end();
  const [first = Number.NaN, again = Number.NaN] = seconds;
  const bare = median(sums);
  return [
    { name: 'reports of the month', value: month.scans, unit: 'rows' },
    { name: 'people', value: size.people, unit: '' },
    { name: 'bare sums by person, day and operation', value: round(bare), unit: 's' },
    { name: 'the same sums written as details', value: round(written), unit: 's' },
    { name: 'calculation', value: round(first, 1), unit: 's' },
    { name: 'calculation again', value: round(again, 1), unit: 's' },
    { name: 'calculation to the bare sums', value: round(first / bare), unit: 'x', atMost: 3 },
    { name: 'calculation again to the bare sums', value: round(again / bare), unit: 'x' },
    { name: 'calculation to the sums written', value: round(first / written), unit: 'x' },
    { name: 'people whose pieces are not their sums', value: wrong, unit: '', atMost: 0 },
    { name: 'memory of the server before', value: idle, unit: 'MiB' },
    { name: 'most beyond it meanwhile', value: grown, unit: 'MiB', atMost: 64 },
    { name: 'beyond it afterwards', value: after, unit: 'MiB' },
  ];
}

/** @returns seconds from the call until the log of jobs says that it ended */
export async function calculate(
  { origin }: Pick<ServerProcess, 'origin'>,
  headers: Readonly<Record<string, string>>,
  client: pg.Client,
  periodId: string,
): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${origin}/mes2/wages/calculate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ periodId }),
  }).then((response) => response.json());
  if (answer.status !== 200) throw new Error(`not calculated: ${JSON.stringify(answer)}`);
  while (performance.now() - from < LONGEST_MS) {
    const { rows } = await client.query<{ total: number; ok: number; fail: number }>(
      `select total, ok_num as ok, fail_num as fail from mes2.batch_day_log where id = $1 and end_date is not null`,
      [answer.data.id],
    );
    const [ended] = rows;
    if (ended && ended.fail === 0 && ended.ok === ended.total)
      return (performance.now() - from) / 1000;
    if (ended) throw new Error(`calculated in part: ${JSON.stringify(ended)}`);
    await pause(20);
  }
  throw new Error('the calculation did not end');
}

/** A period without a report: its calculation has the server read what it reads once. */
async function emptyPeriod(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into mes2.wage_period (company_id, period_no, from_date, to_date)
     select id, 'bench before', d, d from amc.company, (select date '2015-01-01' as d) x where code = 'CX' returning id`,
  );
  return rows[0]?.id ?? '';
}

const SUM = `
  select employee_id, work_date, order_id, order_process_id, unit_price, coefficient, sum(num) as num,
    round(sum(amount), 2) as amount, count(*) as scans
  from mes2.scan where company_id = $1 and work_date between $2::date and $3::date
  group by 1, 2, 3, 4, 5, 6`;

async function bareSums(client: pg.Client, month: Month): Promise<number> {
  return asTenant(client, month, () =>
    client.query(`select count(*), sum(num), sum(amount) from (${SUM}) x`, daysOf(month)),
  );
}

/** The sums kept in a table like that of the details, with its indexes and without its keys. */
async function writtenSums(client: pg.Client, month: Month): Promise<number> {
  await client.query('create table bench_detail (like mes2.wage_detail including all)');
  await client.query('grant all on bench_detail to garment_app');
  const seconds = await asTenant(client, month, () =>
    client.query(
      `insert into bench_detail (company_id, wage_record_id, work_date, order_id, order_process_id, source, num,
         unit_price, coefficient, amount, scan_count)
       select $1, employee_id, work_date, order_id, order_process_id, 1, num, unit_price, coefficient, amount, scans
       from (${SUM}) x`,
      daysOf(month),
    ),
  );
  await client.query('drop table bench_detail');
  return seconds;
}

const daysOf = ({ companyId, fromDate, toDate }: Month) => [companyId, fromDate, toDate];

async function asTenant(
  client: pg.Client,
  { companyId }: Month,
  work: () => Promise<unknown>,
): Promise<number> {
  await client.query(
    `begin; set local role garment_app; set local app.company_id = '${companyId}'; set local app.user_id = '1'`,
  );
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  await client.query('commit');
  return seconds;
}

/** People whose records do not hold the sums of their reports by the bundle. */
async function wrongPay(client: pg.Client, month: Month): Promise<number> {
  const { rows } = await client.query<{ num: number }>(
    `with sums as (
       select x.employee_id, sum(x.num) as num, sum(x.amount) as amount
       from (${SUM}) x join mes2.order_process p on p.company_id = $1 and p.id = x.order_process_id and p.pay_scope = 1
       group by 1)
     select count(*)::int as num from sums s
     full join (select * from mes2.wage_record where company_id = $1 and period_id = $4) r using (employee_id)
     where coalesce(s.num, 0) is distinct from r.piece_num or coalesce(s.amount, 0) is distinct from r.piece_amount`,
    [...daysOf(month), month.periodId],
  );
  return rows[0]?.num ?? -1;
}
