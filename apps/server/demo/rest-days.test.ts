import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, type Sql, sql } from '../src/database/engine.ts';
import { runNow } from '../src/testing/run-clock.ts';
import { shanghai } from '../src/testing/shanghai.ts';
import { type TestServer, testServer } from '../src/testing/test-server.ts';

/** Days on which nobody works and nobody plans to: why, and their columns. */
const NO_WORK: Readonly<Record<string, readonly string[]>> = {
  'the calendar itself': ['mes2.work_calendar_day.date'],
  'from or until then something holds': [
    'ccm.exchange_rate.rate_date',
    'mes2.order_price.to_date',
    'mes2.shift_past.until_date',
  ],
  'a period goes by months': [
    'mes2.wage_period.from_date',
    'mes2.wage_period.to_date',
    'mes2.wage_period.lock_date',
    'mes2.wage_record.confirm_date',
    'mes2.wage_record.lock_date',
    'mes2.subcontract_group.grade_month',
  ],
};

const named = new Set(Object.values(NO_WORK).flat());

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ demo: true, scale: 1 });
}, 300_000);
afterAll(() => server.close());

interface DayColumn {
  readonly space: string;
  readonly name: string;
  readonly column: string;
  readonly isDate: boolean;
}

const nameOf = ({ space, name, column }: DayColumn): string => `${space}.${name}.${column}`;

const dayColumns = () =>
  server.query<DayColumn>(sql`
    select n.nspname as space, r.relname as name, a.attname as column, a.atttypid = 'date'::regtype as is_date
    from pg_attribute a
    join pg_class r on r.oid = a.attrelid and r.relkind in ('r', 'p') and not r.relispartition
    join pg_namespace n on n.oid = r.relnamespace and n.nspname in ('ccm', 'mes2')
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and exists (select 1 from pg_attribute c where c.attrelid = r.oid and c.attname = 'company_id')
    order by 1, 2, 3`);

/** Days of a column on which the calendar of its company has no work, but for the day on which the demo was begun. */
function restDays(of: DayColumn): Sql {
  const at = sql`x.${ident(of.column)}`;
  const local = sql`(${at} at time zone 'Asia/Shanghai')`;
  const today = shanghai(runNow()).slice(0, 10);
  return sql`
    select ${nameOf(of)} as column, d.day::text, count(*)::int as num
    from ${ident(of.space)}.${ident(of.name)} x
    cross join lateral (select ${of.isDate ? at : sql`(${local} - interval '5 hours')::date`} as day) d
    join mes2.work_calendar c on c.company_id = x.company_id and c.year = extract(year from d.day) and c.del_flag = '0'
    left join mes2.work_calendar_day h on h.company_id = c.company_id and h.calendar_id = c.id and h.date = d.day
      and h.del_flag = '0'
    left join mes2.work_calendar_weekday w on w.company_id = c.company_id and w.calendar_id = c.id
      and w.weekday = extract(isodow from d.day)
    where case when h.id is null then w.shift_id is null else h.day_type not in (1, 4) end
      and ${of.isDate ? at : sql`${local}::date`} <> ${today}::date
    group by d.day order by d.day`;
}

test('nobody works or plans work on a day of rest, but for the day on which the demo begins', async () => {
  const columns = (await dayColumns()).filter((column) => !named.has(nameOf(column)));
  expect(columns.length).toBeGreaterThan(100);
  const found: unknown[] = [];
  for (const column of columns) found.push(...(await server.query(restDays(column))));
  expect(found).toEqual([]);
});

test('no exception is left over', async () => {
  const columns = new Set((await dayColumns()).map(nameOf));
  expect([...named].filter((name) => !columns.has(name))).toEqual([]);
});
