import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import {
  dispatchHouseRate,
  lateDays,
  meanPrices,
  onTimePct,
  returnedNum,
  secondPct,
  sentNum,
} from './subcontract-figures.sql.ts';
import { PRICE } from './subcontract-group.ts';

type Performance = DataOf<'getSubcontractGroupPerformance'>;

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
        const seesPrices = can(PRICE);
        return {
          months: await monthsOf(tx, companyId, id, months, seesPrices),
          open: await openAssignments(tx, companyId, id, seesPrices),
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
  seesPrices: boolean,
): Promise<Performance['months']> =>
  tx.all(sql`
    select to_char(m.start, 'YYYY-MM') as month, ${sentNum(month)} as sent_num, ${returnedNum(month)} as returned_num,
      ${onTimePct(month)} as on_time_pct, ${secondPct(month)} as second_pct, ${lateDays(month)} as late_days
      ${seesPrices ? sql`, c.unit_price, c.house_price, c.price_pct` : sql``}
    from mes2.subcontract_group r
    cross join (
      select s as start, s + interval '1 month' as stop
      from generate_series(
        date_trunc('month', app_now()) - make_interval(months => ${months - 1}::int),
        date_trunc('month', app_now()), interval '1 month') s) m
    ${seesPrices ? sql`cross join lateral ${meanPrices(month)} c` : sql``}
    where r.company_id = ${companyId} and r.id = ${id} order by m.start`);

/** Dispatches that the group was given and has not finished. */
const openAssignments = (
  tx: Tx,
  companyId: string,
  id: string,
  seesPrices: boolean,
): Promise<Performance['open']> =>
  tx.all(sql`
    select a.id, a.assign_no, a.order_id, o.order_no, a.section, a.status, a.num, a.done_num, a.plan_end_date
      ${seesPrices ? sql`, a.unit_price, h.house as house_price, round(100 * a.unit_price / nullif(h.house, 0), 2) as price_pct` : sql``}
    from mes2.subcontract_group r
    join mes2.dispatch_order a on a.company_id = r.company_id and a.target_type = 3 and a.target_id = r.id
      and a.status in (1, 2) and a.del_flag = '0'
    join mes2.production_order o on o.company_id = a.company_id and o.id = a.order_id
    ${seesPrices ? sql`cross join lateral (select ${dispatchHouseRate} as house) h` : sql``}
    where r.company_id = ${companyId} and r.id = ${id} order by a.plan_end_date, a.assign_no`);
