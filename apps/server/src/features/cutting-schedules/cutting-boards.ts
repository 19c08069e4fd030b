import { decimalText, percentOf } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { netMinutesBetween, workStretches } from '@garment-mes/domain/schedule';
import { addDays, eachDay, minutesBetween } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { clockText } from '../../records/clock-text.ts';
import { requireRange } from '../../records/require-range.ts';
import { crewHours, HANDED_ON, netLen } from '../beds/public.ts';
import {
  calendarReader,
  DayKind,
  type DayType,
  isWorkingKind,
  type LineCalendar,
} from '../calendar/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { tableNow, unplannedLays } from './cutting-boards.sql.ts';
import { cuttingColumns, cuttingRows } from './cutting-schedule.sql.ts';
import { withTableLoads } from './table-loads.ts';

type Lane = DataOf<'getCuttingGantt'>['lanes'][number];
type Caller = Actor & Pick<Call<'getCuttingGantt'>, 'language'>;

interface Table {
  readonly tableId: string;
  readonly tableName: string;
  readonly calendarId: string | null;
}

const MOST_DAYS = 92;

/** Tables with what is planned on them in a window, and the lays that are on none. */
export async function cuttingGantt(
  services: Services,
  tx: Tx,
  actor: Caller,
  { from, to, tableId }: { from: string; to: string; tableId?: string | undefined },
): Promise<DataOf<'getCuttingGantt'>> {
  requireRange(from, to, MOST_DAYS);
  return {
    asOf: clockText(actor.now, actor.scope.timeZone),
    lanes: await lanes(services, tx, actor, from, to, tableId),
    pool: await unplannedLays(tx, actor.companyId),
  };
}

/** What each table does on a day and on the next working one. */
export async function tablePlanBoard(
  services: Services,
  tx: Tx,
  actor: Caller,
  query: { planDate?: string | undefined; tableId?: string | undefined },
): Promise<DataOf<'getCuttingTablePlanBoard'>> {
  const asOf = clockText(actor.now, actor.scope.timeZone);
  const planDate = query.planDate ?? today(actor, await floorSettings(tx, actor));
  await requireYear(tx, actor.companyId, planDate);
  const dayLanes = await lanes(services, tx, actor, planDate, planDate, query.tableId);
  const next = addDays(planDate, 1);
  const nextLanes = await lanes(services, tx, actor, next, next, query.tableId);
  const rows = dayLanes.flatMap(({ queue }) => queue);
  return {
    asOf,
    planDate,
    lanes: dayLanes,
    nextLanes,
    planNum: rows.reduce((sum, { planNum }) => sum + planNum, 0),
    doneNum: rows.reduce((sum, { cutNum }) => sum + cutNum, 0),
  };
}

/** What runs on every table now, and what waits behind it. */
export async function lineQueue(
  services: Services,
  tx: Tx,
  actor: Caller,
  day: string | undefined,
): Promise<DataOf<'getCuttingLineQueue'>> {
  const asOf = clockText(actor.now, actor.scope.timeZone);
  const planDate = day ?? today(actor, await floorSettings(tx, actor));
  const all = await lanes(services, tx, actor, planDate, planDate, undefined);
  const [now, figures, calendars] = await Promise.all([
    tableNow(tx, actor.companyId),
    dayFigures(tx, actor.companyId, planDate),
    calendarsOf(tx, actor.companyId),
  ]);
  const tables = all.map((lane) => {
    const running = now.find(({ tableId }) => tableId === lane.tableId);
    const queue = lane.queue.filter(({ status }) => status < 3);
    const calendar = calendars.get(lane.tableId);
    const remain = queue.reduce((sum, { planMin }) => sum + (planMin ?? 0), 0);
    return {
      tableId: lane.tableId,
      tableName: lane.tableName,
      lamp: running?.lamp ?? 3,
      bedId: running?.bedId ?? null,
      bedLabel: running?.bedLabel ?? null,
      orderNo: running?.orderNo ?? null,
      pliesDone: running?.pliesDone ?? 0,
      plies: running?.plies ?? 0,
      startDate: running?.startDate ?? null,
      forecastDate: queue[0]?.endDate ?? null,
      employeeNames: [...(running?.employeeNames ?? [])],
      problemNum: running?.problemNum ?? 0,
      queue,
      remainMin: remain.toFixed(2),
      shiftRemainMin: (calendar?.leftOn(planDate, asOf) ?? 0).toFixed(2),
    };
  });
  const rows = all.flatMap(({ queue }) => queue);
  return {
    asOf,
    tables,
    planNum: rows.reduce((sum, { planNum }) => sum + planNum, 0),
    doneNum: rows.reduce((sum, { cutNum }) => sum + cutNum, 0),
    pcsPerHour: figures?.pcsPerHour ?? null,
    materialUtilPct: figures?.materialUtilPct ?? null,
  };
}

async function lanes(
  { list }: Services,
  tx: Tx,
  { companyId, can, language }: Caller,
  from: string,
  to: string,
  tableId: string | undefined,
): Promise<Lane[]> {
  const [page, tables, calendars] = await Promise.all([
    list.page(tx, {
      operation: 'listCuttingSchedules',
      from: sql`${cuttingRows(companyId, { tableId })}
        and s.status <> 9 and s.plan_date between ${from}::date and ${to}::date`,
      columns: cuttingColumns(language),
      later: ['loadPct'],
      query: { pageSize: 2_000 },
      can,
      defaultOrder: sql`s.plan_date, s.seq_no, s.plan_start_date`,
    }),
    tx.all<Table>(sql`
      select t.dept_id as table_id, d.name as table_name, l.calendar_id
      from mes2.cutting_table t
      join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
      left join mes2.line l on l.company_id = t.company_id and l.dept_id = t.dept_id and l.del_flag = '0'
      where t.company_id = ${companyId} and t.del_flag = '0' and d.del_flag = '0'
        ${tableId ? sql`and t.dept_id = ${tableId}` : sql``}
        ${andWithinReach(tx.reach, 'amc.department', sql`d`)}
      order by d.sort, d.code`),
    calendarsOf(tx, companyId),
  ]);
  const days = eachDay(from, to);
  const rows = await withTableLoads(tx, companyId, page.list);
  return tables.map((table) => {
    const queue = rows.filter((row) => row.tableId === table.tableId);
    const calendar = calendars.get(table.tableId);
    const minutesOn = calendar?.minutesOn;
    const availMin = days.reduce((sum, date) => sum + (minutesOn?.(date) ?? 0), 0);
    const planMin = queue.reduce((sum, row) => sum + (row.planMin ?? 0), 0);
    const load = percentOf(planMin, availMin);
    return {
      tableId: table.tableId,
      tableName: table.tableName,
      queue,
      availMin: availMin.toFixed(2),
      loadPct: load === undefined ? null : decimalText(load, 2),
      ...specialDays(days, calendar),
    };
  });
}

/** Days of a window a table rests, and those it works in exchange; none for a table without a calendar. */
function specialDays(days: readonly string[], calendar: TableCalendar | undefined) {
  const restDays = days.filter((date) => calendar && !isWorkingKind(calendar.kindOf(date)));
  const extraDays = days.filter((date) => calendar?.kindOf(date) === DayKind.extraWorkday);
  return { restDays, extraDays };
}

interface TableCalendar {
  readonly kindOf: (date: string) => DayType;
  readonly minutesOn: (date: string) => number;
  /** Working minutes of a day that lie ahead of a moment, those behind midnight with the night they belong to. */
  readonly leftOn: (date: string, now: string) => number;
}

async function calendarsOf(tx: Tx, companyId: string): Promise<Map<string, TableCalendar>> {
  const profiles = await tx.all<{ deptId: string; calendarId: string }>(sql`
    select dept_id, calendar_id from mes2.line where company_id = ${companyId} and line_type = 1 and del_flag = '0'`);
  const read = calendarReader(tx, companyId);
  return new Map(
    await Promise.all(
      profiles.map(async ({ deptId, calendarId }) => {
        const calendar = await read(calendarId);
        const kindOf = (date: string) => calendar.dayOf(date).dayType;
        const { minutesOn } = calendar;
        return [deptId, { kindOf, minutesOn, leftOn: leftOf(calendar) }] as const;
      }),
    ),
  );
}

async function requireYear(tx: Tx, companyId: string, date: string): Promise<void> {
  const year = date.slice(0, 4);
  const found = await tx.one(sql`
    select 1 from mes2.work_calendar
    where company_id = ${companyId} and year = ${Number(year)} and del_flag = '0' limit 1`);
  if (!found) throw new DomainError('calendar-missing', { year });
}

/** Garments an hour of the people at the tables, and how much of all fabric became pieces. */
const dayFigures = (tx: Tx, companyId: string, planDate: string) =>
  tx.one<{ pcsPerHour: string | null; materialUtilPct: string | null }>(sql`
    select round((sum(cut_num) filter (where counts and hours > 0)
        / nullif(sum(hours) filter (where counts and hours > 0), 0))::numeric, 2) as pcs_per_hour,
      round(sum(plies * marker_len * marker_eff_pct) / nullif(sum(net_len), 0), 2) as material_util_pct
    from (
      select b.*, ${addsGarments(sql`b`)} as counts, ${crewHours(sql`b`)} as hours, ${netLen(sql`b`)} as net_len
      from mes2.cutting_bed b
      where b.company_id = ${companyId} and b.work_date = ${planDate}::date and b.status in ${HANDED_ON}
        and b.del_flag = '0') b`);

const leftOf =
  ({ shiftOf }: LineCalendar) =>
  (date: string, now: string): number => {
    const over = Math.max(0, minutesBetween(`${date} 00:00:00`, now));
    return netMinutesBetween(workStretches(shiftOf(date)), over, Number.POSITIVE_INFINITY);
  };
