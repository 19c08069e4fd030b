import { eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { readLines } from '../lines/public.ts';
import { calendarOfMember } from './absences/absence.sql.ts';
import { sameName } from './calendar.sql.ts';
import {
  isWorkingKind,
  orderedShifts,
  patternShift,
  type StoredCalendar,
  type StoredDay,
} from './calendar-days.ts';
import { linesOf } from './calendar-lines.sql.ts';
import { lineCalendar } from './line-calendar.ts';
import type { OnCalendarChanged } from './on-calendar-changed.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

const SHOWN = 5;

/**
 * What would move if days became of a kind, or went back to the usual week: schedules with their ends,
 * targets, attendance of those who work by the calendar.
 */
export async function calendarImpact(
  tx: Tx,
  actor: Actor,
  query: QueryOf<'getCalendarImpact'>,
  { preview }: OnCalendarChanged,
): Promise<DataOf<'getCalendarImpact'>> {
  const { companyId } = actor;
  const { calendarId, from, to } = query;
  const stored = await storedCalendar(tx, companyId, calendarId);
  const days = new Map(stored.days);
  for (const date of eachDay(from, to)) {
    if (query.restore) days.delete(date);
    else days.set(date, wantedDay(stored, date, query));
  }
  const calendar = lineCalendar({ ...stored, days });
  const rests = eachDay(from, to).filter((date) => !isWorkingKind(calendar.dayOf(date).dayType));
  const lineIds = await linesOf(tx, companyId, calendarId);
  const lines = lineIds.length > 0 ? await readLines(tx, companyId, { deptIds: lineIds }) : [];
  const moved = await preview(tx, actor, lines, calendar);
  const counts = await tx.one<{ targetNum: number; attendanceNum: number }>(sql`
    select
      (select count(*)::int from mes2.output_target t where t.company_id = ${companyId} and t.del_flag = '0'
        and t.work_date = any(${rests}::date[]) and t.dept_id = any(${lineIds}::bigint[])) as target_num,
      (select count(*)::int from mes2.attendance a
        join amc.company_member e on e.company_id = a.company_id and e.id = a.employee_id
        where a.company_id = ${companyId} and a.del_flag = '0' and a.work_date between ${from}::date and ${to}::date
          and ${calendarOfMember(sql`a.work_date`)} in ${sameName(companyId, calendarId)}) as attendance_num`);
  return {
    scheduleNum: moved.length,
    schedules: moved.slice(0, SHOWN),
    targetNum: counts?.targetNum ?? 0,
    attendanceNum: counts?.attendanceNum ?? 0,
  };
}

/** A day as it is asked for; without shifts it works those of the usual week. */
function wantedDay(
  stored: StoredCalendar,
  date: string,
  { dayType, shiftIds, otMin }: QueryOf<'getCalendarImpact'>,
): StoredDay {
  const usual =
    patternShift(stored, date) ?? [...(stored.patterns.get(stored.year)?.values() ?? [])][0];
  const asked = shiftIds?.split(',') ?? (usual === undefined ? [] : [usual]);
  return {
    id: '0',
    date,
    dayType,
    name: null,
    otMin: otMin ?? 0,
    source: 2,
    shiftIds: isWorkingKind(dayType) ? orderedShifts(stored, date, asked) : [],
  };
}
