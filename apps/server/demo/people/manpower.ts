import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';

/** As far back as lines have sewn. */
const DAYS = 12;
const SEWING = 5;
/** When the leaders are through with the sheet of the day. */
const FILLED_IN = '09:00:00';

/** What the leaders of the sewing lines filled in on the last days and this morning, and a figure typed for a board. */
export async function seedManpower(
  tx: Tx,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, at) => calendar.workday(-at - 1));
  const isFilledIn =
    calendar.clock >= FILLED_IN && calendar.lastWorkday(calendar.today) === calendar.today;
  const filled = isFilledIn ? [calendar.today, ...days] : days;
  await tx.run(sql`
    insert into mes2.manpower_input (company_id, dept_id, work_date, shift_id, roll_num, present_num,
      absent_num, helper_num, leader_num, attend_min, ot_min, shift_net_min, confirm_by, confirm_date)
    select d.company_id, d.id, w.day, s.id, r.roll, r.roll - r.absent, r.absent,
      least(1, r.roll - r.absent), least(1, r.roll - r.absent),
      (r.roll - r.absent) * s.net_min, case when r.place % 2 = 0 then (r.roll - r.absent) * 120 else 0 end,
      s.net_min, m.user_id, case when m.user_id is not null then w.day + ${FILLED_IN}::time end
    from amc.department d
    cross join unnest(${filled}::date[]) with ordinality w (day, place)
    join mes2.shift s on s.company_id = d.company_id and s.is_default = 1 and s.del_flag = '0'
    left join lateral (
      select m.user_id from amc.company_member m
      where m.company_id = d.company_id and m.user_id is not null and m.del_flag = '0'
      order by m.employee_no limit 1) m on w.place > 1
    cross join lateral (
      select count(*)::int as roll, least(count(*), (w.place + d.sort) % 3)::int as absent, w.place
      from amc.company_member e
      where e.company_id = d.company_id and e.dept_id = d.id and e.status = 0 and e.del_flag = '0') r
    where d.company_id = ${companyId} and d.dept_type = ${SEWING}::int and d.del_flag = '0' and r.roll > 0`);
  await tx.run(sql`
    insert into mes2.board_quantity (company_id, board_code, item_code, work_date, mode, num, remark)
    values (${companyId}, 'fqc', 'checkNum', ${days[0]}::date, 2, 12, '停电时手工检验')`);
}
