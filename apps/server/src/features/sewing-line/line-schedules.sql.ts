import type { ScheduleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { doneNum } from '../schedules/public.ts';

/** Schedules a leader can change a line to; the plan beyond them is the planner's. */
const MOST = 6;

/** Schedules of a line in one state, the next of the plan first. */
export const lineSchedules = (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string,
  status: ScheduleStatus,
): Promise<DataOf<'getSewingLineLive'>['nextSchedules']> =>
  tx.all(sql`
    select s.id as schedule_id, o.order_no, o.style_no, s.num, ${doneNum} as done_num, s.changeover_min,
      s.actual_start_date as start_date,
      exists (select 1 from mes2.scan c
        join mes2.order_process p on p.company_id = c.company_id and p.id = c.order_process_id and p.section = 3
          and p.is_output = 1
        where c.company_id = s.company_id and c.line_dept_id = s.line_dept_id and c.order_id = s.order_id
          and c.work_date >= s.actual_start_date::date - 1 and c.type in (1, 4, 5) and c.status = 0
          and coalesce(c.device_date, c.scan_date) >= s.actual_start_date) as has_output
    from mes2.schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = ${status}::int
      and s.del_flag = '0' and o.status in (1, 2)
    order by s.start_date, s.id limit ${MOST}::int`);
