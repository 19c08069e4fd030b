import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import { type ShiftStretch, shiftStretches } from '../calendar/public.ts';

/** Days in which a bundle lay idle are counted as far back as this. */
export const IDLE_DAYS = 45;

/** When the lines of a company worked until a day: nights, breaks and days of rest are no time in which a bundle lies. */
export async function lineStretches(
  tx: Tx,
  companyId: string,
  today: string,
): Promise<ShiftStretch[]> {
  const calendars = await tx.all<{ id: string }>(sql`
    select distinct calendar_id as id from mes2.line
    where company_id = ${companyId} and del_flag = '0' and calendar_id is not null order by 1`);
  const ids = calendars.map(({ id }) => id);
  return shiftStretches(tx, companyId, ids, { from: addDays(today, -IDLE_DAYS), to: today });
}
