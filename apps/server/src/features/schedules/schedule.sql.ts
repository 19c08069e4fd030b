import { DomainError } from '@garment-mes/domain/refusals';
import type { ScheduleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { Actor } from '../../records/actor.ts';
import { doneNum, sewnBefore } from './line/line-bars.sql.ts';

export const SCHEDULE = {
  table: 'mes2.schedule',
  no: 'schedule_no',
  what: { zh: '排程', en: 'Schedule' },
} as const;

export interface ScheduleRecord {
  readonly id: string;
  readonly scheduleNo: string;
  readonly orderId: string;
  readonly lineDeptId: string;
  readonly num: number;
  readonly doneNum: number;
  /** Garments sewn in front of its start: the plan has only the others. */
  readonly sewnBefore: number;
  readonly headcount: number;
  readonly efficiencySetId: string;
  readonly changeoverMin: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly isFixed: 0 | 1;
  readonly status: ScheduleStatus;
  readonly actualEndDate: string | null;
  readonly version: number;
}

/** @throws {DomainError} `record-missing` */
export async function scheduleOf(tx: Tx, companyId: string, id: string): Promise<ScheduleRecord> {
  const found = await tx.one<ScheduleRecord>(sql`
    select s.id, s.schedule_no, s.order_id, s.line_dept_id, s.num, ${doneNum} as done_num,
      ${sewnBefore} as sewn_before, s.headcount, s.efficiency_set_id, s.changeover_min, s.start_date, s.end_date, s.is_fixed, s.status,
      s.actual_end_date, s.version
    from mes2.schedule s where s.company_id = ${companyId} and s.id = ${id} and s.del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: SCHEDULE.what });
  return found;
}

export interface NewSchedule {
  readonly orderId: string;
  readonly lineDeptId: string;
  readonly num: number;
  readonly sam: string;
  readonly headcount: number;
  readonly efficiencySetId: string;
  readonly changeoverMin: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly isFixed: 0 | 1;
  readonly isManual: 0 | 1;
}

/** Writes a schedule under the next number of its month; the caller has locked the line. */
export async function insertSchedule(
  tx: Tx,
  { companyId }: Actor,
  schedule: NewSchedule,
  colorIds: readonly string[],
): Promise<string> {
  const month = schedule.startDate.slice(2, 4) + schedule.startDate.slice(5, 7);
  const counter = await tx.one<{ no: number }>(sql`
    insert into mes2.document_counter as c (company_id, prefix, next_no)
    select ${companyId}, ${`SC${month}`}, 2 + coalesce(max(split_part(s.schedule_no, '-', 2)::int), 0)
    from mes2.schedule s
    where s.company_id = ${companyId} and s.schedule_no ~ ${`^SC${month}-[0-9]{1,6}$`}
    on conflict (company_id, prefix) do update set next_no = c.next_no + 1
    returning c.next_no - 1 as no`);
  const scheduleNo = `SC${month}-${String(counter?.no ?? 1).padStart(3, '0')}`;
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.schedule (schedule_no, order_id, line_dept_id, num, sam, headcount, efficiency_set_id,
      sort, changeover_min, start_date, end_date, is_fixed, is_manual)
    values (${scheduleNo}, ${schedule.orderId}, ${schedule.lineDeptId}, ${schedule.num}, ${schedule.sam},
      ${schedule.headcount}, ${schedule.efficiencySetId}, 0, ${schedule.changeoverMin},
      ${schedule.startDate}::timestamptz, ${schedule.endDate}::timestamptz, ${schedule.isFixed},
      ${schedule.isManual}) returning id`);
  if (!row) throw new Error('no schedule was written');
  await setColors(tx, companyId, row.id, colorIds);
  return row.id;
}

/** Colours a schedule is limited to; none means all of the order. */
export async function setColors(
  tx: Tx,
  companyId: string,
  scheduleId: string,
  colorIds: readonly string[],
): Promise<void> {
  await tx.run(sql`
    delete from mes2.schedule_color where company_id = ${companyId} and schedule_id = ${scheduleId}`);
  await insertRows(
    tx,
    'mes2.schedule_color',
    [...new Set(colorIds)].map((colorId) => ({ scheduleId, colorId })),
  );
}

/** Colours that are none of the order's. */
export const foreignColors = (
  tx: Tx,
  companyId: string,
  orderId: string,
  colorIds: readonly string[],
): Promise<{ id: string }[]> =>
  tx.all(sql`
    select c.id from unnest(${colorIds}::bigint[]) as c (id)
    where not exists (select 1 from mes2.order_color o
      where o.company_id = ${companyId} and o.order_id = ${orderId} and o.color_id = c.id)`);

export const updatePlace = (
  tx: Tx,
  companyId: string,
  id: string,
  place: Omit<NewSchedule, 'orderId' | 'sam' | 'isManual'>,
): Promise<number> =>
  tx.run(sql`
    update mes2.schedule set line_dept_id = ${place.lineDeptId}, num = ${place.num},
      headcount = ${place.headcount}, efficiency_set_id = ${place.efficiencySetId},
      changeover_min = ${place.changeoverMin}, start_date = ${place.startDate}::timestamptz,
      end_date = ${place.endDate}::timestamptz, is_fixed = ${place.isFixed}, is_manual = 1
    where company_id = ${companyId} and id = ${id}`);

/** Heads of single days that a change of the bar's heads overrules. */
export const forgetSetHeads = (tx: Tx, companyId: string, scheduleId: string): Promise<number> =>
  tx.run(sql`
    delete from mes2.schedule_day
    where company_id = ${companyId} and schedule_id = ${scheduleId} and is_manual = 0`);

/** Writes the figures a move from one status to another leaves behind. */
export const writeStatus = (
  tx: Tx,
  companyId: string,
  id: string,
  fields: {
    readonly status: ScheduleStatus;
    readonly doneNum?: number;
    readonly actualStartDate?: Date;
    readonly actualEndDate?: Date | null;
    readonly endReason?: string | null;
    readonly stopReason?: string | null;
  },
): Promise<number> =>
  tx.run(sql`
    update mes2.schedule set status = ${fields.status},
      done_num = coalesce(${fields.doneNum ?? null}::int, done_num),
      actual_start_date = coalesce(actual_start_date, ${fields.actualStartDate ?? null}::timestamptz),
      actual_end_date = ${fields.actualEndDate ?? null}::timestamptz,
      end_reason = ${fields.endReason ?? null},
      stop_reason = coalesce(${fields.stopReason ?? null}, stop_reason)
    where company_id = ${companyId} and id = ${id}`);

export const removeSchedule = async (tx: Tx, companyId: string, id: string): Promise<void> => {
  await tx.run(
    sql`delete from mes2.schedule_day where company_id = ${companyId} and schedule_id = ${id}`,
  );
  await tx.run(sql`
    update mes2.schedule set del_flag = '2' where company_id = ${companyId} and id = ${id}`);
};

/** Another schedule that runs on a line. */
export const runningOn = (
  tx: Tx,
  companyId: string,
  lineDeptId: string,
  butId: string,
): Promise<{ scheduleNo: string; line: string } | undefined> =>
  tx.one(sql`
    select s.schedule_no, d.name as line from mes2.schedule s
    join amc.department d on d.company_id = s.company_id and d.id = s.line_dept_id
    where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = 1
      and s.del_flag = '0' and s.id <> ${butId} limit 1`);

/** The line is taken while a schedule runs; ending or stopping it gives the line back. */
export const occupyLine = async (
  tx: Tx,
  companyId: string,
  { id, lineDeptId, orderId, startDate, endDate }: ScheduleRecord,
): Promise<void> => {
  await tx.run(sql`
    insert into mes2.resource_occupation (company_id, resource_type, resource_id, order_id, schedule_id, from_date, to_date)
    values (${companyId}, 1, ${lineDeptId}, ${orderId}, ${id}, ${startDate}::timestamptz,
      greatest(${endDate}::timestamptz, ${startDate}::timestamptz + interval '1 minute'))`);
};

export const releaseLine = (tx: Tx, companyId: string, scheduleId: string): Promise<number> =>
  tx.run(sql`
    update mes2.resource_occupation set status = 1, version = version + 1, update_date = app_now()
    where company_id = ${companyId} and schedule_id = ${scheduleId} and status = 0`);
