import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { StoredCalendar, StoredDay, StoredShift } from './calendar-days.ts';

/**
 * A calendar with every year of its name, all its exceptions and the shifts of the company.
 *
 * @throws {DomainError} `record-missing`
 */
export async function storedCalendar(
  tx: Tx,
  companyId: string,
  calendarId: string,
): Promise<StoredCalendar> {
  const years = sql`(
    select y.id, y.year from mes2.work_calendar c
    join mes2.work_calendar y on y.company_id = c.company_id and y.name = c.name and y.del_flag = '0'
    where c.company_id = ${companyId} and c.id = ${calendarId} and c.del_flag = '0')`;
  const [own, weekdays, days, shifts] = await Promise.all([
    tx.one<{ year: number }>(sql`
      select year from mes2.work_calendar
      where company_id = ${companyId} and id = ${calendarId} and del_flag = '0'`),
    tx.all<{ year: number; weekday: number; shiftId: string | null }>(sql`
      select y.year, w.weekday, w.shift_id
      from ${years} y join mes2.work_calendar_weekday w
        on w.company_id = ${companyId} and w.calendar_id = y.id`),
    tx.all<StoredDay>(sql`
      select d.id, d.date, d.day_type, d.name, d.ot_min, d.source,
        array(select s.shift_id::text from mes2.work_calendar_day_shift s
          where s.company_id = d.company_id and s.day_id = d.id order by s.seq_no) as shift_ids
      from ${years} y join mes2.work_calendar_day d
        on d.company_id = ${companyId} and d.calendar_id = y.id`),
    storedShifts(tx, companyId),
  ]);
  if (!own) throw new DomainError('record-missing', { what: { zh: '日历', en: 'Calendar' } });
  const patterns = new Map<number, Map<number, string>>();
  for (const { year, weekday, shiftId } of weekdays) {
    const pattern = patterns.get(year) ?? new Map<number, string>();
    patterns.set(year, pattern);
    if (shiftId !== null) pattern.set(weekday, shiftId);
  }
  return { patterns, year: own.year, days: new Map(days.map((day) => [day.date, day])), shifts };
}

/** The shifts of a company by id, deleted ones too: days that used them keep their hours. */
export async function storedShifts(
  tx: Tx,
  companyId: string,
): Promise<ReadonlyMap<string, StoredShift>> {
  const rows = await tx.all<StoredShift>(sql`
    select s.id, s.code, s.name, s.segments,
      coalesce((select jsonb_agg(jsonb_build_object('untilDate', p.until_date, 'segments', p.segments)
        order by p.until_date) from mes2.shift_past p
        where p.company_id = s.company_id and p.shift_id = s.id), '[]') as past
    from mes2.shift s where s.company_id = ${companyId}`);
  return new Map(rows.map((row) => [row.id, row]));
}
