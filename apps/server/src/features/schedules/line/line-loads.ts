import { sql, type Tx } from '../../../database/engine.ts';
import type { LineCalendar } from '../../calendar/public.ts';
import type { LineProfile } from '../../lines/public.ts';
import { type DayLoad, dayLoads } from './plan-line.ts';

interface PlannedDayRow {
  readonly lineDeptId: string;
  readonly workDate: string;
  readonly headcount: number;
  readonly effPct: string;
  readonly planNum: number;
  readonly sam: string;
}

/** How full the days of lines are in a window, by the department of each. */
export async function lineLoads(
  tx: Tx,
  companyId: string,
  lines: readonly Pick<LineProfile, 'deptId' | 'calendarId'>[],
  calendarOf: (id: string) => Promise<LineCalendar>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, readonly DayLoad[]>> {
  const days = await tx.all<PlannedDayRow>(sql`
    select s.line_dept_id, d.work_date, d.headcount, d.eff_pct, d.plan_num, s.sam
    from mes2.schedule_day d join mes2.schedule s on s.company_id = d.company_id and s.id = d.schedule_id
    where d.company_id = ${companyId} and d.work_date between ${from}::date and ${to}::date
      and s.line_dept_id = any(${lines.map(({ deptId }) => deptId)}::bigint[]) and s.del_flag = '0'
      and (s.status <> 2 or d.work_date <= coalesce(s.actual_end_date, s.end_date)::date)`);
  const loads = new Map<string, readonly DayLoad[]>();
  for (const { deptId, calendarId } of lines) {
    const calendar = await calendarOf(calendarId);
    loads.set(
      deptId,
      dayLoads(
        days.filter((day) => day.lineDeptId === deptId),
        calendar.minutesOn,
      ),
    );
  }
  return loads;
}
