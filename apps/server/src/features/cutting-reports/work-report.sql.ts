import type { Language } from '@garment-mes/domain/refusals';
import { WageStatusLabels } from '@garment-mes/sdk/labels';
import { type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { wordOf } from '../../messages/words.sql.ts';
import { HANDED_ON } from '../beds/public.ts';
import { bedsAsked, type CuttingSearch, ordersAsked } from './report-beds.sql.ts';

type WorkSearch = CuttingSearch & NonNullable<QueryOf<'getCuttingWorkReport'>>;

const SPREADING = 1;
const CUTTING = 2;

/**
 * Minutes that a person was at a bed: from joining to leaving, where somebody wrote that down; else while the work of the
 * role lasted. Nothing while a time is missing.
 */
const spent = sql`round((extract(epoch from case
  when e.leave_date is not null then e.leave_date - e.join_date
  when e.role = ${SPREADING}::int then b.spread_end_date - b.spread_start_date
  when e.role = ${CUTTING}::int then b.cut_end_date - b.cut_start_date
  else b.cut_end_date - b.spread_start_date end) / 60)::numeric, 2)`;

/** Columns of the report, the status of the wage in the words of the reader. */
export const workColumns = (language: Language) => ({
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  workDate: sql`b.work_date`,
  bedNo: sql`b.bed_no`,
  orderNo: sql`o.order_no`,
  role: sql`e.role`,
  processName: sql`s.process_name`,
  plies: sql`b.plies`,
  cutNum: sql`b.cut_num`,
  unitPrice: sql`e.unit_price`,
  sharePct: sql`e.share_pct`,
  amount: sql`e.amount`,
  spentMin: spent,
  perHour: sql`round(e.amount * 60 / nullif(${spent}, 0), 2)`,
  wageStatus: wordOf(WageStatusLabels, sql`r.status`, language),
  employeeId: sql`e.employee_id`,
  reduceBedId: sql`b.id`,
  orderId: sql`b.order_id`,
});

/** What each person did at each bed that was handed on, operation by operation, and what it pays. */
export const workRows = (companyId: string, search: WorkSearch): Sql => sql`
  from mes2.cutting_bed_employee e
  join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
  join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  join amc.department t on t.company_id = b.company_id and t.id = b.table_id
  join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
  join mes2.order_process s on s.company_id = e.company_id and s.id = e.order_process_id
  left join mes2.wage_period p on p.company_id = b.company_id and b.work_date between p.from_date and p.to_date
    and p.del_flag = '0'
  left join mes2.wage_record r on r.company_id = p.company_id and r.period_id = p.id and r.employee_id = e.employee_id
    and r.del_flag = '0'
  where e.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0' and b.work_date is not null
    ${bedsAsked(search)} ${ordersAsked(search)}
    ${search.employeeId ? sql`and e.employee_id = ${search.employeeId}` : sql``}
    ${search.role ? sql`and e.role = ${search.role}::int` : sql``}
    ${
      search.colorId || search.sizeId
        ? sql`and exists (
            select 1 from mes2.cutting_bed_color_size c
            where c.company_id = b.company_id and c.cutting_bed_id = b.id and c.cut_num > 0
              ${search.colorId ? sql`and c.color_id = ${search.colorId}` : sql``}
              ${search.sizeId ? sql`and c.size_id = ${search.sizeId}` : sql``})`
        : sql``
    }`;
