import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type BoardScope, ofFactory } from './board-scope.ts';

type Board = DataOf<'getOutputValueBoard'>;

/** Kinds of lines that sew: by hand from station to station, and by hanger. */
export const SEWING_LINES: readonly number[] = [2, 5];

/** The making price of order `o` in the base currency by the rate of a day; null without a price or a rate. */
const madeFor = (day: Sql): Sql => sql`(o.cm_price * case when (select c.is_base from ccm.currency c
    where c.company_id = o.company_id and c.code = o.currency_code and c.del_flag = '0') = 1 then 1
  else (select r.rate from ccm.exchange_rate r
    where r.company_id = o.company_id and r.currency_code = o.currency_code and r.del_flag = '0'
      and r.rate_date <= ${day} order by r.rate_date desc limit 1) end)`;

/** Garments `h` that came off sewing line `d`, of order `o`. */
const output = (companyId: string, scope: BoardScope): Sql => sql`
  from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  join mes2.production_order o on o.company_id = h.company_id and o.id = h.order_id
  join amc.department d on d.company_id = h.company_id and d.id = h.line_dept_id
  where h.company_id = ${companyId} ${ofFactory(scope, sql`d`)}`;

/** Whether something came off a line on the day. */
export const hasOutput = (companyId: string, scope: BoardScope): Sql =>
  sql`select 1 ${output(companyId, scope)} and h.work_date = ${scope.workDate}::date and h.num > 0`;

/** What came off a line in an hour, and what it is worth; null where an order has no making price. */
export interface ValuedHour {
  readonly lineDeptId: string;
  readonly workDate: string;
  readonly hour: number;
  readonly num: number;
  readonly value: string | null;
  /** Garments of orders without a making price. */
  readonly unvaluedNum: number;
}

/** The month up to the day, by line and hour. */
export const valuedHours = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<ValuedHour>(sql`
    select h.line_dept_id, h.work_date, h.hour, sum(h.num)::int as num, sum(h.num * ${madeFor(sql`h.work_date`)}) as value,
      coalesce(sum(h.num) filter (where ${madeFor(sql`h.work_date`)} is null), 0)::int as unvalued_num
    ${output(companyId, scope)}
      and h.work_date between date_trunc('month', ${scope.workDate}::date)::date and ${scope.workDate}::date
    group by 1, 2, 3`);

/** The target of a line in an hour of a day, with the making price where it is that of one order. */
export interface TargetHour {
  readonly lineDeptId: string;
  readonly workDate: string;
  readonly hour: number;
  readonly num: number;
  /** Of one garment. */
  readonly price: string | null;
}

/** Targets of the whole month by line, order and hour. */
export const targetHours = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<TargetHour>(sql`
    select t.dept_id as line_dept_id, t.work_date, split_part(x.from, ':', 1)::int as hour, x.num,
      case when o.id is not null then ${madeFor(sql`t.work_date`)} end as price
    from mes2.output_target t
    cross join lateral jsonb_to_recordset(t.hour_targets) as x ("from" text, num int)
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    join mes2.line l on l.company_id = d.company_id and l.dept_id = d.id and l.del_flag = '0'
      and l.line_type = any(${SEWING_LINES}::int[])
    left join mes2.production_order o on o.company_id = t.company_id and o.id = t.order_id
    where t.company_id = ${companyId} and t.del_flag = '0' ${ofFactory(scope, sql`d`)}
      and t.work_date >= date_trunc('month', ${scope.workDate}::date)::date
      and t.work_date < (date_trunc('month', ${scope.workDate}::date) + interval '1 month')::date`);

/** People put down for a line in a shift. */
interface Crew {
  readonly shiftId: string;
  /** Present, less those lent, with those borrowed. */
  readonly presentNum: number;
  /** Minutes that are attended in the whole shift. */
  readonly availMin: string;
}

/** A sewing line on the day. */
export interface LineDay {
  readonly lineDeptId: string;
  readonly lineDeptName: string;
  /** None while nobody put anybody down. */
  readonly crews: readonly Crew[];
  /** Standard minutes of all sewing that was reported. */
  readonly earnedMin: string;
}

export const lineDays = (tx: Tx, { companyId }: Actor, scope: BoardScope) =>
  tx.all<LineDay>(sql`
    select d.id as line_dept_id, d.name as line_dept_name,
      coalesce((select jsonb_agg(jsonb_build_object('shiftId', x.shift_id::text,
          'presentNum', x.present_num - x.lent_out_num + x.lent_in_num,
          'availMin', (x.attend_min + x.ot_min + (x.lent_in_num - x.lent_out_num) * x.shift_net_min)::text))
        from mes2.manpower_input x
        where x.company_id = d.company_id and x.dept_id = d.id and x.work_date = ${scope.workDate}::date
          and x.del_flag = '0'), '[]') as crews,
      coalesce((select sum(h.earned_min) from mes2.line_hour_output h
        join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
        where h.company_id = d.company_id and h.line_dept_id = d.id and h.work_date = ${scope.workDate}::date), 0)
        as earned_min
    from mes2.line l
    join amc.department d on d.company_id = l.company_id and d.id = l.dept_id and d.del_flag = '0'
    where l.company_id = ${companyId} and l.line_type = any(${SEWING_LINES}::int[]) and l.del_flag = '0'
      ${ofFactory(scope, sql`d`)}
    order by d.sort, d.code`);

/**
 * Orders that have to be in the store by the day: due on it, late, or finished on it. How much of them came in is that
 * of the store.
 */
export const dueOrders = (
  tx: Tx,
  { companyId }: Actor,
  scope: BoardScope,
  showsCustomer: boolean,
) =>
  tx.all<Board['orders'][number]>(sql`
    select o.id as order_id, o.order_no, o.style_no,
      ${showsCustomer ? sql`coalesce(nullif(c.short_name, ''), o.customer_name) as customer_name,` : sql``}
      o.order_num as num, n.in_num, greatest(o.order_num - n.in_num, 0) as gap_num, n.in_num >= o.order_num as is_done,
      array(select distinct l.name from mes2.schedule s
        join amc.department l on l.company_id = s.company_id and l.id = s.line_dept_id
        where s.company_id = o.company_id and s.order_id = o.id and s.del_flag = '0' order by 1) as line_names
    from mes2.production_order o
    left join ccm.customer c on c.company_id = o.company_id and c.id = o.customer_id
    cross join lateral (
      select coalesce(sum(x.num), 0)::int as in_num from mes2.order_stage_day x
      where x.company_id = o.company_id and x.order_id = o.id and x.stage = 'in') n
    where o.company_id = ${companyId} and o.del_flag = '0' ${ofFactory(scope)}
      and ((o.status in (1, 2) and o.delivery_date <= ${scope.workDate}::date)
        or (o.status in (1, 2, 3) and o.delivery_date = ${scope.workDate}::date)
        or (o.status in (2, 3) and o.finish_date = ${scope.workDate}::date))
    order by is_done, o.delivery_date, o.priority desc, o.order_no`);
