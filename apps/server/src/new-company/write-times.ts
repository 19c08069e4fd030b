import { publicHolidays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../database/engine.ts';
import { insertRows } from '../database/insert-rows.sql.ts';
import { dayShift } from './lists/day-shift.ts';
import { efficiencySets } from './lists/efficiency-sets.ts';
import type { Naming } from './name-in.ts';

const SUNDAY = 7;
/** A day of rest that is worked in exchange for another. */
const WORKED = 4;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, SUNDAY];

/** The day shift, the calendars of this year and the next with Sundays and public holidays free, learning curves. */
export async function writeTimes(tx: Tx, companyId: string, { word }: Naming): Promise<void> {
  await insertRows(tx, 'mes2.shift', [{ companyId, ...dayShift, name: word(dayShift.name) }]);
  const begin = await tx.one<{ shiftId: string; year: number }>(sql`
    select id as shift_id, extract(year from app_now())::int as year
    from mes2.shift where company_id = ${companyId}`);
  if (!begin) throw new Error('no shift was written');
  for (const year of [begin.year, begin.year + 1])
    await writeYear(tx, companyId, year, begin.shiftId, word('标准日历'));
  await insertRows(
    tx,
    'mes2.efficiency_set',
    efficiencySets.map(({ name, difficulty, pct }) => ({
      companyId,
      name: word(name),
      difficulty,
      points: pct.map((value, at) => ({ day: at + 1, pct: value })),
      isDefault: 1,
    })),
  );
}

async function writeYear(
  tx: Tx,
  companyId: string,
  year: number,
  shiftId: string,
  name: string,
): Promise<void> {
  const calendar = await tx.one<{ id: string }>(sql`
    insert into mes2.work_calendar (company_id, name, year) values (${companyId}, ${name}, ${year})
    returning id`);
  if (!calendar) throw new Error('no calendar was written');
  const calendarId = calendar.id;
  await insertRows(
    tx,
    'mes2.work_calendar_weekday',
    WEEKDAYS.map((weekday) => ({
      companyId,
      calendarId,
      weekday,
      shiftId: weekday === SUNDAY ? null : shiftId,
    })),
  );
  await insertRows(
    tx,
    'mes2.work_calendar_day',
    publicHolidays(year).map((day) => ({ companyId, calendarId, source: 1, ...day })),
  );
  await tx.run(sql`
    insert into mes2.work_calendar_day_shift (company_id, day_id, shift_id, seq_no)
    select company_id, id, ${shiftId}, 1 from mes2.work_calendar_day
    where company_id = ${companyId} and calendar_id = ${calendarId} and day_type = ${WORKED}`);
}
