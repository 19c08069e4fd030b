import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { resource, type StoredRecord } from '../../resources/resource.ts';
import { actualEfficiency } from './actual-efficiency.sql.ts';

const SHOWN_DAYS = 5;
/** Percentage points between what is planned and what was reached from which somebody should look. */
const DEVIATION = 10;

// As `pctAtFactor` of the domain; curve-factor.test.ts compares the two.
const pctAtFactor = sql`round((p ->> 'pct')::numeric * r.factor_pct / 100, 2)`;
// Compared with what was reached, both unrounded.
const expectedPct = sql`(
  select avg((p ->> 'pct')::numeric) * r.factor_pct / 100 from jsonb_array_elements(e.points) p)`;

/** Names who has a setting already; the unique index ensures it where two people save at once. */
async function requireNew(
  tx: Tx,
  companyId: string,
  { customerId, categoryId = null }: BodyOf<'createCustomerEfficiencySet'>,
  before: StoredRecord | undefined,
): Promise<void> {
  const taken = await tx.one<{ customer: string; category: string | null }>(sql`
    select coalesce(k.short_name, k.name) as customer, c.name as category
    from mes2.customer_efficiency_set r
    join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
    left join ccm.category c on c.company_id = r.company_id and c.id = r.category_id
    where r.company_id = ${companyId} and r.customer_id = ${customerId} and r.del_flag = '0'
      and r.category_id is not distinct from ${categoryId}::bigint and r.id is distinct from ${before?.id ?? null}::bigint`);
  if (!taken) return;
  const { customer, category } = taken;
  throw new DomainError('customer-curve-set', {
    customer,
    category: category ?? { zh: '全部品类', en: 'all categories' },
  });
}

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
    categoryId: {
      table: 'ccm.category',
      kind: 'style',
      what: { zh: '品类', en: 'Category' },
    },
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
      select string_agg(trim_scale(${pctAtFactor})::text, '/' order by (p ->> 'day')::int)
      from jsonb_array_elements(e.points) p where (p ->> 'day')::int <= ${SHOWN_DAYS}::int)`,
    actualPct: sql`round(a.pct, 2)`,
    updateDate: sql`r.update_date`,
    customerId: sql`r.customer_id`,
    categoryId: sql`r.category_id`,
    efficiencySetId: sql`r.efficiency_set_id`,
    version: sql`r.version`,
  },
  rows: (companyId, { customerId, categoryId, efficiencySetId, deviates }) => sql`
    from mes2.customer_efficiency_set r
    join ccm.customer k on k.company_id = r.company_id and k.id = r.customer_id
    join mes2.efficiency_set e on e.company_id = r.company_id and e.id = r.efficiency_set_id
    left join ccm.category c on c.company_id = r.company_id and c.id = r.category_id
    left join ${actualEfficiency(companyId)} a
      on a.customer_id = r.customer_id and a.category_id = coalesce(r.category_id, 0)
    where ${liveRows(companyId)}
    ${given(customerId, (id) => sql`r.customer_id = ${id}`)}
    ${given(categoryId, (id) => sql`r.category_id = ${id}`)}
    ${given(efficiencySetId, (id) => sql`r.efficiency_set_id = ${id}`)}
    ${deviates ? sql`and abs(a.pct - ${expectedPct}) > ${DEVIATION}::numeric` : sql``}`,
  order: sql`k.code, c.name nulls first`,
  check: async ({ tx, call, body, before }) => {
    const { factorPct } = body;
    if (decimal(factorPct).lt(50) || decimal(factorPct).gt(150))
      throw new DomainError('out-of-range', {
        field: { zh: '系数', en: 'The coefficient' },
        min: 50,
        max: 150,
      });
    await requireNew(tx, call.companyId, body, before);
  },
});
