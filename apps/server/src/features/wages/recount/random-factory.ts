import { publicHolidays } from '@garment-mes/domain/time';
import { ident, type Sql, sql } from '../../../database/engine.ts';

type Query = <Row>(statement: Sql) => Promise<Row[]>;

/** Numbers that a seed decides. */
export function dice(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
  const below = (limit: number) => next() % limit;
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return { below, pick, chance: (pct: number) => below(100) < pct };
}

export interface Place {
  readonly companyId: string;
  readonly people: readonly string[];
  readonly lines: readonly string[];
  readonly orderId: string;
  readonly processes: readonly string[];
}

/** The month whose days are holidays, days of rest in a break, and days worked in exchange. */
export const MONTH = { no: '2026-02', from: '2026-02-01', to: '2026-02-28' } as const;
const BEFORE = { no: '2026-01', from: '2026-01-01', to: '2026-01-31' } as const;
export const STATUTORY: readonly string[] = publicHolidays(2026)
  .filter(({ dayType }) => dayType === 3)
  .map(({ date }) => date);

/** A report of work as it is stored. */
export interface Reported {
  employee: string;
  line: string;
  process: string;
  day: string;
  price: string;
  coef: string;
  num: number;
  late: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Removes what factories before wrote. */
export async function clear(query: Query): Promise<void> {
  for (const table of [
    'batch_day_log_item',
    'batch_day_log',
    'wage_detail',
    'wage_adjust',
    'wage_record',
    'group_wage',
    'wage_period',
    'attendance',
    'scan',
  ])
    await query(sql`delete from ${ident(`mes2.${table}`)}`);
}

/**
 * Writes a small factory of a month: people of every kind of pay, who came and left in it, prices that change, reports of the own line and of others, some taken
 * back, some late, days missed, days of rest and holidays that are worked, and adjustments of every kind.
 *
 * @returns id of the open period
 */
export async function writeFactory(query: Query, place: Place, seed: number): Promise<string> {
  const { below, pick, chance } = dice(seed);
  const { companyId, people, lines, orderId, processes } = place;
  await clear(query);
  for (const process of processes)
    await query(
      sql`update mes2.order_process set pay_scope = ${chance(25) ? 3 : 1}::int where id = ${process}`,
    );
  for (const person of people)
    await query(sql`
      update amc.company_member set pay_type = ${1 + below(5)}::int, pay_coefficient = ${pick(['1.000', '1.100', '0.950'])}::numeric,
        base_wage = ${`${2_000 + below(3_000)}.${two(below(100))}`}::numeric, hourly_rate = ${`${12 + below(20)}.${two(below(100))}`}::numeric,
        dept_id = ${pick(lines)}, hire_date = ${chance(20) ? `2026-02-${two(2 + below(17))}` : '2025-01-02'}::date,
        leave_date = ${chance(20) ? `2026-02-${two(18 + below(8))}` : null}::date where id = ${person}`);
  await query(sql`update amc.dept_user set is_main = 0 where company_id = ${companyId}`);
  const [period] = await query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${companyId}, ${BEFORE.no}, ${BEFORE.from}, ${BEFORE.to}, 2), (${companyId}, ${MONTH.no}, ${MONTH.from}, ${MONTH.to}, 0)
    returning id, period_no`).then((rows) => rows.slice(1));
  const reports: Reported[] = Array.from({ length: 60 + below(140) }, () => {
    const late = chance(6);
    return {
      employee: pick(people),
      line: pick(lines),
      process: pick(processes),
      day: late ? `2026-01-${two(20 + below(10))}` : `2026-02-${two(1 + below(28))}`,
      price: pick(['0.1700', '0.1234', '0.0950', '1.2345', '0.0000']),
      coef: pick(['1.000', '1.100', '0.950']),
      num: 1 + below(60),
      late,
    };
  });
  for (const report of reports)
    await writeReport(query, place, orderId, report, !report.late && chance(12));
  for (const person of people) await writeDays(query, companyId, person, seed);
  for (let at = below(people.length * 2); at > 0; at -= 1) {
    const kind = 1 + below(6);
    const amount = `${[4, 6].includes(kind) && chance(50) ? '-' : ''}${1 + below(600)}.${two(below(100))}${chance(20) ? '50' : ''}`;
    await query(sql`
      insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason, status, approve_by)
      values (${companyId}, ${pick(people)}, ${period?.id ?? '0'}, ${kind}::int, ${amount}::numeric, '测试', 1, 1)`);
  }
  return period?.id ?? '0';
}

/** Stores a report, with its reversal where it was taken back. */
export async function writeReport(
  query: Query,
  { companyId }: Place,
  orderId: string,
  { employee, line, process, day, price, coef, num, late }: Reported,
  takenBack: boolean,
): Promise<void> {
  const rows = (type: number, pieces: number, status: number, reversed: Sql) => sql`
    insert into mes2.scan (company_id, request_id, bundle_id, bundle_process_id, order_id, order_process_id, employee_id,
      line_dept_id, type, num, unit_price, coefficient, amount, sam, earned_min, scan_date, work_date, channel, device_id,
      status, reversed_id, source_period_no)
    values (${companyId}, gen_random_uuid()::text, 1, 1, ${orderId}, ${process}, ${employee}, ${line}, ${type}::int,
      ${pieces}::int, ${price}::numeric, ${coef}::numeric, round(${pieces}::int * ${price}::numeric * ${coef}::numeric, 4),
      0.5, 0, ${`${day} 10:00:00+08`}::timestamptz, ${day}::date, 1, 'test', ${status}::int, ${reversed},
      ${late ? BEFORE.no : null}) returning id`;
  const [scan] = await query<{ id: string }>(rows(1, num, takenBack ? 1 : 0, sql`null`));
  if (takenBack) await query(rows(3, -num, 0, sql`${scan?.id ?? '0'}`));
}

async function writeDays(
  query: Query,
  companyId: string,
  person: string,
  seed: number,
): Promise<void> {
  const { below, pick, chance } = dice(seed * 1_000 + Number(BigInt(person) % 1_000n));
  for (let day = 1; day <= 28; day += 1) {
    if (chance(20)) continue;
    const overtime = pick([0, 0, 60, 90, 180]);
    await query(sql`
      insert into mes2.attendance (company_id, employee_id, work_date, normal_min, ot_min, ot_type)
      values (${companyId}, ${person}, ${`2026-02-${two(day)}`}::date, ${below(10) === 0 ? 245 : 480}::int,
        ${overtime}::int, ${overtime === 0 ? null : pick([1, 2, 3])}::int)`);
  }
}
