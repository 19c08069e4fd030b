import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

const HANDED_ON = sql`(3, 4, 5, 7)`;

const APPROVED = sql`(3, 4, 5)`;

export const cuttingInvariants: readonly Invariant[] = [
  {
    number: 'I7',
    sentence:
      'what a roll held is what was used, spliced, cut out and left over plus what is left, bed by bed',
    offenders: sql`
      select r.company_id, r.roll_no as what from mes2.fabric_roll r
      where r.actual_len <> r.used_len + r.splice_len + r.defect_len + r.remnant_len + r.remain_len
        or least(r.used_len, r.splice_len, r.defect_len, r.remnant_len, r.remain_len) < 0
      union all
      select r.company_id, r.roll_no from mes2.fabric_roll r
      join (
        select x.company_id, x.fabric_roll_id, sum(x.used_len) as used, sum(x.splice_len) as splice,
          sum(x.defect_len) as defect
        from mes2.cutting_bed_roll x
        join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
        where b.status in ${HANDED_ON} group by 1, 2) u
        on u.company_id = r.company_id and u.fabric_roll_id = r.id
      where (u.used, u.splice, u.defect) <> (r.used_len, r.splice_len, r.defect_len)`,
  },
  {
    number: 'I8',
    sentence: 'a roll lies on one bed at most that is not handed on',
    offenders: sql`
      select x.company_id, r.roll_no as what from mes2.cutting_bed_roll x
      join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
      join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
      where x.is_open group by x.company_id, r.roll_no
      having count(*) > 1 or bool_or(b.status in ${HANDED_ON} or b.status = 9)`,
  },
  {
    number: 'I9',
    sentence:
      'a roll on a bed is of its fabric, in the colour of its garments or in one matched to them',
    offenders: sql`
      select x.company_id, b.order_no || ' ' || b.bed_no || ' ' || r.roll_no as what from mes2.cutting_bed_roll x
      join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
      join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
      where b.status <> 9 and (r.material_id <> b.material_id
        or (r.color_id <> x.color_id and not exists (select 1 from mes2.order_color_matching m
          where m.company_id = b.company_id and m.order_id = b.order_id and m.garment_color_id = x.color_id
            and m.material_id = r.material_id and m.material_color_id = r.color_id)))`,
  },
  {
    number: 'I10',
    sentence:
      'an approved cutting plan covers each colour and size within the tolerance, in lays that are not too high',
    offenders: sql`
      with planned as (
        select p.company_id, p.id, p.plan_no, p.order_id, c.color_id, z.size_id, sum(c.plies * z.ratio) as num
        from mes2.cut_plan p
        join mes2.cut_plan_lay l on l.company_id = p.company_id and l.cut_plan_id = p.id
        join mes2.cut_plan_lay_color c on c.company_id = l.company_id and c.lay_id = l.id
        join mes2.cut_plan_marker_size z on z.company_id = l.company_id and z.marker_id = l.marker_id
        where p.status in (1, 2) and p.del_flag = '0' group by 1, 2, 3, 4, 5, 6)
      select n.company_id, n.plan_no as what from planned n
      join mes2.order_color_size s on s.company_id = n.company_id and s.order_id = n.order_id
        and s.color_id = n.color_id and s.size_id = n.size_id
      join mes2.production_order o on o.company_id = n.company_id and o.id = n.order_id
      where n.num < s.num or n.num > ceil(s.num * (100 + o.cut_tol_up_pct) / 100)
      union all
      select p.company_id, p.plan_no from mes2.cut_plan p
      join mes2.cut_plan_lay l on l.company_id = p.company_id and l.cut_plan_id = p.id
      join mes2.cut_plan_lay_color c on c.company_id = l.company_id and c.lay_id = l.id
      where p.status in (1, 2) and p.del_flag = '0'
      group by p.company_id, p.plan_no, p.max_plies, l.id having sum(c.plies) > p.max_plies`,
  },
  {
    number: 'I11',
    sentence: 'a bed cuts of each colour and size its plies times the ratio',
    offenders: sql`
      select b.company_id, b.order_no || ' ' || b.bed_no as what from mes2.cutting_bed b
      join mes2.cutting_bed_color_size s on s.company_id = b.company_id and s.cutting_bed_id = b.id
      join mes2.cutting_bed_size z on z.company_id = b.company_id and z.cutting_bed_id = b.id and z.size_id = s.size_id
      join (select company_id, cutting_bed_id, color_id, sum(plies) as plies from mes2.cutting_bed_color group by 1, 2, 3) c
        on c.company_id = b.company_id and c.cutting_bed_id = b.id and c.color_id = s.color_id
      where b.bed_type <> 4 and (b.status in ${HANDED_ON} or (b.status <> 9 and z.ratio = trunc(z.ratio)))
        and s.cut_num <> c.plies * z.ratio
      union all
      select b.company_id, b.order_no || ' ' || b.bed_no from mes2.cutting_bed b
      where b.bed_type <> 4 and b.status in ${HANDED_ON} and b.cut_num <> (
        select coalesce(sum(s.cut_num), 0) from mes2.cutting_bed_color_size s
        where s.company_id = b.company_id and s.cutting_bed_id = b.id)`,
  },
  {
    number: 'I12',
    sentence:
      'no colour and size is cut over its limit unless somebody gave a reason, and it counts what its beds cut',
    offenders: sql`
      select s.company_id, o.order_no as what from mes2.order_color_size s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      where s.cut_num > ceil(s.num * (100 + o.cut_tol_up_pct) / 100)
        and not exists (select 1 from mes2.cutting_bed b where b.company_id = o.company_id
          and b.order_id = o.id and b.over_cut_reason is not null)
      union all
      select s.company_id, o.order_no from mes2.order_color_size s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
      left join (
        select b.company_id, b.order_id, c.color_id, c.size_id, sum(c.cut_num) as num from mes2.cutting_bed b
        join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
        where b.status in ${HANDED_ON} and b.bed_type <> 4
          and (b.bed_type <> 2 or b.parent_bed_id is null) group by 1, 2, 3, 4) t
        on t.company_id = s.company_id and t.order_id = s.order_id and t.color_id = s.color_id and t.size_id = s.size_id
      where s.cut_num <> coalesce(t.num, 0)`,
  },
  {
    number: 'I13',
    sentence:
      'the rolls of a bed that was handed on give the plies of each colour and cover them without a gap',
    offenders: sql`
      select b.company_id, b.order_no || ' ' || b.bed_no as what from mes2.cutting_bed b
      join (select company_id, cutting_bed_id, color_id, sum(plies) as plies from mes2.cutting_bed_color group by 1, 2, 3) c
        on c.company_id = b.company_id and c.cutting_bed_id = b.id
      left join (select company_id, cutting_bed_id, color_id, sum(plies) as plies from mes2.cutting_bed_roll group by 1, 2, 3) r
        on r.company_id = b.company_id and r.cutting_bed_id = b.id and r.color_id = c.color_id
      where b.status in ${HANDED_ON} and c.plies is distinct from r.plies
      union all
      select b.company_id, b.order_no || ' ' || b.bed_no from mes2.cutting_bed b
      join (
        select company_id, cutting_bed_id, ply_from,
          coalesce(lag(ply_to) over (partition by company_id, cutting_bed_id order by seq_no), 0) as before
        from mes2.cutting_bed_roll where plies > 0) r on r.company_id = b.company_id and r.cutting_bed_id = b.id
      where b.status in ${HANDED_ON} and r.ply_from <> r.before + 1`,
  },
  {
    number: 'I14',
    sentence: 'only a bed that was handed on has bundles, and it says who handed it on and when',
    offenders: sql`
      select b.company_id, b.order_no || ' ' || b.bed_no as what from mes2.cutting_bed b
      where (b.status in ${HANDED_ON} and (b.submit_by is null or b.submit_date is null or b.work_date is null))
        or (b.status not in (4, 5) and exists (select 1 from mes2.bundle x
          where x.company_id = b.company_id and x.cutting_bed_id = b.id and x.status <> 9))`,
  },
  {
    number: 'I14b',
    sentence:
      'a bed pays its people by the price of an operation while it stands approved, and only then',
    offenders: sql`
      select b.company_id, b.order_no || ' ' || b.bed_no as what from mes2.cutting_bed b
      join mes2.cutting_bed_employee e on e.company_id = b.company_id and e.cutting_bed_id = b.id
      where case when b.status in ${APPROVED}
        then (e.amount is null or e.unit_price is null) and exists (select 1 from mes2.order_price p
          where p.company_id = e.company_id and p.order_process_id = e.order_process_id and p.del_flag = '0')
        else e.amount is not null or e.unit_price is not null end
      group by 1, 2`,
  },
  {
    number: 'I39',
    sentence:
      'what the people of a bed get is cents that add up to the pool of each operation, unless it was settled before',
    offenders: sql`
      select b.company_id, b.order_no || ' ' || b.bed_no as what from (
        select company_id, cutting_bed_id, array_agg(employee_id) as people, sum(amount) as paid,
          max(unit_price) as price, min(unit_price) <> max(unit_price) as differs, bool_or(amount <> round(amount, 2)) as is_odd
        from mes2.cutting_bed_employee where amount is not null group by 1, 2, order_process_id) t
      join mes2.cutting_bed b on b.company_id = t.company_id and b.id = t.cutting_bed_id
      where t.differs or (t.is_odd or t.paid <> round(b.cut_num * t.price, 2)) and not (
        abs(t.paid - b.cut_num * t.price) < 0.01 and exists (
          select 1 from mes2.wage_period p
          left join mes2.wage_record r on r.company_id = p.company_id and r.period_id = p.id
            and r.employee_id = any(t.people)
          where p.company_id = b.company_id and p.del_flag = '0' and b.work_date between p.from_date and p.to_date
            and greatest(p.status, r.status) >= 2))`,
  },
];
