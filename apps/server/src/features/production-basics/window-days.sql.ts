import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { factoryToday } from '../settings/public.ts';

/**
 * Notes from which day a customer is judged by his windows as they are now, or by none: the day after the running one,
 * whose figures stay. A later change of the same day takes its place.
 */
export async function noteWindows(tx: Tx, customerId: string): Promise<void> {
  await tx.all(sql`
    insert into mes2.attainment_window_day (customer_id, valid_from, windows)
    values (${customerId}, ${factoryToday(sql`current_company()`)} + 1,
      (select windows from mes2.attainment_window
        where company_id = current_company() and customer_id = ${customerId} and del_flag = '0'))
    on conflict (company_id, customer_id, valid_from) do update
      set windows = excluded.windows, version = attainment_window_day.version + 1`);
}

/** The windows a customer is judged by on a day; null where these are the hours of the shift. */
export const windowsOn = (companyId: Sql, customerId: Sql, day: Sql): Sql => sql`(
  select d.windows from mes2.attainment_window_day d
  where d.company_id = ${companyId} and d.customer_id = ${customerId} and d.valid_from <= ${day}
  order by d.valid_from desc limit 1)`;
