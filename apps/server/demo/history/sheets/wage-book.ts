import { decimalText, sum } from '@garment-mes/domain/decimal';
import { daysBetween } from '@garment-mes/domain/time';
import { floorAmount, overtimePremium, payable, type WorkedHours } from '@garment-mes/domain/wages';
import { sql, type Tx } from '../../../src/database/engine.ts';
import { insertRows } from '../../../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from '../../demo-calendar.ts';
import { momentOf } from '../../demo-services.ts';
import { seededIds } from '../../seeded-ids.ts';
import type { WorkDay } from '../work-days.ts';

const MIN_MONTHLY_WAGE = '2360';
const LAST_START_DAY = 28;

export interface Period {
  readonly id: string;
  readonly periodNo: string;
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Periods that cover the days, a month each; the boundary falls between the days so that the last two have facts. */
export function periodsOf(
  companyCode: string,
  days: readonly WorkDay[],
  calendar: DemoCalendar,
): Period[] {
  const ids = seededIds(companyCode, 'wage period');
  const offsetOf = (day: WorkDay | undefined) =>
    day === undefined ? -1 : daysBetween(calendar.today, day.date);
  let start = offsetOf(days.at(-Math.ceil(Math.min(days.length, 10) / 2)));
  while (Number(calendar.day(start).slice(8)) > LAST_START_DAY) start -= 1;
  const starts = [start];
  const oldest = offsetOf(days[0]);
  const monthBefore = (offset: number) => {
    const dayOfMonth = calendar.day(offset).slice(8);
    let at = offset - 27;
    while (calendar.day(at).slice(8) !== dayOfMonth) at -= 1;
    return at;
  };
  do starts.unshift(monthBefore(starts[0] ?? start));
  while ((starts[0] ?? 0) > oldest - 10);
  return starts.map((from, at) => {
    const next = starts[at + 1];
    const to = next === undefined ? monthEnd(calendar, from) : next - 1;
    const isOpen = next === undefined;
    return {
      id: ids(),
      periodNo: calendar.day(from).slice(0, 7),
      from: calendar.day(from),
      to: calendar.day(to),
      status: isOpen ? 0 : at === starts.length - 2 ? 2 : 3,
    };
  });
}

function monthEnd(calendar: DemoCalendar, from: number): number {
  const dayOfMonth = calendar.day(from).slice(8);
  let at = from + 27;
  while (calendar.day(at + 1).slice(8) !== dayOfMonth) at += 1;
  return at;
}

/** Hands out the wage records of one company, one for each person and period. */
export class WageBook {
  readonly #periods: readonly Period[];
  readonly #nextId: () => string;
  readonly #ids = new Map<string, { id: string; period: Period; employeeId: string }>();

  constructor(companyCode: string, periods: readonly Period[]) {
    this.#periods = periods;
    this.#nextId = seededIds(companyCode, 'wage record');
  }

  readonly recordOf = (employeeId: string, date: string): string | undefined => {
    const period = this.#periods.find(({ from, to }) => date >= from && date <= to);
    if (!period) return undefined;
    const key = `${period.periodNo} ${employeeId}`;
    const known = this.#ids.get(key);
    if (known) return known.id;
    const id = this.#nextId();
    this.#ids.set(key, { id, period, employeeId });
    return id;
  };

  records() {
    return [...this.#ids.values()];
  }
}

interface Facts {
  readonly employeeId: string;
  readonly periodNo: string;
  readonly normal: number;
  readonly weekday: number;
  readonly rest: number;
}

/** Writes the periods, what the teams of beds earned, and everybody's record of each period. */
export async function writeWages(
  tx: Tx,
  companyCode: string,
  companyId: string,
  periods: readonly Period[],
  book: WageBook,
  finance: string | null,
): Promise<void> {
  await insertRows(
    tx,
    'mes2.wage_period',
    periods.map(({ id, periodNo, from, to, status }) => ({
      companyId,
      id,
      periodNo,
      fromDate: from,
      toDate: to,
      status,
      lockBy: status >= 2 ? finance : null,
      lockDate: status >= 2 ? momentOf(`${to} 23:30:00`) : null,
    })),
  );
  const bedPay = await bedPayOf(tx, companyCode, companyId, book);
  const sums = await tx.all<{ id: string; source: number; num: number; amount: string }>(sql`
    select wage_record_id as id, source, sum(num)::int as num, sum(amount) as amount
    from mes2.wage_detail where company_id = ${companyId} group by 1, 2`);
  const paid = new Map(sums.map((row) => [`${row.id} ${row.source}`, row] as const));
  const teamPay = Map.groupBy(bedPay, ({ wageRecordId }) => wageRecordId);
  const minutes = await tx.all<Facts>(sql`
    select a.employee_id, p.period_no, sum(a.normal_min)::int as normal,
      coalesce(sum(a.ot_min) filter (where a.ot_type = 1), 0)::int as weekday,
      coalesce(sum(a.ot_min) filter (where a.ot_type = 2), 0)::int as rest
    from mes2.attendance a join mes2.wage_period p on p.company_id = a.company_id
      and a.work_date between p.from_date and p.to_date
    where a.company_id = ${companyId} group by 1, 2`);
  const worked = new Map(minutes.map((row) => [`${row.periodNo} ${row.employeeId}`, row] as const));
  const people = await tx.all<Person>(sql`
    select id, employee_no, employee_name, dept_id, pay_type from amc.company_member
    where company_id = ${companyId} and dept_id is not null`);
  const personOf = new Map(people.map((person) => [person.id, person] as const));
  await insertRows(
    tx,
    'mes2.wage_record',
    book.records().flatMap(({ id, period, employeeId }) => {
      const person = personOf.get(employeeId);
      const facts = worked.get(`${period.periodNo} ${employeeId}`);
      return person
        ? [
            recordRow(
              companyId,
              id,
              period,
              person,
              facts,
              paid.get(`${id} 1`),
              teamPay.get(id) ?? [],
            ),
          ]
        : [];
    }),
  );
  await insertRows(tx, 'mes2.wage_detail', bedPay);
}

interface Person {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly deptId: string;
  readonly payType: number;
}

interface Sum {
  readonly num: number;
  readonly amount: string;
}

function recordRow(
  companyId: string,
  id: string,
  period: Period,
  person: Person,
  facts: Facts | undefined,
  piece: Sum | undefined,
  bed: readonly { readonly amount: string }[],
) {
  const hours: WorkedHours = {
    normal: (facts?.normal ?? 0) / 60,
    otWeekday: (facts?.weekday ?? 0) / 60,
    otRestDay: (facts?.rest ?? 0) / 60,
    otHoliday: 0,
  };
  const pieceAmount = decimalText(piece?.amount ?? '0', 2);
  const otPremium = decimalText(overtimePremium(pieceAmount, hours), 2);
  const bedAmount = decimalText(sum(bed.map(({ amount }) => amount)), 2);
  const floor = floorAmount(hours, MIN_MONTHLY_WAGE);
  const due = payable({ piece: pieceAmount, bed: bedAmount, otPremium }, floor);
  const status = period.status === 0 ? 0 : period.status;
  return {
    companyId,
    id,
    periodId: period.id,
    employeeId: person.id,
    employeeNo: person.employeeNo,
    employeeName: person.employeeName,
    deptId: person.deptId,
    payType: person.payType,
    normalMin: facts?.normal ?? 0,
    otWeekdayMin: facts?.weekday ?? 0,
    otRestMin: facts?.rest ?? 0,
    pieceNum: piece?.num ?? 0,
    pieceAmount,
    bedAmount,
    otPremium,
    floorAmount: decimalText(due.floor, 2),
    topUpAmount: decimalText(due.topUp, 2),
    payableAmount: decimalText(due.payable, 2),
    status,
    lockDate: status >= 2 ? momentOf(`${period.to} 23:30:00`) : null,
    confirmDate: status >= 1 ? momentOf(`${period.to} 20:00:00`) : null,
  };
}

/** What spreaders and cutters earned with their beds, as details of their records. */
async function bedPayOf(tx: Tx, companyCode: string, companyId: string, book: WageBook) {
  const ids = seededIds(companyCode, 'bed wage detail');
  const rows = await tx.all<{
    employeeId: string;
    workDate: string;
    orderId: string;
    orderProcessId: string;
    num: number;
    unitPrice: string;
    amount: string;
  }>(sql`
    select e.employee_id, b.work_date, b.order_id, e.order_process_id, sum(b.cut_num)::int as num,
      e.unit_price, sum(e.amount) as amount
    from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
    where e.company_id = ${companyId} and e.amount is not null and b.status in (3, 4, 5)
    group by 1, 2, 3, 4, 6 order by 2, 1, 4, 3`);
  return rows.flatMap((row) => {
    const wageRecordId = book.recordOf(row.employeeId, row.workDate);
    return wageRecordId === undefined
      ? []
      : [{ companyId, id: ids(), wageRecordId, source: 2, coefficient: '1', ...detailOf(row) }];
  });
}

const detailOf = <Row extends { employeeId: string }>({ employeeId: _, ...detail }: Row) => detail;
