import { workStretches } from '@garment-mes/domain/schedule';
import { addDays, addMinutes, eachDay } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import { calendarReader } from '../calendar/public.ts';

/** Days in which a bundle lay idle are counted as far back as this. */
export const IDLE_DAYS = 45;

/** A stretch of work of those who work by a calendar, by the clock of the company. */
export interface ShiftStretch {
  readonly calendar: string;
  readonly from: string;
  readonly to: string;
}

/** When the lines of a company worked until a day: nights, breaks and days of rest are no time in which a bundle lies. */
export async function shiftStretches(
  tx: Tx,
  companyId: string,
  today: string,
): Promise<ShiftStretch[]> {
  const calendars = await tx.all<{ id: string }>(sql`
    select distinct calendar_id as id from mes2.line
    where company_id = ${companyId} and del_flag = '0' and calendar_id is not null order by 1`);
  const read = calendarReader(tx, companyId);
  const stretches: ShiftStretch[] = [];
  for (const { id } of calendars) {
    const { shiftOf } = await read(id);
    for (const date of eachDay(addDays(today, -IDLE_DAYS), today))
      for (const { from, to } of workStretches(shiftOf(date))) {
        const at = (minute: number) => addMinutes(`${date} 00:00:00`, minute);
        stretches.push({ calendar: id, from: at(from), to: at(to) });
      }
  }
  return stretches;
}
