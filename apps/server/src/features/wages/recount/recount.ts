import { type Sql, sql } from '../../../database/engine.ts';

// Written from docs/formulas.md in whole numbers of cents, minutes and thousandths: nothing of the engine is used here.

type Query = <Row>(statement: Sql) => Promise<Row[]>;

/** A record as it should be, amounts in cents. */
export interface ExpectedRecord {
  readonly employeeNo: string;
  readonly normalMin: bigint;
  readonly otWeekdayMin: bigint;
  readonly otRestMin: bigint;
  readonly otHolidayMin: bigint;
  readonly pieceNum: bigint;
  readonly pieceAmount: bigint;
  readonly groupAmount: bigint;
  readonly bedAmount: bigint;
  readonly hourlyAmount: bigint;
  readonly baseAmount: bigint;
  readonly otPremium: bigint;
  readonly subsidyAmount: bigint;
  readonly bonusAmount: bigint;
  readonly adjustAmount: bigint;
  readonly deductAmount: bigint;
  readonly floorAmount: bigint;
  readonly topUpAmount: bigint;
  readonly payableAmount: bigint;
}

/** By what is paid: the monthly minimum in cents, overtime in tenths, statutory days. */
export interface Law {
  readonly minimum: bigint;
  readonly factors: readonly [weekday: bigint, rest: bigint, holiday: bigint];
  readonly holidays: readonly string[];
}

/** Half away from zero. */
function divided(part: bigint, whole: bigint): bigint {
  const sign = part < 0n !== whole < 0n ? -1n : 1n;
  const [a, b] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  return sign * ((2n * a + b) / (2n * b));
}

/** A decimal text as a whole number of its last places. */
function scaled(text: string, places: number): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + part.padEnd(places, '0').slice(0, places));
  return text.startsWith('-') ? -value : value;
}

const total = (values: Iterable<bigint>): bigint => [...values].reduce((a, b) => a + b, 0n);
const positive = (value: bigint): bigint => (value > 0n ? value : 0n);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

interface Scan {
  readonly employeeId: string;
  readonly lineDeptId: string;
  readonly workDate: string;
  readonly orderProcessId: string;
  readonly num: number;
  readonly unitPrice: string;
  readonly coefficient: string;
  readonly amount: string;
  readonly sourcePeriodNo: string | null;
  readonly payScope: number;
}

interface Member {
  readonly id: string;
  readonly employeeNo: string;
  readonly payType: number;
  readonly coefficient: string;
  readonly baseWage: string | null;
  readonly hourlyRate: string | null;
  readonly deptId: string | null;
  readonly hireDate: string | null;
  readonly leaveDate: string | null;
}

interface Attendance {
  readonly employeeId: string;
  readonly workDate: string;
  readonly normal: number;
  readonly overtime: number;
  readonly otType: number | null;
}

const scansOf = (query: Query, companyId: string, from: string, to: string, late: string[]) =>
  query<Scan>(sql`
    select s.employee_id, s.line_dept_id, s.work_date::text as work_date, s.order_process_id, s.num, s.unit_price,
      s.coefficient, s.amount, s.source_period_no, p.pay_scope
    from mes2.scan s join mes2.order_process p on p.id = s.order_process_id
    where s.company_id = ${companyId} and (s.amount <> 0 or s.unit_price = 0)
      and (s.work_date between ${from}::date and ${to}::date and s.source_period_no is null
        or s.source_period_no = any(${late}::text[]))`);

/**
 * Everybody's record of a period from the facts.
 *
 * @param late numbers of locked periods whose late reports the period pays
 */
export async function recount(
  query: Query,
  companyId: string,
  { from, to, late }: { readonly from: string; readonly to: string; readonly late: string[] },
  law: Law,
): Promise<ExpectedRecord[]> {
  const members = await query<Member>(sql`
    select id, employee_no, pay_type,
      coalesce((select (array_agg(f.coefficient order by f.to_date))[1] from amc.former_coefficient f
        where f.employee_id = company_member.id and f.to_date >= ${to}::date), pay_coefficient) as coefficient, base_wage, hourly_rate, dept_id,
      hire_date::text as hire_date, leave_date::text as leave_date
    from amc.company_member where company_id = ${companyId}`);
  const scans = await scansOf(query, companyId, from, to, late);
  const beds = await query<{ employeeId: string; key: string; amount: string }>(sql`
    select e.employee_id, concat_ws('/', b.work_date, b.order_id, e.order_process_id, e.unit_price) as key, e.amount
    from mes2.cutting_bed_employee e join mes2.cutting_bed b on b.id = e.cutting_bed_id
    where e.company_id = ${companyId} and e.amount is not null and b.status in (3, 4, 5)
      and b.work_date between ${from}::date and ${to}::date`);
  const attendance = await query<Attendance>(sql`
    select employee_id, work_date::text as work_date, normal_min as normal, ot_min as overtime, ot_type
    from mes2.attendance where company_id = ${companyId} and del_flag = '0'
      and work_date between ${from}::date and ${to}::date and normal_min + ot_min > 0`);
  const adjusts = await query<{ employeeId: string; kind: number; amount: string }>(sql`
    select j.employee_id, j.kind, j.amount from mes2.wage_adjust j join mes2.wage_period p on p.id = j.period_id
    where j.company_id = ${companyId} and p.from_date = ${from}::date and j.status = 1 and j.del_flag = '0'`);
  const pools = poolShares(scans, members, attendance);
  return members
    .map((member) => {
      const own = <Row extends { readonly employeeId: string }>(rows: readonly Row[]) =>
        rows.filter(({ employeeId }) => employeeId === member.id);
      return record(member, law, from, to, {
        scans: own(scans).filter(({ payScope }) => payScope === 1),
        beds: own(beds),
        attendance: own(attendance),
        adjusts: own(adjusts),
        group: pools.get(member.id) ?? 0n,
        pooled: pools.has(member.id),
      });
    })
    .filter((row) => row !== undefined)
    .sort((a, b) => (a.employeeNo < b.employeeNo ? -1 : 1));
}

/** Sums of rows, each on cents. */
function onCents<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  amount: (row: Row) => string,
) {
  return total(
    [...Map.groupBy(rows, key).values()].map((same) =>
      divided(total(same.map((row) => scaled(amount(row), 4))), 100n),
    ),
  );
}

const rateKey = (scan: Scan) =>
  [scan.workDate, scan.orderProcessId, scan.unitPrice, scan.coefficient, scan.sourcePeriodNo].join(
    '/',
  );

interface Own {
  readonly scans: readonly Scan[];
  readonly beds: readonly { readonly key: string; readonly amount: string }[];
  readonly attendance: readonly Attendance[];
  readonly adjusts: readonly { readonly kind: number; readonly amount: string }[];
  readonly group: bigint;
  readonly pooled: boolean;
}

function record(
  member: Member,
  law: Law,
  from: string,
  to: string,
  own: Own,
): ExpectedRecord | undefined {
  const { scans, beds, attendance, adjusts, group, pooled } = own;
  if (scans.length + beds.length + attendance.length + adjusts.length === 0 && !pooled)
    return undefined;
  const isHoliday = (day: Attendance) => law.holidays.includes(day.workDate);
  const minutes = (which: (day: Attendance) => number) =>
    total(attendance.map((day) => BigInt(which(day))));
  const normal = minutes((day) => (isHoliday(day) ? 0 : day.normal));
  const weekday = minutes((day) => (!isHoliday(day) && (day.otType ?? 1) === 1 ? day.overtime : 0));
  const rest = minutes((day) => (!isHoliday(day) && (day.otType ?? 1) !== 1 ? day.overtime : 0));
  const holiday = minutes((day) => (isHoliday(day) ? day.normal + day.overtime : 0));
  const piece = onCents(scans, rateKey, ({ amount }) => amount);
  const bed = onCents(
    beds,
    ({ key }) => key,
    ({ amount }) => amount,
  );
  const rate = [2, 5].includes(member.payType) ? scaled(member.hourlyRate ?? '0', 2) : 0n;
  const hourly = total(
    attendance.map((day) => divided(BigInt(day.normal + day.overtime) * rate, 60n)),
  );
  const away = law.holidays.filter(
    (day) =>
      day >= from &&
      day <= to &&
      day >= (member.hireDate ?? day) &&
      day <= (member.leaveDate ?? day) &&
      !attendance.some(({ workDate }) => workDate === day),
  );
  const monthly = [3, 5].includes(member.payType) ? scaled(member.baseWage ?? '0', 2) : 0n;
  const base = smaller(
    monthly,
    divided(monthly * BigInt(attendance.length + away.length) * 100n, 2175n),
  );
  const all = normal + weekday + rest + holiday;
  const [onWeekday, onRest, onHoliday] = law.factors;
  const extra = weekday * (onWeekday - 10n) + rest * (onRest - 10n) + holiday * (onHoliday - 10n);
  const worked = positive(piece + group + bed + hourly);
  const otPremium = all === 0n ? 0n : divided(worked * extra, all * 10n);
  const weighted = normal * 10n + weekday * onWeekday + rest * onRest + holiday * onHoliday;
  const floorAmount = divided(weighted * law.minimum, 600n * 174n);
  const of = (...kinds: readonly number[]) =>
    total(
      adjusts
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ amount }) => divided(scaled(amount, 4), 100n)),
    );
  const earned = base + piece + group + bed + hourly + otPremium;
  const topUpAmount = positive(floorAmount - earned);
  const wanted = of(4, 6);
  const before = earned + topUpAmount + of(1) + of(2) + positive(wanted);
  const taken = smaller(positive(-wanted) + of(3, 5), positive(before - floorAmount));
  const lessAdjust = smaller(positive(-wanted), taken);
  return {
    employeeNo: member.employeeNo,
    ...{ normalMin: normal, otWeekdayMin: weekday, otRestMin: rest, otHolidayMin: holiday },
    pieceNum: total(scans.map(({ num }) => BigInt(num))),
    ...{
      pieceAmount: piece,
      groupAmount: group,
      bedAmount: bed,
      hourlyAmount: hourly,
      baseAmount: base,
    },
    ...{ otPremium, subsidyAmount: of(1), bonusAmount: of(2), floorAmount, topUpAmount },
    adjustAmount: wanted < 0n ? -lessAdjust : wanted,
    deductAmount: taken - lessAdjust,
    payableAmount: before - taken,
  };
}

/** What the pools of all departments give each person. */
function poolShares(
  scans: readonly Scan[],
  members: readonly Member[],
  attendance: readonly Attendance[],
): Map<string, bigint> {
  const shares = new Map<string, bigint>();
  const ofGroups = Map.groupBy(
    scans.filter(({ payScope }) => payScope === 3),
    ({ lineDeptId }) => lineDeptId,
  );
  for (const [deptId, rows] of ofGroups) {
    const pool = positive(
      onCents(
        rows,
        ({ orderProcessId, unitPrice, coefficient }) =>
          [orderProcessId, unitPrice, coefficient].join('/'),
        ({ amount }) => amount,
      ),
    );
    const people = members
      .filter(
        ({ id, deptId: own }) =>
          (own === deptId && attendance.some(({ employeeId }) => employeeId === id)) ||
          rows.some(({ employeeId }) => employeeId === id),
      )
      .sort((a, b) => (a.employeeNo < b.employeeNo ? -1 : 1));
    const weights = people.map(({ id, deptId: own, coefficient }) => {
      const there = attendance.filter(({ employeeId }) => employeeId === id && own === deptId);
      const minutes = total(there.map(({ normal, overtime }) => BigInt(normal + overtime)));
      return divided(minutes * 100n, 60n) * scaled(coefficient, 3);
    });
    const all = total(weights);
    const [even, sum] = all === 0n ? [people.map(() => 1n), BigInt(people.length)] : [weights, all];
    const floors = even.map((weight) => (pool * weight) / sum);
    const spare = Number(pool - total(floors));
    const first = even
      .map((weight, at) => ({ at, left: (pool * weight) % sum }))
      .sort((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1))
      .slice(0, spare)
      .map(({ at }) => at);
    people.forEach(({ id }, at) => {
      const amount = (floors[at] ?? 0n) + (first.includes(at) ? 1n : 0n);
      shares.set(id, (shares.get(id) ?? 0n) + amount);
    });
  }
  return shares;
}
