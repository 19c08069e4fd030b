import { addDays, workDate } from '@garment-mes/domain/time';
import { sql } from '../../database/engine.ts';
import { eachCompany } from '../../jobs/each-company.ts';
import type { Services } from '../../operations.ts';
import { decidedSettings, floorSettingsOf } from '../settings/public.ts';
import { countWindows } from './count-windows.sql.ts';

/**
 * Counts the windows of the running day and of the days before it again, as reports come in late.
 *
 * @param days how many days before the running one
 * @returns windows whose figure changed
 */
export const refreshWindows = (services: Services, days: number): Promise<number> =>
  eachCompany(
    services,
    sql`exists (select 1 from mes2.target_record t where t.company_id = c.id
      and t.work_date >= ${services.clock()}::timestamptz::date - ${days + 2}::int)`,
    async (tx, { companyId, scope, now }) => {
      const { dayCutoff } = floorSettingsOf(await decidedSettings(tx, companyId));
      const to = workDate(now, { dayCutoff, timeZone: scope.timeZone });
      const from = addDays(to, -days);
      const ids = await countWindows(tx, { companyId, from, to, dayCutoff, now });
      if (ids.length > 0) await services.publish(tx, { topic: 'lineHour', keys: ids });
      return ids.length;
    },
  );
