import { type Sql, sql } from '../../../database/engine.ts';
import { factoryToday } from '../../settings/public.ts';

/** Price `r` of an operation that was in force on a day of the period that has begun, and that nobody audited. */
export const isUnauditedIn = (companyId: string, periodId: string): Sql => sql`(
  r.approve_by is null and r.del_flag = '0' and exists (
    select 1 from mes2.wage_period k
    where k.company_id = ${companyId} and k.id = ${periodId}
      and r.from_date <= least(k.to_date, ${factoryToday(sql`${companyId}`)})
      and coalesce(r.to_date, 'infinity'::date) >= k.from_date))`;

/** How many operations of confirmed orders have such a price. Prices are the company's: departments have none of their own. */
export const unauditedOperations = (companyId: string, periodId: string): Sql => sql`(
  select count(distinct r.order_process_id) from mes2.order_price r
  join mes2.order_process p on p.company_id = r.company_id and p.id = r.order_process_id and p.del_flag = '0'
  join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id and o.del_flag = '0' and o.status <> 0
  where r.company_id = ${companyId} and ${isUnauditedIn(companyId, periodId)})::int`;
