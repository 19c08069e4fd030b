import { workStretches } from '@garment-mes/domain/schedule';
import { addMinutes, eachDay } from '@garment-mes/domain/time';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { calendarOfMember } from './absences/absence.sql.ts';
import { calendarReader } from './line-calendar.ts';

/** A stretch of work of those who work by a calendar, by the clock of the company. */
export interface ShiftStretch {
  readonly calendar: string;
  readonly from: string;
  readonly to: string;
}

/** When people worked by these calendars: nights, breaks and days of rest are no time. */
export async function shiftStretches(
  tx: Tx,
  companyId: string,
  calendars: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ShiftStretch[]> {
  const read = calendarReader(tx, companyId);
  const stretches: ShiftStretch[] = [];
  for (const calendar of calendars) {
    const { shiftOf } = await read(calendar);
    for (const date of eachDay(from, to))
      for (const stretch of workStretches(shiftOf(date))) {
        const at = (minute: number) => addMinutes(`${date} 00:00:00`, minute);
        stretches.push({ calendar, from: at(stretch.from), to: at(stretch.to) });
      }
  }
  return stretches;
}

/** Departments of a type with the calendar they work by on a day: their own, else that of the company. */
export const calendarsOfDepartments = (
  tx: Tx,
  companyId: string,
  deptType: number,
  date: string,
): Promise<{ deptId: string; calendarId: string }[]> =>
  tx.all(sql`
    select e.dept_id, ${calendarOfMember(sql`${date}::date`)} as calendar_id
    from (
      select d.company_id, d.id as dept_id from amc.department d
      where d.company_id = ${companyId} and d.dept_type = ${deptType}::int) e`);

/** Stretches as rows `w` of a statement, with the calendar, `from` and `to`. */
export const stretchRows = (stretches: readonly ShiftStretch[]): Sql => sql`
  jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb) as w (calendar bigint, "from" timestamptz, "to" timestamptz)`;
