import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { wordOf } from '../../../messages/words.sql.ts';
import { bedLabel, standsAlone } from '../../../records/bed-kinds.sql.ts';
import {
  calendarsOfDepartments,
  type ShiftStretch,
  shiftStretches,
  stretchRows,
} from '../../calendar/public.ts';
import { isPanelGated } from '../panel-gates.sql.ts';
import { ordersAsked, placeAsked } from '../report-beds.sql.ts';

type ProgressSearch = NonNullable<QueryOf<'getCuttingProgressReport'>>;

const CUTTING_TABLE = 4;
/** Hours behind its plan from which a bed is late for the person who asks for late ones. */
const LATE_HOURS = 4;

/** Where a bed is on its way to the lines. */
const STAGES: Readonly<Record<string, Bilingual>> = {
  wrong: { zh: '数据异常', en: 'Times are wrong' },
  spread: { zh: '待铺布', en: 'To be spread' },
  spreading: { zh: '铺布中', en: 'Spreading' },
  cutting: { zh: '裁剪中', en: 'Cutting' },
  submit: { zh: '待提交', en: 'To be submitted' },
  approval: { zh: '待审批', en: 'Awaiting approval' },
  bundle: { zh: '待分扎', en: 'Awaiting bundles' },
  print: { zh: '待打印', en: 'To print' },
  check: { zh: '待质检', en: 'To check' },
  send: { zh: '待发料', en: 'To deliver' },
  sent: { zh: '已发料', en: 'Delivered' },
};

/** When tables worked. */
export interface TableHours {
  readonly tables: readonly { readonly deptId: string; readonly calendarId: string }[];
  readonly stretches: readonly ShiftStretch[];
}

/** The hours in which tables worked on days. */
export async function tableHours(
  tx: Tx,
  companyId: string,
  days: { readonly from: string; readonly to: string },
): Promise<TableHours> {
  const tables = await calendarsOfDepartments(tx, companyId, CUTTING_TABLE, days.to);
  const calendars = [...new Set(tables.map(({ calendarId }) => calendarId).filter(Boolean))];
  return { tables, stretches: await shiftStretches(tx, companyId, calendars, days) };
}

/** Hours of work of table `t` from one moment to another; nothing where one is missing. */
const hours = ({ stretches }: TableHours, from: Sql, to: Sql): Sql => sql`(
  select case when ${from} is not null and ${to} is not null then round(coalesce(sum(greatest(
    extract(epoch from least(w."to", ${to}) - greatest(w."from", ${from})), 0)), 0) / 3600, 2) end
  from ${stretchRows(stretches)}
  where w.calendar = k."calendarId" and w."to" > ${from} and w."from" < ${to})`;

/** Times that cannot be: they are shown, and nothing is reckoned from them. */
const isWrong = sql`coalesce(b.cut_end_date < b.spread_start_date, false)`;
const counted = (figure: Sql): Sql => sql`(case when not ${isWrong} then ${figure} end)`;

/** The step that a bed waits for or is in. */
const stage = sql`(case
  when ${isWrong} then 'wrong'
  when b.status < 3 and b.spread_start_date is null then 'spread'
  when b.status < 3 and b.cut_end_date is null and b.spread_end_date is null then 'spreading'
  when b.status < 3 and b.cut_end_date is null then 'cutting'
  when b.status < 3 then 'submit'
  when b.status = 7 then 'approval'
  when x.num = 0 then 'bundle'
  when x.printed < x.num then 'print'
  when x.qc_date is null and ${isPanelGated(sql`b`)} and x.sent < x.num then 'check'
  when x.sent < x.num then 'send'
  else 'sent' end)`;

/** A step in which nobody works at the bed. */
const isWaiting = sql`${stage} in ('submit', 'approval', 'bundle', 'print', 'check', 'send')`;
const lastMilestone = sql`greatest(b.cut_end_date, b.submit_date, b.bundle_date, x.print_date, x.qc_date)`;

export const progressColumns = (language: Language, table: TableHours) => ({
  bedNo: bedLabel(sql`b`),
  orderNo: sql`b.order_no`,
  tableName: sql`t.name`,
  planDate: sql`x.plan_end`,
  spreadStartDate: sql`b.spread_start_date`,
  cutEndDate: sql`b.cut_end_date`,
  submitDate: sql`b.submit_date`,
  bundleDate: sql`b.bundle_date`,
  printDate: sql`x.print_date`,
  qcDate: sql`x.qc_date`,
  deliverDate: sql`x.deliver_date`,
  spreadHour: counted(hours(table, sql`b.spread_start_date`, sql`b.spread_end_date`)),
  cutHour: counted(
    hours(table, sql`coalesce(b.cut_start_date, b.spread_end_date)`, sql`b.cut_end_date`),
  ),
  waitHour: counted(
    sql`case when ${isWaiting} then ${hours(table, lastMilestone, sql`app_now()`)} end`,
  ),
  lateHour: lateHour(table),
  stageName: wordOf(STAGES, stage, language),
  reduceBedId: sql`b.id`,
  orderId: sql`b.order_id`,
});

/** Hours of work by which a bed was cut after its plan, or is by now. */
const lateHour = (table: TableHours): Sql =>
  counted(hours(table, sql`x.plan_end`, sql`coalesce(b.cut_end_date, b.submit_date, app_now())`));

/** Beds but child lays and void ones with their milestones; a milestone of bundles is reached by the last of them. */
export const progressRows = (companyId: string, search: ProgressSearch, table: TableHours): Sql => {
  const { planDateFrom, planDateTo, late } = search;
  return sql`
  from mes2.cutting_bed b
  join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  join amc.department t on t.company_id = b.company_id and t.id = b.table_id
  left join jsonb_to_recordset(${JSON.stringify(table.tables)}::jsonb) as k ("deptId" bigint, "calendarId" bigint)
    on k."deptId" = t.id
  cross join lateral (
    select count(*)::int as num, count(*) filter (where u.print_count > 0)::int as printed,
      count(*) filter (where u.status between 2 and 6)::int as sent,
      case when count(*) = count(*) filter (where u.print_count > 0) then max(u.print_date) end as print_date,
      case when count(*) = count(*) filter (where u.status between 2 and 6) then max(v.send_date) end as deliver_date,
      (select max(q.update_date) from mes2.cutting_bed_qc q
        where q.company_id = b.company_id and q.cutting_bed_id = b.id and q.status = 1 and q.del_flag = '0') as qc_date,
      coalesce(
        (select max(p.plan_end_date) from mes2.cutting_schedule p
          where p.company_id = b.company_id and p.cutting_bed_id = b.id and p.status <> 9 and p.del_flag = '0'),
        (select max(w."to") from ${stretchRows(table.stretches)}
          where w.calendar = k."calendarId" and w."from"::date = b.plan_date),
        (b.plan_date + 1)::timestamptz) as plan_end
    from mes2.bundle u
    left join mes2.cut_piece_delivery v on v.company_id = u.company_id and v.id = u.delivery_id
    where u.company_id = b.company_id and u.cutting_bed_id = b.id and u.status < 8 and u.del_flag = '0') x
  where b.company_id = ${companyId} and b.del_flag = '0' and b.status <> 9 and ${standsAlone(sql`b`)}
    and b.plan_date between ${planDateFrom}::date and ${planDateTo}::date
    ${ordersAsked(search)} ${placeAsked(search)}
    ${late ? sql`and ${lateHour(table)} > ${LATE_HOURS}::int` : sql``}`;
};
