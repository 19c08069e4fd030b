import { type Sql, sql } from '../../database/engine.ts';

/** Whether bundles keep shades apart, by the customer `c` or, where it does not ask for it, by the company. */
export const shadeControlFor: Sql = sql`greatest(c.shade_control, coalesce((
  select (s.value #>> '{}')::smallint from mes2.company_setting s
  where s.company_id = c.company_id and s.code = 'shadeControl' and s.del_flag = '0'), 0))`;
