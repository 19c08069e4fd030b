import { sql, type Tx } from '../../database/engine.ts';
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
