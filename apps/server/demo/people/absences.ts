import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { Staff } from './people.ts';

const [WAITS, AGREED, REFUSED] = [0, 1, 2];
const [PERSONAL, SICK, ANNUAL, EXCHANGED] = [1, 2, 3, 7];
const SHIFT = 510;

/** Person, type, working day from today, from and to, minutes, state, reason. */
type Leave = readonly [
  who: (staff: Staff) => string | undefined,
  type: number,
  day: number,
  from: string,
  to: string,
  minutes: number,
  status: number,
  reason: string,
];

const sewer = (at: number) => (staff: Staff) => staff.sewers[at]?.id;

/** Leave of weeks ago that was agreed, a day that was refused, and what waits. */
const LEAVE: readonly Leave[] = [
  [sewer(1), SICK, -25, '08:00', '17:30', SHIFT, AGREED, '感冒发烧'],
  [sewer(2), PERSONAL, -24, '13:00', '17:30', 270, AGREED, '孩子家长会'],
  [sewer(3), ANNUAL, -20, '08:00', '17:30', SHIFT, REFUSED, '回老家'],
  [sewer(1), ANNUAL, 6, '08:00', '17:30', SHIFT, WAITS, '探亲'],
  [sewer(4), PERSONAL, 7, '08:00', '12:00', 240, WAITS, '办理证件'],
  [sewer(5), EXCHANGED, 8, '13:00', '17:30', 270, WAITS, '上周六加班调休'],
];

/** What people asked for: who leads them decides, and who is asked has something to decide. */
export async function seedAbsences(tx: Tx, staff: Staff, calendar: DemoCalendar): Promise<void> {
  const { companyId } = staff;
  const manager = staff.member('workshop').userId;
  for (const [who, type, day, from, to, minutes, status, reason] of LEAVE) {
    const employeeId = who(staff);
    if (employeeId === undefined) continue;
    const date = calendar.workday(day);
    const decided = status === WAITS ? null : manager;
    await tx.run(sql`
      with made as (
        insert into mes2.employee_absence (company_id, employee_id, absence_type, from_date, to_date, minutes, status,
          reason, opinion, approve_by, approve_date, create_date)
        values (${companyId}, ${employeeId}, ${type}::int, ${date}::date + ${from}::time, ${date}::date + ${to}::time,
          ${minutes}::int, ${status}::int, ${reason}, ${status === REFUSED ? '赶货' : null}, ${decided}::bigint,
          case when ${decided}::bigint is not null then ${date}::date - interval '1 day' end,
          least(app_now(), ${date}::date - interval '2 days'))
        returning id)
      insert into mes2.employee_absence_day (company_id, absence_id, employee_id, work_date, minutes, day_minutes, is_away)
      select ${companyId}, id, ${employeeId}, ${date}::date, ${minutes}::int, ${SHIFT}::int,
        ${minutes * 2 >= SHIFT ? 1 : 0}::smallint
      from made`);
  }
}
