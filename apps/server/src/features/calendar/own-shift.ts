import { segmentsText } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { floorSettings, today } from '../settings/public.ts';
import { absentEmployees } from './absences/absence.sql.ts';
import { workDayOf } from './calendar-days.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

/** What the caller works today: as the attendance has it, else as the calendar he works by has it. */
export async function ownShift(tx: Tx, call: Call<'getOwnShift'>): Promise<DataOf<'getOwnShift'>> {
  const { companyId, employee, language } = call;
  const workDate = today(call, await floorSettings(tx, call));
  const nothing = { workDate, dayType: null, shiftName: null, segmentsText: null };
  if (!employee) return nothing;
  const [person] = await absentEmployees(tx, companyId, sql`e.id = ${employee.id}`, workDate);
  if (!person?.calendarId) return nothing;
  const calendar = await storedCalendar(tx, companyId, person.calendarId);
  const day = workDayOf(calendar, workDate);
  const attended = await tx.one<{ shiftId: string }>(sql`
    select shift_id from mes2.attendance
    where company_id = ${companyId} and employee_id = ${employee.id} and work_date = ${workDate}::date
      and shift_id is not null and del_flag = '0'`);
  const worked = attended ? [attended.shiftId] : day.shiftIds;
  const shifts = worked.flatMap((id) => calendar.shifts.get(id) ?? []);
  const segments = attended ? shifts.flatMap((shift) => shift.segments) : day.segments;
  return {
    workDate,
    dayType: day.dayType,
    shiftName: shifts.map(({ name }) => name).join(language === 'en' ? ', ' : '、') || null,
    segmentsText: shifts.length === 0 ? null : segmentsText(segments, language),
  };
}
