import { DomainError } from '@garment-mes/domain/refusals';
import { nextWorkMinute, planJob, workMinutes } from '@garment-mes/domain/schedule';
import { minutesBetween } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import { spanText } from '../../records/clock-text.ts';
import { calendarReader, type LineCalendar } from '../calendar/public.ts';
import { type LineProfile, lockLines } from '../lines/public.ts';
import { type CuttingScheduleRecord, type Planned, submittedOn } from './cutting-schedule.sql.ts';

/** A cutting table locked for planning, with its calendar. */
export interface LockedTable {
  readonly line: LineProfile;
  readonly calendar: LineCalendar;
}

/**
 * Locks the profile of a cutting table: its minutes and its sequence are read behind this lock.
 *
 * @throws {DomainError} `line-missing`, or `record-missing` when the department is no table
 */
export async function lockTable(tx: Tx, companyId: string, tableId: string): Promise<LockedTable> {
  const table = await tx.one(sql`
    select 1 from mes2.cutting_table where company_id = ${companyId} and dept_id = ${tableId} and del_flag = '0'`);
  if (!table)
    throw new DomainError('record-missing', { what: { zh: '裁床台', en: 'Cutting table' } });
  const [line] = await lockLines(tx, companyId, [tableId]);
  if (!line)
    throw new DomainError('record-missing', { what: { zh: '裁床台', en: 'Cutting table' } });
  return { line, calendar: await calendarReader(tx, companyId)(line.calendarId) };
}

export interface TableSpan {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * When some minutes on a table begin and end: from the wanted moment, else behind what stands there that
 * day, else from the start of its shift.
 *
 * @throws {DomainError} `schedule-endless` when the calendar has no working time
 */
export async function spanOnTable(
  tx: Tx,
  companyId: string,
  { line, calendar }: LockedTable,
  request: {
    readonly planDate: string;
    readonly planMin: number;
    readonly startDate?: string | undefined;
    readonly butId?: string | undefined;
  },
): Promise<TableSpan> {
  const { planDate, planMin, startDate: wanted, butId } = request;
  const last = await tx.one<{ at: string | null }>(sql`
    select max(plan_end_date) as at from mes2.cutting_schedule
    where company_id = ${companyId} and table_id = ${line.deptId} and plan_date = ${planDate}::date
      and status <> 9 and del_flag = '0' and id is distinct from ${butId ?? null}::bigint`);
  const startDate = nextWorkMinute(wanted ?? last?.at ?? `${planDate} 00:00:00`, calendar.shiftOf);
  // Minutes of work without garments: the end of a changeover.
  const { endAt } = planJob(
    { startAt: startDate, num: 0, sam: 1, headcount: 1, curve: [], changeoverMin: planMin },
    calendar.shiftOf,
  );
  return { startDate, endDate: endAt };
}

/**
 * What is submitted has its time to itself: the table is free for its minutes, which says more than that the day is
 * full, and the day has them. A schedule that is only planned may lie over others until it is submitted. The table is
 * locked.
 *
 * @throws {DomainError} `table-overlap` or `table-day-over`
 */
export async function requireTime(
  tx: Tx,
  companyId: string,
  schedule: Planned & Pick<CuttingScheduleRecord, 'planMin'>,
  { line, calendar }: LockedTable,
): Promise<void> {
  const { planDate, planMin: asked, planStartDate, planEndDate } = schedule;
  const others = await submittedOn(tx, companyId, schedule);
  for (const other of others) {
    if (!planStartDate || !planEndDate || !other.planStartDate || !other.planEndDate) continue;
    const [, from = ''] = [planStartDate, other.planStartDate].sort();
    const [to = ''] = [planEndDate, other.planEndDate].sort();
    if (minutesBetween(from, to) <= 0) continue;
    const minutes = Math.round(workMinutes(from, to, calendar.shiftOf));
    if (minutes > 0)
      throw new DomainError('table-overlap', {
        table: line.name,
        span: spanText(from, to),
        scheduleNo: other.scheduleNo,
        minutes,
      });
  }
  const available = calendar.minutesOn(planDate);
  const planned = others.reduce((sum, { planMin, isOfDay }) => sum + (isOfDay ? planMin : 0), 0);
  const over = planned + asked - available;
  if (over > 0)
    throw new DomainError('table-day-over', {
      table: line.name,
      date: planDate,
      available,
      planned,
      asked,
      over,
    });
}
