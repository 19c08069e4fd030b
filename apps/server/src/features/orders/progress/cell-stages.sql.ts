import { type Sql, sql } from '../../../database/engine.ts';

/**
 * Garments of an order at each stage by colour and size, as the worker folded them: the same days that the head of
 * the order counts. A cell that no stage reached has no row.
 */
export const cellStages = (companyId: string, orderId: string): Sql => sql`(
  select color_id, size_id,
    coalesce(sum(num) filter (where stage = 'deliver'), 0)::int as deliver_num,
    coalesce(sum(num) filter (where stage = 'sew'), 0)::int as sew_num,
    coalesce(sum(num) filter (where stage = 'qcPass'), 0)::int as qc_pass_num,
    coalesce(sum(num) filter (where stage = 'in'), 0)::int as in_num,
    coalesce(sum(num) filter (where stage = 'out'), 0)::int as out_num,
    coalesce(sum(num) filter (where stage = 'scrap'), 0)::int as scrap_num,
    coalesce(sum(num) filter (where stage = 'second'), 0)::int as second_num
  from mes2.order_stage_day where company_id = ${companyId} and order_id = ${orderId} group by 1, 2)`;
