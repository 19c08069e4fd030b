import { type Sql, sql } from '../../database/engine.ts';

/** The windows a customer is judged by on a day; null where these are the hours of the shift. */
export const windowsOn = (companyId: Sql, customerId: Sql, day: Sql): Sql => sql`(
  select d.windows from mes2.attainment_window_day d
  where d.company_id = ${companyId} and d.customer_id = ${customerId} and d.valid_from <= ${day}
  order by d.valid_from desc limit 1)`;
