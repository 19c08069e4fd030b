import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { fieldRight } from '../../list/field-right.ts';
import type { Feature } from '../../operations.ts';
import { factoryToday } from '../settings/public.ts';
import {
  dispatchHouseRate,
  dispatchWork,
  lateDays,
  meanPrices,
  onTimePct,
  returnedNum,
  secondPct,
  sentNum,
} from './subcontract-figures.sql.ts';
import { PRICE } from './subcontract-group.ts';

type Performance = DataOf<'getSubcontractGroupPerformance'>;

/** The price of a dispatch is the same fact as in the list of dispatches. */
const DISPATCH_PRICE = fieldRight('listDispatchOrders', 'unitPrice');

/** Whether a person sees what the house pays for operations, and what was agreed with those outside. */
interface Sees {
  readonly house: boolean;
  readonly agreed: boolean;
}

/** The columns of prices that a person sees; a share tells both of its prices. */
const prices = (
  { house, agreed }: Sees,
  of: { readonly agreed: Sql; readonly house: Sql; readonly pct: Sql },
): Sql => sql`
  ${agreed ? sql`, ${of.agreed} as unit_price` : sql``}
  ${house ? sql`, ${of.house} as house_price` : sql``}
  ${agreed && house ? sql`, ${of.pct} as price_pct` : sql``}`;

const MOST_MONTHS = 36;
const USUAL_MONTHS = 6;

/** What a group was sent and brought back, month by month, the latest last, and what it has to do now. */
export const subcontractPerformance: Feature<'getSubcontractGroupPerformance'> = ({ engine }) => ({
  getSubcontractGroupPerformance: ({ scope, companyId, query: { id, ...query }, can }) => {
    const months = Math.min(Math.max(query.months ?? USUAL_MONTHS, 1), MOST_MONTHS);
    return engine.tenant(
      scope,
      async (tx) => {
        const group = await tx.one(sql`
          select 1 from mes2.subcontract_group
          where company_id = ${companyId} and id = ${id} and del_flag <> '2'`);
        if (!group)
          throw new DomainError('record-missing', {
            what: { zh: '外发组', en: 'Subcontract group' },
          });
        const sees = { house: can(PRICE), agreed: can(DISPATCH_PRICE) };
        return {
          months: await monthsOf(tx, companyId, id, months, sees),
          open: await openAssignments(tx, companyId, id, sees),
        };
      },
      { readOnly: true },
    );
  },
});

const month = { from: sql`m.start`, to: sql`m.stop` };

const monthsOf = (
  tx: Tx,
  companyId: string,
  id: string,
  months: number,
  sees: Sees,
): Promise<Performance['months']> =>
  tx.all(sql`
    select to_char(m.start, 'YYYY-MM') as month, ${sentNum(month)} as sent_num, ${returnedNum(month)} as returned_num,
      round(${onTimePct(month)}, 2) as on_time_pct, round(${secondPct(month)}, 2) as second_pct, ${lateDays(month)} as late_days
      ${prices(sees, { agreed: sql`c.unit_price`, house: sql`c.house_price`, pct: sql`c.price_pct` })}
    from mes2.subcontract_group r
    cross join (
      select s::date as start, (s + interval '1 month')::date as stop
      from (select date_trunc('month', ${factoryToday(sql`${companyId}`)}::timestamp) as running) t
      cross join generate_series(t.running - make_interval(months => ${months - 1}::int), t.running, interval '1 month') s) m
    ${sees.house || sees.agreed ? sql`cross join lateral ${meanPrices(month)} c` : sql``}
    where r.company_id = ${companyId} and r.id = ${id} order by m.start`);

/** Dispatches that the group was given and has not finished. */
const openAssignments = (
  tx: Tx,
  companyId: string,
  id: string,
  sees: Sees,
): Promise<Performance['open']> =>
  tx.all(sql`
    with a as (
      select d.*, ${before(sql`d`)} as before
      from mes2.dispatch_order d
      where d.company_id = ${companyId} and d.target_type = 3 and d.target_id = ${id} and d.status in (1, 2)
        and d.del_flag = '0')
    select a.id, a.assign_no, a.order_id, o.order_no, a.section, a.status, a.num, a.plan_end_date,
      ${share(sql`w.returned`)} as done_num,
      ${share(sql`w.returned + w.outside`)} - ${share(sql`w.returned`)} as out_num,
      ${share(sql`w.returned + w.late`)} - ${share(sql`w.returned`)} as late_num
      ${prices(sees, {
        agreed: sql`a.unit_price`,
        house: sql`h.house`,
        pct: sql`round(100 * a.unit_price / nullif(h.house, 0), 2)`,
      })}
    from a
    join mes2.subcontract_group r on r.company_id = a.company_id and r.id = a.target_id
    join mes2.production_order o on o.company_id = a.company_id and o.id = a.order_id
    cross join lateral ${dispatchWork} w
    ${sees.house ? sql`cross join lateral (select ${dispatchHouseRate} as house) h` : sql``}
    order by a.plan_end_date, a.assign_no`);

/** Garments of the dispatches of the same order and section that end before `d`. */
const before = (d: Sql): Sql => sql`(
  sum(${d}.num) over (partition by ${d}.order_id, ${d}.section order by ${d}.plan_end_date, ${d}.assign_no)
  - ${d}.num)::int`;

/** What of some garments falls to dispatch `a`, when the ones that end before it are filled first. */
const share = (garments: Sql): Sql => sql`greatest(least(${garments} - a.before, a.num), 0)`;
