import { DomainError, decimal } from '@garment-mes/domain';
import { sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { resource } from '../../resources/resource.ts';

/** Which curve a customer's work follows, and at what share of it. */
export const customerEfficiency = resource({
  operations: {
    list: 'listCustomerEfficiencySets',
    create: 'createCustomerEfficiencySet',
    update: 'updateCustomerEfficiencySet',
    remove: 'deleteCustomerEfficiencySet',
  },
  what: { zh: '客户效率系数', en: 'Customer efficiency' },
  table: 'mes2.customer_efficiency_set',
  label: 'id',
  topic: 'dict',
  state: 'none',
  keys: [
    {
      index: 'customer_efficiency_set_key',
      refusal: ['already-set', { what: { zh: '客户和品类', en: 'customer and category' } }],
    },
  ],
  references: {
    customerId: { table: 'ccm.customer', what: { zh: '客户', en: 'Customer' } },
    categoryId: { table: 'ccm.category', what: { zh: '品类', en: 'Category' } },
    efficiencySetId: {
      table: 'mes2.efficiency_set',
      what: { zh: '效率曲线', en: 'Learning curve' },
    },
  },
  columns: {
    id: sql`r.id`,
    customerName: sql`coalesce(k.short_name, k.name)`,
    grade: sql`k.grade`,
    categoryName: sql`c.name`,
    efficiencySetName: sql`e.name`,
    factorPct: sql`r.factor_pct`,
    effectText: sql`(
      select string_agg(trim_scale(round((p ->> 'pct')::numeric * r.factor_pct / 100, 1))::text || '%', ' '
        order by (p ->> 'day')::int)
      from jsonb_array_elements(e.points) p)`,
    actualPct: sql`null::numeric`,
    updateDate: sql`r.update_date`,
    customerId: sql`r.customer_id`,
    categoryId: sql`r.category_id`,
    efficiencySetId: sql`r.efficiency_set_id`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`
    from mes2.customer_efficiency_set r
    join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
    join mes2.efficiency_set e on e.company_id = r.company_id and e.id = r.efficiency_set_id
    left join ccm.category c on c.company_id = r.company_id and c.id = r.category_id
    where ${liveRows(companyId)}`,
  order: sql`k.code, c.name nulls first`,
  check: ({ body: { factorPct } }) => {
    if (decimal(factorPct).lt(50) || decimal(factorPct).gt(150))
      throw new DomainError('out-of-range', {
        field: { zh: '系数', en: 'The coefficient' },
        min: 50,
        max: 150,
      });
  },
});
