import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../database/engine.ts';
import { fieldRight } from '../../list/field-right.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { factoryToday } from '../settings/public.ts';
import { onTimePct, openNum, type Span, secondPct } from './subcontract-figures.sql.ts';

/** Who may see what operations are paid. */
export const PRICE = fieldRight('listOrderPrices', 'price');

const priceRule = (withPrice: boolean): Sql => sql`
  jsonb_build_object('kind', r.price_kind, 'factor', r.price_factor::text)
  ${withPrice ? sql`|| jsonb_build_object('price', r.price::text)` : sql``}`;

/** What the list judges a group by. */
const lately: Span = {
  from: sql`${factoryToday(sql`r.company_id`)} - 90`,
  to: sql`'infinity'::date`,
};

/** Priced by the piece; the other kind is the price of its operations times a factor. */
const BY_PIECE = 2;
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
  handled: ['priceRule', 'processSections'],
  spread: ({ priceRule: { kind, factor, price }, processSections }) => ({
    process_sections: [...new Set(processSections)],
    price_kind: kind,
    price_factor: factor,
    price,
  }),
  check: ({ body: { priceRule }, before, call }) => {
    const { kind, price } = priceRule;
    const maySee = call.can(PRICE);
    const paid = (price === undefined ? before?.price : price) as string | null | undefined;
    // Who may not see a price neither sets one nor makes a group that needs one.
    if (!maySee && (price !== undefined || (kind === BY_PIECE && !paid)))
      throw new DomainError('no-permission', { name: { zh: '工序工价', en: 'Piece rates' } });
    if (kind === BY_PIECE) {
      if (!paid || decimal(paid).lte(0))
        throw new DomainError('required', { field: { zh: '件单价', en: 'Price per piece' } });
      return;
    }
    const factor = decimal(priceRule.factor ?? 0);
    if (factor.lt(LEAST_FACTOR) || factor.gt(MOST_FACTOR))
      throw new DomainError('out-of-range', {
        field: { zh: '系数', en: 'Coefficient' },
        min: LEAST_FACTOR,
        max: MOST_FACTOR,
      });
  },
  checkRemoval: async (tx, { companyId }, { id, name }) => {
    const given = await tx.one<{ count: number }>(sql`
      select count(*)::int as count from mes2.dispatch_order
      where company_id = ${companyId} and target_type = 3 and target_id = ${id} and del_flag = '0'`);
    const count = given?.count ?? 0;
    if (count > 0) throw new DomainError('group-in-use', { name: String(name), count });
  },
  pinyin: { name: sql`r.pinyin` },
  columns: ({ can }) => ({
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    contact: sql`r.contact`,
    processSections: sql`r.process_sections`,
    capacityNum: sql`r.capacity_num`,
    openNum,
    onTimePct: sql`round(${onTimePct(lately)}, 2)`,
    secondPct: sql`round(${secondPct(lately)}, 2)`,
    grade: sql`r.grade`,
    delFlag: sql`r.del_flag`,
    priceRule: priceRule(can(PRICE)),
    version: sql`r.version`,
  }),
  searchAs: { processSections: sql`r.process_sections::text[]` },
  rows: (companyId, { section, isOut }) => sql`
    from mes2.subcontract_group r where ${liveRows(companyId)}
    ${given(section, (value) => sql`${value}::int = any (r.process_sections)`)}
    ${isOut ? sql`and ${openNum} > 0` : sql``}`,
  // A grade that a person chose is no longer worked out.
  write: async (tx, id, { grade = null }, before) => {
    if (grade === (before?.grade ?? null)) return;
    await tx.run(sql`update mes2.subcontract_group set grade_month = null where id = ${id}`);
  },
  order: sql`r.code`,
});
