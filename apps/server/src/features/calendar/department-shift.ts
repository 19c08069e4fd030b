import type { ShiftSegment } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import { calendarOfMember } from './absences/absence.sql.ts';
import { segmentsOn, workDayOf } from './calendar-days.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

/** Segments of the shifts a department has on a date, breaks and overtime among them; none on a day of rest. */
export async function departmentShift(
  tx: Tx,
  companyId: string,
  deptId: string,
  date: string,
): Promise<readonly ShiftSegment[]> {
  const found = await tx.one<{ calendarId: string | null }>(sql`
    select ${calendarOfMember(sql`${date}::date`)} as calendar_id
    from (select ${companyId}::bigint as company_id, ${deptId}::bigint as dept_id) e`);
  if (!found?.calendarId) return [];
  const calendar = await storedCalendar(tx, companyId, found.calendarId);
  return workDayOf(calendar, date).shiftIds.flatMap((id) =>
    segmentsOn(calendar.shifts.get(id), date),
  );
}
