import { DomainError } from '@garment-mes/domain';
import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';

type Month = DataOf<'getSubcontractGroupPerformance'>[number];

const MOST_MONTHS = 36;
const USUAL_MONTHS = 6;

/** What a group was sent and brought back, month by month, the latest last. */
export const subcontractPerformance: Feature<'getSubcontractGroupPerformance'> = ({ engine }) => ({
  getSubcontractGroupPerformance: ({ scope, companyId, query }) => {
    const months = Math.min(Math.max(query.months ?? USUAL_MONTHS, 1), MOST_MONTHS);
    return engine.tenant(
      scope,
      async (tx) => {
        const group = await tx.one(sql`
          select 1 from mes2.subcontract_group
          where company_id = ${companyId} and id = ${query.id} and del_flag <> '2'`);
        if (!group)
          throw new DomainError('record-missing', {
            what: { zh: '外发组', en: 'Subcontract group' },
          });
        return tx.all<Month>(sql`
          select to_char(m.start, 'YYYY-MM') as month,
            coalesce(sum(d.num) filter (where d.send_date >= m.start and d.send_date < m.stop), 0)::int
              as sent_num,
            coalesce(sum(d.return_num) filter (where ${inMonth}), 0)::int as returned_num,
            round(100.0 * count(*) filter (where ${inMonth} and d.receive_date::date <= d.due_date)
              / nullif(count(*) filter (where ${inMonth} and d.due_date is not null), 0), 2) as on_time_pct,
            null::numeric as second_pct,
            round(avg(d.receive_date::date - d.due_date)
              filter (where ${inMonth} and d.receive_date::date > d.due_date), 1) as late_days
          from (
            select s as start, s + interval '1 month' as stop
            from generate_series(
              date_trunc('month', app_now()) - make_interval(months => ${months - 1}::int),
              date_trunc('month', app_now()), interval '1 month') s) m
          left join mes2.subcontract_delivery d
            on d.company_id = ${companyId} and d.out_group_id = ${query.id} and d.del_flag = '0'
          group by m.start order by m.start`);
      },
      { readOnly: true },
    );
  },
});

const inMonth = sql`d.receive_date >= m.start and d.receive_date < m.stop`;
