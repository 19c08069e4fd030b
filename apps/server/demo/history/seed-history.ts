import { type Engine, sql, type Tx } from '../../src/database/engine.ts';
import { paidByBed, processFlags } from '../../src/new-company/lists/processes.ts';
import type { Basics } from '../basics.ts';
import { seedDefects } from '../defect-catalogue.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { TIME_ZONE } from '../demo-services.ts';
import { insertOrders } from '../orders/order-rows.ts';
import type { DemoStyle } from '../orders/styles.ts';
import { seedCuttingAttendance } from '../people/cutting-attendance.ts';
import type { Staff } from '../people/people.ts';
import { seedRoles } from '../people/role-accounts.ts';
import type { CompanyProfile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { seededIds } from '../seeded-ids.ts';
import type { HistoryCompany, OrderKeys, Step } from './company.ts';
import { scaled } from './fixed.ts';
import { type Operator, seedCrews } from './line/crews.ts';
import { type LineOrder, type LinePlan, planLine } from './line/line-plan.ts';
import { writeLine } from './line/write-line.ts';
import { CLOSED_AFTER, RECEIVED_AFTER, SHIPPED_AFTER } from './order-days.ts';
import { planBeds } from './plan-beds.sql.ts';
import { keepProblemMinutes } from './problem-minutes.ts';
import { seedProblemSets } from './problem-sets.ts';
import { finishHistory } from './sheets/finish.sql.ts';
import { cells, Load } from './sheets/load.ts';
import { openSheets } from './sheets/sheets.ts';

import { historySize } from './size.ts';
import { TableClocks } from './table-clock.ts';
import { type Period, periodsOf, writePeriods } from './wage-periods.ts';
import { workDays } from './work-days.ts';

const STATEMENT_MS = 600_000;
/** What is joined when a history is finished. */
const JOINED = [
  'bundle',
  'order_stage_day',
  'order_color_size',
  'production_order',
  'order_shipment',
  'order_shipment_line',
  'attendance',
  'cutting_bed',
  'cutting_bed_employee',
];
/** What is only searched later. */
const SEARCHED = ['scan', 'bundle_process', 'order_process', 'qc_check_record'];
/** From this scale on the planner needs a large sample; below, a small one is read ten times as fast. */
const LARGE = 10;
const analysis = (tables: readonly string[], scale: number): string => {
  const analyze = `analyze ${tables.map((table) => `mes2.${table}`).join(', ')}`;
  return scale >= LARGE
    ? analyze
    : `set default_statistics_target = 10; ${analyze}; reset default_statistics_target`;
};

/** Analyzes the tables of the histories for the query planner. */
export const analyzeHistories = (engine: Engine, scale: number): Promise<void> =>
  engine.maintain(analysis(SEARCHED, scale));

const LATE_EVENINGS = 0.55;
const LATE_SATURDAYS = 0.6;

export interface HistoryOptions {
  readonly profile: CompanyProfile;
  readonly staff: Staff;
  readonly basics: Basics;
  readonly styles: readonly DemoStyle[];
  readonly calendar: DemoCalendar;
  readonly scale: number;
}

/** Writes what the lines of a company did in the weeks before the run date. @returns the wage periods it covers */
export async function seedHistory(
  engine: Engine,
  options: HistoryOptions,
): Promise<readonly Period[]> {
  const { profile, staff, basics, styles, calendar, scale } = options;
  const { companyId } = staff;
  const size = historySize(profile.code, scale);
  const late = randomOf(profile.code, 'history evenings');
  const days = workDays(
    calendar,
    size.days,
    (_date, isSaturday) => late.next() < (isSaturday ? LATE_SATURDAYS : LATE_EVENINGS),
  );
  const lines = staff.lines.slice(0, size.lines);
  const numbers = { orderId: seededIds(profile.code, 'history order'), serial: 0 };
  const plans = lines.map((_, at) =>
    planLine(profile, styles, at + 1, days, calendar, basics, numbers),
  );
  const orders = plans.flatMap((plan) => plan.orders);
  const keys = keysOfOrders(profile.code, basics, orders);
  const periods = periodsOf(profile.code, days, calendar);
  const load = new Load(engine);
  const before = await engine.system(
    async (tx) => {
      await insertOrders(
        tx,
        profile.code,
        staff,
        basics,
        orders.map(headOf(days, calendar)),
        'history',
      );
      const crews = await seedCrews(tx, profile, staff, lines, calendar);
      const roles = await seedRoles(tx, profile.code, companyId, calendar);
      const defects = await seedDefects(tx, profile.code, companyId);
      const problemSets = await seedProblemSets(tx, profile.code, companyId);
      if (engine.kind === 'postgres') await makeRoom(tx, days[0]?.date ?? calendar.today);
      return {
        crews,
        roles,
        defects,
        problemSets,
        ...(await known(tx, staff)),
      };
    },
    { timeZone: TIME_ZONE, statementMs: STATEMENT_MS },
  );
  const inDept = (dept: string) => before.roles.filter((role) => role.dept === dept);
  const company: HistoryCompany = {
    profile,
    staff,
    basics,
    calendar,
    days,
    sheets: openSheets(load),
    inspectors: inDept('QC'),
    mechanics: inDept('MECH'),
    keysOf: (order) => keys.get(order) as OrderKeys,
    ...before,
  };
  for (const [at, plan] of plans.entries())
    await writeLine(
      company,
      load,
      at + 1,
      lines[at]?.id ?? '',
      before.crews[at] as readonly Operator[],
      plan as LinePlan,
    );
  await load.finish();
  // What follows joins the new rows: the planner has to know how many there are.
  await engine.maintain(analysis(JOINED, scale));
  await engine.system(
    async (tx) => {
      await finishHistory(tx, companyId, String(company.barcode));
      await keepProblemMinutes(tx, companyId);
      await planBeds(tx, profile.code, companyId, calendar.today);
      await seedCuttingAttendance(tx, companyId, calendar);
      await writePeriods(tx, companyId, periods, staff.member('admin').userId);
    },
    { timeZone: TIME_ZONE, statementMs: STATEMENT_MS },
  );
  return periods;
}

/** What the company has already, from which the history continues. */
async function known(tx: Tx, { companyId, tables }: Staff) {
  const warehouses = await tx.all<{ code: string; id: string }>(
    sql`select code, id from ccm.warehouse where company_id = ${companyId}`,
  );
  const machines = await tx.all<{ id: string; deptId: string; stationNo: string }>(sql`
    select id, dept_id, station_no from ccm.machine
    where company_id = ${companyId} and status = 1 order by machine_no`);
  const rule = await tx.one<{ id: string }>(sql`
    select id from mes2.bundle_split_rule where company_id = ${companyId} and scope = 1`);
  const curve = await tx.one<{ id: string }>(sql`
    select id from mes2.efficiency_set where company_id = ${companyId} order by is_default desc, id limit 1`);
  const serial = await tx.one<{ nextSerial: string }>(
    sql`select next_serial from mes2.barcode_counter where company_id = ${companyId}`,
  );
  const beds = await tx.all<{ head: string; serial: number }>(sql`
    select split_part(month_bed_no, '-', 1) as head, max(split_part(month_bed_no, '-', 2)::int) as serial
    from mes2.cutting_bed where company_id = ${companyId} and month_bed_no is not null group by 1`);
  const taken = await tx.all<{ tableId: string; date: string; until: string }>(sql`
    select table_id, work_date as date, to_char(max(cut_end_date), 'HH24:MI:SS') as until
    from mes2.cutting_bed
    where company_id = ${companyId} and work_date is not null and cut_end_date::date = work_date group by 1, 2`);
  const team = await tx.one<{ people: number }>(sql`
    select min(standard_headcount) as people from mes2.line
    where company_id = ${companyId} and line_type = 1`);
  const byLine = Map.groupBy(machines, ({ deptId }) => deptId);
  const warehouse = (code: string) => warehouses.find((each) => each.code === code)?.id ?? '';
  return {
    warehouses: { finished: warehouse('FIN'), seconds: warehouse('SEC'), panels: warehouse('PAN') },
    splitRuleId: rule?.id ?? '',
    efficiencySetId: curve?.id ?? '',
    machinesOf: (lineId: string) => byLine.get(lineId) ?? [],
    tables: new TableClocks(
      tables.length,
      team?.people ?? 1,
      taken.map(({ tableId, ...day }) => ({
        ...day,
        tableAt: tables.findIndex(({ id }) => id === tableId),
      })),
    ),
    barcode: BigInt(serial?.nextSerial ?? '1'),
    numbers: new Map(beds.map(({ head, serial: last }) => [`bed ${head}`, last] as const)),
  };
}

/** Partitions for the days of the history, where the log of scans has any. */
const makeRoom = async (tx: Tx, from: string): Promise<void> => {
  await tx.all(
    sql`select platform.ensure_partitions('mes2.scan', ${from}::date, app_now()::date, 1)`,
  );
  await tx.all(
    sql`select platform.ensure_partitions('mes2.finished_ledger', ${from}::date, app_now()::date, 3)`,
  );
};

/** The order as it stands after its history. */
const headOf =
  (days: readonly { readonly date: string }[], calendar: DemoCalendar) =>
  ({ demo, doneDay, firstDay }: LineOrder) => {
    const after = (wait: number) =>
      doneDay === undefined ? undefined : days[doneDay + wait]?.date;
    const closed = after(CLOSED_AFTER);
    const finished = after(RECEIVED_AFTER);
    return {
      ...demo,
      status: closed !== undefined ? 4 : finished !== undefined ? 3 : 2,
      more: {
        forecastDate: after(SHIPPED_AFTER) ?? demo.deliveryDate,
        actualSewDate: days[firstDay]?.date ?? null,
        actualCutDate: demo.planCutDate < calendar.today ? demo.planCutDate : null,
        finishDate: finished ?? null,
        wageLocked: closed !== undefined ? 1 : 0,
        wageLockDate: closed === undefined ? null : `${closed} 18:00:00+08`,
      },
    };
  };

/** Ids that `insertOrders` gives to what hangs on an order, by going through them in its order. */
function keysOfOrders(
  companyCode: string,
  basics: Basics,
  orders: readonly LineOrder[],
): Map<LineOrder, OrderKeys> {
  const processIds = seededIds(companyCode, 'history process');
  const shipmentIds = seededIds(companyCode, 'history shipment');
  return new Map(
    orders.map((order) => {
      const rows = order.demo.style.processes.map((process) => ({ process, id: processIds() }));
      const steps = rows
        .filter(({ process }) => !paidByBed.has(process.code))
        .map(({ process, id }): Step => {
          const { seqNo, name, section, sam, price } = process;
          const processId = basics.process(process.code);
          const flags = processFlags(process.code);
          return {
            id,
            processId,
            seqNo,
            section,
            sam: scaled(sam, 4),
            price: scaled(price, 4),
            ...flags,
            inProcesses: cells(id, seqNo, name, section, sam, ...flagCells(flags)),
            inScans: cells(id, processId, price, sam),
          };
        });
      const bedSteps = new Map(
        rows
          .filter(({ process }) => paidByBed.has(process.code))
          .map(
            ({ process, id }) => [process.code, { id, price: scaled(process.price, 4) }] as const,
          ),
      );
      return [order, { shipmentId: shipmentIds(), steps, bedSteps }] as const;
    }),
  );
}

const flagCells = ({ isCheckpoint, isOutput, isTicket }: ReturnType<typeof processFlags>) => [
  isCheckpoint,
  isOutput,
  isTicket,
];
