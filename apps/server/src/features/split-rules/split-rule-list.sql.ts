import { type Sql, sql } from '../../database/engine.ts';

const narrowest = (orderId: string | undefined): Sql =>
  orderId ? sql`(r.scope = max(r.scope) over ())` : sql`false`;

export const splitRuleColumns = (orderId: string | undefined) => ({
  id: sql`r.id`,
  name: sql`r.name`,
  scope: sql`r.scope`,
  scopeName: sql`coalesce(k.short_name, k.name, s.style_no, o.order_no)`,
  mode: sql`r.mode`,
  maxNum: sql`r.max_num`,
  mergeTailPct: sql`r.merge_tail_pct::numeric(6, 2)`,
  shadeBreak: sql`r.shade_break`,
  numbering: sql`r.numbering`,
  bedCount: sql`(select count(*)::int from mes2.cutting_bed b
    where b.company_id = r.company_id and b.split_rule_id = r.id and b.del_flag = '0')`,
  updateDate: sql`r.update_date`,
  scopeId: sql`r.scope_id`,
  isNarrowest: narrowest(orderId),
  version: sql`r.version`,
});

/** The rules of a company; with an order, those that cover it. */
export const splitRuleRows = (companyId: string, orderId: string | undefined): Sql => sql`
  from mes2.bundle_split_rule r
  left join ccm.customer k on k.company_id = r.company_id and k.id = r.scope_id and r.scope = 2
  left join mes2.style s on s.company_id = r.company_id and s.id = r.scope_id and r.scope = 3
  left join mes2.production_order o on o.company_id = r.company_id and o.id = r.scope_id and r.scope = 4
  where r.company_id = ${companyId} and r.del_flag = '0'
  ${
    orderId
      ? sql`and (r.scope = 1 or exists (select 1 from mes2.production_order x
          where x.company_id = r.company_id and x.id = ${orderId}
            and r.scope_id = case r.scope when 2 then x.customer_id when 3 then x.style_id else x.id end))`
      : sql``
  }`;
