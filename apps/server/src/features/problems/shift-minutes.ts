import { workMinutes } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader } from '../calendar/public.ts';
import { readLines } from '../lines/public.ts';

/** Whole minutes from the report until now that belong to the line's shifts; by the clock without a calendar. */
export async function shiftMinutes(
  tx: Tx,
  { companyId, now, scope }: Pick<Actor, 'companyId' | 'now' | 'scope'>,
  { deptId, reportDate }: { readonly deptId: string; readonly reportDate: string },
): Promise<number> {
  const until = clockText(now, scope.timeZone);
  const [line] = await readLines(tx, companyId, { deptIds: [deptId] });
  if (line) {
    const { shiftOf } = await calendarReader(tx, companyId)(line.calendarId);
    return Math.floor(workMinutes(reportDate, until, shiftOf));
  }
  const clock = await tx.one<{ minutes: number }>(sql`
    select floor(extract(epoch from ${now}::timestamptz - ${reportDate}::timestamptz) / 60)::int as minutes`);
  return Math.max(0, clock?.minutes ?? 0);
}
