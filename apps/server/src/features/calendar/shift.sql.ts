import type { ShiftSegment, ShiftUse } from '@garment-mes/domain/schedule';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

const names = (from: Sql) => sql`array(select distinct c.name || ' ' || c.year ${from} order by 1)`;

const usedBy = names(sql`
  from mes2.work_calendar c where c.company_id = s.company_id and c.del_flag = '0' and c.id in (
    select w.calendar_id from mes2.work_calendar_weekday w
    where w.company_id = s.company_id and w.shift_id = s.id
    union all
    select d.calendar_id from mes2.work_calendar_day_shift x
    join mes2.work_calendar_day d on d.company_id = x.company_id and d.id = x.day_id
    where x.company_id = s.company_id and x.shift_id = s.id)`);

const lastDay = (table: Sql, condition: Sql): Sql => sql`(
  select max(a.work_date) from ${table} a
  where a.company_id = s.company_id and a.del_flag = '0' and ${condition})`;

/**
 * Last day whose hours are counted by a shift. Attendance that names no shift goes by the calendars, and so do
 * locked wages.
 */
const countedDate = sql`greatest(
  ${lastDay(sql`mes2.attendance`, sql`a.shift_id = s.id`)},
  ${lastDay(sql`mes2.manpower_input`, sql`a.shift_id = s.id`)},
  case when cardinality(${usedBy}) > 0 then greatest(
    ${lastDay(sql`mes2.attendance`, sql`a.shift_id is null`)},
    (select max(p.to_date) from mes2.wage_period p
      where p.company_id = s.company_id and p.status >= 2 and p.del_flag = '0')) end)`;

export const shiftColumns = {
  id: sql`s.id`,
  code: sql`s.code`,
  name: sql`s.name`,
  effectiveDate: sql`(select max(p.until_date) from mes2.shift_past p
    where p.company_id = s.company_id and p.shift_id = s.id)`,
  crossDay: sql`s.cross_day`,
  netMin: sql`s.net_min`,
  otMin: sql`s.ot_min`,
  isDefault: sql`s.is_default`,
  usedBy,
  updateDate: sql`s.update_date`,
  segments: sql`s.segments`,
  countedDate,
  past: sql`coalesce((
    select jsonb_agg(jsonb_build_object('untilDate', p.until_date, 'segments', p.segments,
      'netMin', p.net_min, 'otMin', p.ot_min) order by p.until_date desc)
    from mes2.shift_past p where p.company_id = s.company_id and p.shift_id = s.id), '[]')`,
  version: sql`s.version`,
};

export const shiftRows = (companyId: string): Sql =>
  sql`from mes2.shift s where s.company_id = ${companyId} and s.del_flag = '0'`;

/** What rests on a shift; read behind its claim, so that no calendar takes it meanwhile. */
export const shiftUse = async (tx: Tx, companyId: string, id: string): Promise<ShiftUse> =>
  (await tx.one<ShiftUse>(sql`
    select ${usedBy} as used_by, ${countedDate} as counted_date
    from mes2.shift s where s.company_id = ${companyId} and s.id = ${id}`)) ?? NO_USE;

const NO_USE: ShiftUse = { usedBy: [], countedDate: null };

/** Saves of shifts run one after another: codes and the one default are checked among all shifts. */
export const lockShifts = (tx: Tx, companyId: string): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`shifts/${companyId}`}, 0))`);

export interface ShiftRecord {
  readonly code: string;
  readonly name: string;
  readonly segments: readonly ShiftSegment[];
  readonly crossDay: 0 | 1;
  readonly netMin: number;
  readonly otMin: number;
  readonly isDefault: 0 | 1;
}

/** One shift of a company is the default: the one before gives way. */
export const clearDefaultShift = (
  tx: Tx,
  companyId: string,
  butId: string | undefined,
): Promise<number> =>
  tx.run(sql`
    update mes2.shift set is_default = 0, version = version + 1
    where company_id = ${companyId} and is_default = 1 and id is distinct from ${butId ?? null}::bigint`);

export async function insertShift(tx: Tx, shift: ShiftRecord): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.shift (code, name, segments, cross_day, net_min, ot_min, is_default)
    values (${shift.code}, ${shift.name}, ${JSON.stringify(shift.segments)}::jsonb, ${shift.crossDay},
      ${shift.netMin}, ${shift.otMin}, ${shift.isDefault}) returning id`);
  if (!row) throw new Error('no shift was written');
  return row.id;
}

export const updateShift = (
  tx: Tx,
  companyId: string,
  id: string,
  shift: ShiftRecord,
): Promise<number> =>
  tx.run(sql`
    update mes2.shift set code = ${shift.code}, name = ${shift.name},
      segments = ${JSON.stringify(shift.segments)}::jsonb, cross_day = ${shift.crossDay},
      net_min = ${shift.netMin}, ot_min = ${shift.otMin}, is_default = ${shift.isDefault}
    where company_id = ${companyId} and id = ${id}`);

/**
 * Keeps the segments a shift has until a day. A change that was to come into force later is overtaken: the
 * day before still has what it had.
 */
export async function keepPastSegments(
  tx: Tx,
  { companyId }: Actor,
  id: string,
  untilDate: string,
): Promise<void> {
  await tx.run(sql`
    insert into mes2.shift_past (shift_id, until_date, segments, cross_day, net_min, ot_min)
    select * from (
      (select p.shift_id, ${untilDate}::date as until_date, p.segments, p.cross_day, p.net_min, p.ot_min
        from mes2.shift_past p
        where p.company_id = ${companyId} and p.shift_id = ${id} and p.until_date >= ${untilDate}::date
        order by p.until_date limit 1)
      union all
      select s.id, ${untilDate}::date, s.segments, s.cross_day, s.net_min, s.ot_min from mes2.shift s
      where s.company_id = ${companyId} and s.id = ${id}) k
    limit 1
    on conflict (company_id, shift_id, until_date) do nothing`);
  await tx.run(sql`
    delete from mes2.shift_past
    where company_id = ${companyId} and shift_id = ${id} and until_date > ${untilDate}::date`);
}

/** Open schedules of lines that work by a calendar with the shift: their ends are to be computed again. */
export const markShiftRecalculation = (tx: Tx, companyId: string, id: string): Promise<number> =>
  tx.run(sql`
    update mes2.schedule s set recalc_due = 1
    from mes2.line l join mes2.work_calendar c on c.company_id = l.company_id and c.id = l.calendar_id
    where s.company_id = ${companyId} and s.status in (0, 1) and s.del_flag = '0'
      and l.company_id = s.company_id and l.dept_id = s.line_dept_id and l.del_flag = '0'
      and exists (
        select 1 from mes2.work_calendar y
        where y.company_id = c.company_id and y.name = c.name and y.del_flag = '0'
          and (exists (select 1 from mes2.work_calendar_weekday w
              where w.company_id = y.company_id and w.calendar_id = y.id and w.shift_id = ${id})
            or exists (select 1 from mes2.work_calendar_day d
              join mes2.work_calendar_day_shift x on x.company_id = d.company_id and x.day_id = d.id
              where d.company_id = y.company_id and d.calendar_id = y.id and x.shift_id = ${id})))`);

export const removeShift = (tx: Tx, companyId: string, id: string): Promise<number> =>
  tx.run(sql`
    update mes2.shift set del_flag = '2', is_default = 0 where company_id = ${companyId} and id = ${id}`);
