import { type Sql, sql } from '../../database/engine.ts';

/** Sections whose gate looks at cut panels: cutting and the treatment of cut pieces. */
const PANEL_GATES = sql`(1, 2)`;

/** Orders whose cut panels are looked at before they leave. @param of alias of a bed or bundle of the order */
export const isPanelGated = (of: Sql): Sql => sql`exists (
  select 1 from mes2.order_qualifying q cross join jsonb_array_elements_text(coalesce(q.gates, '[]'::jsonb)) g (section)
  where q.company_id = ${of}.company_id and q.order_id = ${of}.order_id and q.del_flag = '0'
    and g.section::int in ${PANEL_GATES})`;
