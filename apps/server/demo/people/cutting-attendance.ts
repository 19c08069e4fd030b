import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { SHIFT_MINUTES } from '../history/work-days.ts';

/** Days that the cutting room goes back. */
const DAYS = 45;
const CUTTING_GROUP = 4;
/** Every so many days somebody is not there. */
const ABSENT_EVERY = 19;

/**
 * Who was there in the cutting room on the days on which it cut. The first table has one day of which nobody wrote it
 * down, the last but one.
 */
export async function seedCuttingAttendance(
  tx: Tx,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  await tx.run(sql`
    with days as (
      select work_date, row_number() over (order by work_date desc) as place from mes2.cutting_bed
      where company_id = ${companyId} and work_date between ${calendar.day(-DAYS)}::date and ${calendar.day(-1)}::date
        and del_flag = '0' group by 1),
    places as (
      select d.id, row_number() over (order by d.dept_type desc, d.sort) as place from amc.department d
      where d.company_id = ${companyId} and d.del_flag = '0' and (d.dept_type = ${CUTTING_GROUP}::int or exists (
        select 1 from amc.department t
        where t.company_id = d.company_id and t.parent_id = d.id and t.dept_type = ${CUTTING_GROUP}::int)))
    insert into mes2.attendance (company_id, employee_id, work_date, on_date, off_date, normal_min, basis)
    select u.company_id, u.employee_id, w.work_date, w.work_date + time '07:55', w.work_date + time '17:30',
      ${SHIFT_MINUTES}::int, 1
    from amc.dept_user u
    join places p on p.id = u.dept_id
    join amc.company_member m on m.company_id = u.company_id and m.id = u.employee_id and m.status = 0
    cross join days w
    where u.company_id = ${companyId} and u.is_main = 1 and u.del_flag = '0'
      and w.work_date >= u.from_date and w.work_date < coalesce(u.to_date, 'infinity')
      and not (p.place = 1 and w.place = 2)
      and (extract(doy from w.work_date)::int + right(m.employee_no, 2)::int) % ${ABSENT_EVERY}::int <> 0
      and not exists (
        select 1 from mes2.attendance a
        where a.company_id = u.company_id and a.employee_id = u.employee_id and a.work_date = w.work_date)`);
}
