import { DomainError, decimal } from '@garment-mes/domain';
import { type Sql, sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';

const deliveries = sql`
  from mes2.subcontract_delivery d
  where d.company_id = r.company_id and d.out_group_id = r.id and d.del_flag = '0'`;

const PRICE = 'FIELD^orderProcess.price';

const priceRule = (withPrice: boolean): Sql => sql`
  jsonb_build_object('kind', r.price_kind, 'factor', r.price_factor::text)
  ${withPrice ? sql`|| jsonb_build_object('price', r.price::text)` : sql``}`;

/** Priced by the process price times a factor. */
const BY_FACTOR = 1;
const LEAST_FACTOR = '0.1';
const MOST_FACTOR = '5.0';

/** Who sews, prints or washes for the factory: what the group can do, at which price. */
export const subcontractGroup = resource({
  operations: {
    list: 'listSubcontractGroups',
    create: 'createSubcontractGroup',
    update: 'updateSubcontractGroup',
    remove: 'deleteSubcontractGroup',
  },
  what: { zh: '外发组', en: 'Subcontract group' },
  table: 'mes2.subcontract_group',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('subcontract_group')],
  usedBy: [{ table: 'mes2.dispatch_order', column: 'target_id', holds: 'id' }],
  handled: ['priceRule'],
  spread: ({ priceRule: { kind, factor, price } }) => ({
    price_kind: kind,
    price_factor: factor,
    price,
  }),
  check: ({ body: { priceRule } }) => {
    if (priceRule.kind !== BY_FACTOR) return;
    const factor = decimal(priceRule.factor ?? 0);
    if (factor.lt(LEAST_FACTOR) || factor.gt(MOST_FACTOR))
      throw new DomainError('out-of-range', {
        field: { zh: '系数', en: 'Coefficient' },
        min: LEAST_FACTOR,
        max: MOST_FACTOR,
      });
  },
  columns: ({ can }) => ({
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    contact: sql`r.contact`,
    processSections: sql`r.process_sections`,
    capacityNum: sql`r.capacity_num`,
    openNum: sql`(
      select coalesce(sum(d.num - d.return_num), 0)::int ${deliveries} and d.status <> 2)`,
    onTimePct: sql`(
      select round(100.0 * count(*) filter (where d.receive_date::date <= d.due_date)
        / nullif(count(*), 0), 2)
      ${deliveries} and d.status = 2 and d.due_date is not null
        and d.receive_date >= app_now() - interval '90 days')`,
    // Nothing says yet which pieces of a group turned out seconds.
    secondPct: sql`null::numeric`,
    grade: sql`r.grade`,
    delFlag: sql`r.del_flag`,
    priceRule: priceRule(can(PRICE)),
    version: sql`r.version`,
  }),
  rows: (companyId, { section }) => sql`
    from mes2.subcontract_group r where ${liveRows(companyId)}
    ${given(section, (value) => sql`${value}::int = any (r.process_sections)`)}`,
  order: sql`r.code`,
});
