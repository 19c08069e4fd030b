import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { Staff } from '../people/people.ts';

/** Sewing operations of each order whose price changes. */
const STEPS = 3;

/**
 * First prices are audited, as a confirmation leaves them. In the newest two running orders some prices wait for their
 * day: those of one are audited, those of the other are not.
 */
export async function seedPriceChanges(
  tx: Tx,
  { companyId, member }: Staff,
  calendar: DemoCalendar,
): Promise<void> {
  const auditor = member('finance').userId;
  await tx.run(sql`
    update mes2.order_price set approve_by = ${auditor}, approve_date = create_date
    where company_id = ${companyId} and approve_by is null`);
  const from = calendar.workday(3);
  const steps = await tx.all<{ id: string; isAudited: boolean }>(sql`
    select s.id, s.at = 1 as is_audited from (
      select p.id, o.at, row_number() over (partition by p.order_id order by p.seq_no) as nth
      from (select id, dense_rank() over (order by order_no desc) as at from mes2.production_order
        where company_id = ${companyId} and status in (1, 2)) o
      join mes2.order_process p on p.company_id = ${companyId} and p.order_id = o.id and p.section = 3
      where o.at <= 2) s
    where s.nth <= ${STEPS} order by s.at, s.nth`);
  for (const { id, isAudited } of steps) {
    const [last] = await tx.all<{ price: string }>(sql`
      update mes2.order_price set to_date = ${from}::date - 1
      where company_id = ${companyId} and order_process_id = ${id} and to_date is null returning price`);
    await tx.run(sql`
      insert into mes2.order_price
        (company_id, order_process_id, price, from_date, reason, create_by, approve_by, approve_date)
      values (${companyId}, ${id}, round(${last?.price}::numeric * 1.05, 4), ${from}::date, '大货试产后复核工时',
        ${member('manager').userId}, ${isAudited ? auditor : null}, ${isAudited ? calendar.workdayAt(-1, '16:20:00') : null})`);
  }
}
