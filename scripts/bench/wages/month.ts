import type pg from 'pg';

/** How many people work how much. */
export interface Size {
  readonly people: number;
  /** Reports of each person on each day of work. */
  readonly reports: number;
}

/** A month of a factory at work, in a period that nothing else is in. */
export interface Month {
  readonly companyId: string;
  readonly periodId: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly scans: number;
}

/** Days of work in the month. */
export const DAYS = 25;
/** Every so many operations one is paid to the group. */
const GROUP_EVERY = 20;

/**
 * Writes a month of work into the demo's factory, two years before everything that it did: people on its lines, of whom
 * some are paid by the month or by the hour, their attendance, and their reports, four operations a day. Written past the
 * product: nothing is checked and nothing announced.
 */
export async function writeMonth(
  client: pg.Client,
  { people, reports }: Size,
  say: (line: string) => void,
): Promise<Month> {
  const one = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> => {
    const [row] = (await client.query(text, values)).rows as Row[];
    if (!row) throw new Error(`no row: ${text.slice(0, 80)}`);
    return row;
  };
  const { id: companyId } = await one<{ id: string }>(
    `select id, set_config('app.company_id', id::text, false) from amc.company where code = 'CX'`,
  );
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  const period = await one<Omit<Month, 'companyId' | 'scans'>>(
    `insert into mes2.wage_period (period_no, from_date, to_date)
     select 'bench', d, (d + interval '1 month - 1 day')::date
     from (select (date_trunc('month', current_date) - interval '2 years')::date as d) x
     returning id as "periodId", from_date::text as "fromDate", to_date::text as "toDate"`,
  );
  await client.query(`select platform.ensure_partitions('mes2.scan', $1::date, $2::date, 1)`, [
    period.fromDate,
    period.toDate,
  ]);
  await client.query(PEOPLE, [people]);
  await client.query(OPERATIONS);
  await client.query(
    `update mes2.order_process p set pay_scope = 3 from bench_operation o where o.id = p.id and o.at % $1::int = 0`,
    [GROUP_EVERY],
  );
  let scans = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const values = [period.fromDate, day];
    await client.query(ATTENDANCE, values);
    scans += (await client.query(REPORTS, [...values, reports])).rowCount ?? 0;
    if (day % 5 === 4) say(`${scans} reports of ${people} people written`);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  return { companyId, ...period, scans };
}

const PEOPLE = `
  create temp table bench_person as
  with lines as (
    select dept_id, row_number() over (order by dept_id) - 1 as at, count(*) over () as of
    from mes2.line where company_id = current_company() and del_flag = '0'),
  written as (
    insert into amc.company_member (employee_no, employee_name, dept_id, pay_type, base_wage, hourly_rate, hire_date)
    select 'B' || lpad(n::text, 5, '0'), '员工' || n, l.dept_id,
      case n % 20 when 0 then 3 when 1 then 2 else 1 end,
      case n % 20 when 0 then 3000 end, case n % 20 when 1 then 25 end, date '2020-01-01'
    from generate_series(1, $1::int) n join lines l on l.at = n % l.of
    returning id, dept_id, employee_no)
  select id, dept_id, substr(employee_no, 2)::int as n from written`;

const OPERATIONS = `
  create temp table bench_operation as
  select p.id, p.order_id, p.process_id, p.sam, b.id as bundle_process_id, b.bundle_id,
    0.08 + (p.seq_no % 37) * 0.0125 as price, row_number() over (order by p.id) - 1 as at, count(*) over () as of
  from mes2.order_process p
  cross join lateral (
    select b.id, b.bundle_id from mes2.bundle_process b
    where b.company_id = p.company_id and b.order_process_id = p.id limit 1) b
  where p.company_id = current_company() and p.pay_scope = 1`;

const ATTENDANCE = `
  insert into mes2.attendance (employee_id, work_date, normal_min, ot_min, ot_type)
  select id, $1::date + $2::int, 480, 120, 1 from bench_person`;

const REPORTS = `
  insert into mes2.scan (request_id, bundle_id, bundle_process_id, order_id, order_process_id, process_id, employee_id,
    line_dept_id, type, num, unit_price, coefficient, amount, sam, earned_min, scan_date, work_date, channel, device_id)
  select concat_ws('-', 'bench', $2::int, m.n, k), o.bundle_id, o.bundle_process_id, o.order_id, o.id, o.process_id, m.id,
    m.dept_id, 1, 10 + k % 11, o.price, 1, (10 + k % 11) * o.price, o.sam, (10 + k % 11) * o.sam,
    $1::date + $2::int + interval '8 hours' + k * interval '25 minutes', $1::date + $2::int, 2, 'bench'
  from bench_person m
  cross join generate_series(0, $3::int - 1) k
  join bench_operation o on o.at = (m.n * 7 + $2::int + k / 5) % o.of`;
