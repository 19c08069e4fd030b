import { DomainError, type HourWindow, hourWindows, type ShiftSegment } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import { readLines } from '../schedules/line.sql.ts';
import { calendarReader } from '../schedules/line-calendar.ts';

/** A day of a line as its calendar has it. */
export interface LineDay {
  readonly name: string;
  readonly isRestDay: boolean;
  readonly windows: readonly HourWindow[];
  /** The shift that is worked; none on a rest day. */
  readonly shiftId: string | undefined;
}

/** Reads a line's day; lines without a profile work the windows of the named shift every day. */
export async function lineDay(
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
  shiftId?: string,
): Promise<LineDay> {
  const dept = await tx.one<{ name: string }>(sql`
    select name from amc.department where company_id = ${companyId} and id = ${deptId} and del_flag = '0'`);
  if (!dept) throw new DomainError('record-missing', { what: '产线' });
  const [line] = await readLines(tx, companyId, { deptIds: [deptId] });
  const day = line && (await calendarReader(tx, companyId)(line.calendarId)).dayOf(workDate);
  const own = shiftId ?? day?.shiftIds[0];
  const shift = own
    ? await tx.one<{ segments: ShiftSegment[] }>(sql`
        select segments from mes2.shift where company_id = ${companyId} and id = ${own} and del_flag = '0'`)
    : undefined;
  if (shiftId && !shift)
    throw new DomainError('record-missing', { what: { zh: '班次', en: 'Shift' } });
  return {
    name: dept.name,
    isRestDay: day !== undefined && day.shiftIds.length === 0,
    windows: hourWindows(shift?.segments ?? day?.segments ?? [], (day?.otMin ?? 0) > 0),
    shiftId: own,
  };
}

/** Hours a line works on a day; on a day of rest those that somebody set a target for. */
export async function workedWindows(
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
  { windows }: Pick<LineDay, 'windows'>,
): Promise<readonly HourWindow[]> {
  if (windows.length > 0) return windows;
  return tx.all<HourWindow>(sql`
    select w.begins as "from", w.ends as "to",
      (extract(epoch from w.ends::time - w.begins::time) / 60)::int as minutes
    from (
      select h->>'from' as begins, max(h->>'to') as ends
      from mes2.output_target t, jsonb_array_elements(t.hour_targets) h
      where t.company_id = ${companyId} and t.dept_id = ${deptId} and t.work_date = ${workDate}::date
        and t.del_flag = '0' group by 1) w
    where w.ends > w.begins order by w.begins`);
}
