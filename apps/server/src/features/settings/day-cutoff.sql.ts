import { type Sql, sql } from '../../database/engine.ts';
import { settingDefaults } from './setting-defaults.ts';

/** Clock time at which the day of a company `c` begins that holds on a day; it is kept plainly, or with the days it holds from. */
const cutoffOn = (day: Sql): Sql => sql`coalesce((
  select case jsonb_typeof(s.value) when 'array' then (
      select x ->> 'clock' from jsonb_array_elements(s.value) x
      where x ->> 'from' <= to_char(${day}, 'YYYY-MM-DD')
      order by x ->> 'from' desc limit 1)
    else s.value #>> '{}' end
  from mes2.company_setting s
  where s.company_id = c.id and s.code = 'dayCutoff' and s.del_flag = '0'),
  ${String(settingDefaults.dayCutoff?.value)}::text)`;

/** The one that holds today. */
export const dayCutoffFor: Sql = cutoffOn(sql`app_now() at time zone c.time_zone`);

/**
 * The factory day of a moment, by the cut-off of its time.
 *
 * @see docs/formulas.md#work-date
 */
export const factoryDayOf = (moment: Sql, companyId: Sql): Sql => sql`(
  select l.clock::date - (l.clock::time < ${cutoffOn(sql`l.clock`)}::time)::int
  from amc.company c cross join lateral (select ${moment} at time zone c.time_zone as clock) l
  where c.id = ${companyId})`;

/**
 * The factory day that is running for a company, as `today` of a statement.
 *
 * @see docs/formulas.md#work-date
 */
export const factoryToday = (companyId: Sql): Sql => factoryDayOf(sql`app_now()`, companyId);
