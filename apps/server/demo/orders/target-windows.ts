import { sql, type Tx } from '../../src/database/engine.ts';
import { floorSettings } from '../../src/features/settings/public.ts';
import { countWindows } from '../../src/features/targets/count-windows.sql.ts';
import { buildRecords } from '../../src/features/targets/target-records.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';

/** Why windows were missed, in turn; of every fourth one nobody has said it yet. */
const REASONS = [1, 4, 9];

/** The hour sheets of the lines: those of today, and of the day before with what the leaders wrote into them. */
export async function seedTargetWindows(
  services: Services,
  tx: Tx,
  actorAt: (username: string, at: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const actor = actorAt('admin', `${calendar.today} ${calendar.clock}`);
  await buildRecords(services, tx, actor, { workDate: calendar.today });
  const before = calendar.workday(-1);
  await tx.run(sql`
    insert into mes2.target_record (company_id, dept_id, order_id, work_date, window_from, window_to, target_num)
    select company_id, dept_id, order_id, ${before}::date, window_from, window_to, target_num
    from mes2.target_record where company_id = ${companyId} and work_date = ${calendar.today}::date
    on conflict do nothing`);
  const { dayCutoff } = await floorSettings(tx, actor);
  const { now } = actor;
  await countWindows(tx, { companyId, from: before, to: before, dayCutoff, now });
  await tx.run(sql`
    update mes2.target_record t set loss_reason = (${REASONS}::int[])[m.nth % 4], fill_by = ${actor.user.id},
      update_by = ${actor.user.id}, update_date = ${calendar.workdayAt(-1, '17:40:00')}::timestamp at time zone 'Asia/Shanghai'
    from (select id, row_number() over (order by dept_id, window_from) as nth from mes2.target_record
      where company_id = ${companyId} and work_date = ${before}::date and actual_num < target_num) m
    where t.company_id = ${companyId} and t.id = m.id and m.nth % 4 > 0`);
}
