import { type Sql, sql } from '../database/engine.ts';

/** The roll-ups, each as it is kept and as its facts count it: both have the columns of `key` and `figures`. */
export interface RollUp {
  readonly table: string;
  readonly key: readonly string[];
  readonly figures: readonly string[];
  /** Rows `company_id`, key and figures, counted from facts. Rows with nothing but zeros may be missing. */
  readonly facts: Sql;
}

const MENDED = sql`
  (s.type = 2 or exists (select 1 from mes2.scan r where r.company_id = s.company_id
    and r.work_date = s.work_date and r.id = s.reversed_id and r.type = 2))`;

export const lineHourOutput: RollUp = {
  table: 'mes2.line_hour_output',
  key: ['line_dept_id', 'work_date', 'hour', 'order_id', 'order_process_id'],
  figures: ['num', 'earned_min'],
  facts: sql`
    select s.company_id, s.line_dept_id, s.work_date,
      extract(hour from coalesce(o.device_date, o.scan_date, s.device_date, s.scan_date) at time zone c.time_zone)::smallint as hour,
      s.order_id, s.order_process_id, sum(s.num)::int as num, sum(s.earned_min) as earned_min
    from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.is_output = 1
    join amc.company c on c.id = s.company_id
    left join mes2.scan o on o.company_id = s.company_id and o.work_date = s.work_date and o.id = s.reversed_id
    where not ${MENDED} group by 1, 2, 3, 4, 5, 6`,
};

export const employeeDay: RollUp = {
  table: 'mes2.employee_day',
  key: ['employee_id', 'work_date'],
  figures: ['scan_num', 'piece_num', 'amount', 'earned_min'],
  facts: sql`
    select s.company_id, s.employee_id, s.work_date,
      (count(*) filter (where s.type <> 3) - count(*) filter (where s.type = 3))::int as scan_num,
      coalesce(sum(s.num) filter (where not ${MENDED}), 0)::int as piece_num,
      sum(s.amount) as amount, sum(s.earned_min) as earned_min
    from mes2.scan s group by 1, 2, 3`,
};

const stage = (name: string, from: Sql): Sql => sql`
  select company_id, order_id, color_id, size_id, ${name}::varchar as stage, work_date, sum(num)::int as num
  from (${from}) f group by 1, 2, 3, 5, 4, 6`;

const CUT = sql`
  select b.company_id, b.order_id, c.color_id, c.size_id, b.work_date, c.cut_num as num from mes2.cutting_bed b
  join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
  where b.status in (3, 4, 5, 7) and b.bed_type <> 4 and (b.bed_type <> 2 or b.parent_bed_id is null)`;
const SEWN = sql`
  select s.company_id, s.order_id, b.color_id, b.size_id, s.work_date, s.num from mes2.scan s
  join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
    and p.is_output = 1 and p.section = 3
  join mes2.bundle b on b.company_id = s.company_id and b.id = s.bundle_id
  where not ${MENDED}`;
const checked = (num: Sql): Sql => sql`
  select q.company_id, q.order_id, b.color_id, b.size_id, q.work_date, ${num} as num from mes2.qc_check_record q
  join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
  where q.check_type = 3 and q.status in (1, 2, 3, 4) and q.del_flag = '0'`;
const LOST = sql`
  select l.company_id, b.order_id, b.color_id, b.size_id, l.work_date, l.num from mes2.piece_loss l
  join mes2.bundle b on b.company_id = l.company_id and b.id = l.bundle_id`;
/** What came in or left, on its day; a reversal takes it back on the day of the reversal. */
const moved = (types: Sql): Sql => sql`
  select h.company_id, h.order_id, l.color_id, l.size_id, h.work_date,
    case when h.bill_type in (4, 15) then -l.num else l.num end as num
  from mes2.warehouse_bill h
  join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
  left join mes2.warehouse_bill r on r.company_id = h.company_id and r.id = h.mirror_id and h.bill_type in (4, 15)
  where h.status in (2, 3) and coalesce(r.bill_type, h.bill_type) in (${types}) and h.del_flag = '0'`;

/** What was delivered to a line is kept as it was counted when it was received: its slips are counted elsewhere. */
export const orderStageDay: RollUp = {
  table: 'mes2.order_stage_day',
  key: ['order_id', 'color_id', 'size_id', 'stage', 'work_date'],
  figures: ['num'],
  facts: sql`
    ${stage('cut', CUT)}
    union all ${stage('sew', SEWN)}
    union all ${stage('qcPass', checked(sql`q.pass_num`))}
    union all ${stage('second', checked(sql`q.second_num`))}
    union all ${stage('scrap', sql`${checked(sql`q.scrap_num`)} union all ${LOST}`)}
    union all ${stage('in', moved(sql`1, 3`))}
    union all ${stage('out', moved(sql`11`))}`,
};

export const checkDay: RollUp = {
  table: 'mes2.check_day',
  key: ['line_dept_id', 'work_date', 'order_id', 'check_type'],
  figures: ['check_num', 'pass_num', 'first_defective', 'defect_num'],
  facts: sql`
    select company_id, line_dept_id, work_date, order_id, check_type, sum(check_num)::int as check_num,
      sum(pass_num)::int as pass_num, sum(check_num - pass_num)::int as first_defective, sum(defect_num)::int as defect_num
    from mes2.qc_check_record
    where round = 1 and line_dept_id is not null and status in (1, 2, 3, 4) and del_flag = '0'
    group by 1, 2, 3, 4, 5`,
};

export const defectDay: RollUp = {
  table: 'mes2.defect_day',
  key: ['line_dept_id', 'work_date', 'order_id', 'bad_item_id'],
  figures: ['num', 'pieces'],
  facts: sql`
    select q.company_id, q.line_dept_id, q.work_date, q.order_id, d.bad_item_id, sum(d.num)::int as num,
      (count(distinct (d.check_id, d.piece_no)) filter (where d.piece_no is not null)
        + coalesce(sum(d.num) filter (where d.piece_no is null), 0))::int as pieces
    from mes2.qc_check_record q
    join mes2.qc_check_bad d on d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0'
    where q.round = 1 and q.line_dept_id is not null and q.status in (1, 2, 3, 4) and q.del_flag = '0'
    group by 1, 2, 3, 4, 5`,
};
