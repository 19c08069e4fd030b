import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

/**
 * Bundles as they were tied: children of a split are part of their mother. One that was scrapped whole is void as
 * well, but what it held was cut; one that was tied again keeps its garments.
 */
const TIED = sql`
  (select * from mes2.bundle where parent_bundle_id is null and (status <> 9 or num = 0))`;

export const bundleInvariants: readonly Invariant[] = [
  {
    number: 'I15',
    sentence:
      'the bundles of a stack cover its plies without gap or overlap and hold what the bed cut',
    offenders: sql`
      select company_id, order_no || ' ' || bed_no || ' ' || position as what from (
        select company_id, order_no, bed_no, position, ply_from,
          lag(ply_to) over (partition by company_id, cutting_bed_id, color_id, shade, position order by ply_from) as before
        from ${TIED} b) s
      where before is not null and ply_from <> before + 1
      union all
      select b.company_id, b.order_no || ' ' || b.bed_no from mes2.cutting_bed b
      join mes2.cutting_bed_color_size s on s.company_id = b.company_id and s.cutting_bed_id = b.id
      left join (select company_id, cutting_bed_id, color_id, size_id, sum(origin_num) as num from ${TIED} t group by 1, 2, 3, 4) x
        on x.company_id = b.company_id and x.cutting_bed_id = b.id and x.color_id = s.color_id and x.size_id = s.size_id
      where b.status in (4, 5) and b.bed_type <> 4 and (b.bed_type <> 2 or b.parent_bed_id is null)
        and s.cut_num <> coalesce(x.num, 0)`,
  },
  {
    number: 'I16',
    sentence:
      'a bundle holds no more than its rule allows, and one shade where shades are kept apart',
    offenders: sql`
      select b.company_id, b.barcode as what from ${TIED} b
      join mes2.cutting_bed bed on bed.company_id = b.company_id and bed.id = b.cutting_bed_id
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      left join mes2.bundle_split_rule r on r.company_id = bed.company_id and r.id = bed.split_rule_id
      where (r.mode in (1, 2, 3) and b.origin_num > r.max_num * (100 + r.merge_tail_pct) / 100)
        or (o.shade_control = 1 and b.shade like '%/%')`,
  },
  {
    number: 'I17',
    sentence: 'a bundle number and a barcode are given once, and the counters are past all of them',
    offenders: sql`
      select company_id, min(barcode) as what from mes2.bundle
      group by company_id, order_id, bundle_no, split_seq having count(*) > 1
      union all
      select company_id, barcode from mes2.bundle group by company_id, barcode having count(*) > 1
      union all
      select c.company_id, c.order_id::text from mes2.order_counter c
      where c.next_bundle_no <= (select max(b.bundle_no) from mes2.bundle b
        where b.company_id = c.company_id and b.order_id = c.order_id)`,
  },
  {
    number: 'I18',
    sentence:
      'a bundle counts at least the prints that were logged, and was printed when it says when',
    offenders: sql`
      select b.company_id, b.barcode as what from mes2.bundle b
      left join (select company_id, bundle_id, count(*) as prints from mes2.bundle_print
        where layout = 'label' group by 1, 2) p
        on p.company_id = b.company_id and p.bundle_id = b.id
      where b.print_count < coalesce(p.prints, 0) or (b.print_count > 0) <> (b.print_date is not null)`,
  },
  {
    number: 'I19',
    sentence:
      'a bundle holds what it began with less what was scrapped, and no more is replaced than was faulty',
    offenders: sql`
      select company_id, barcode as what from mes2.bundle
      where num <> origin_num - scrap_num or num < 0
      union all
      select company_id, cutting_bed_id::text from mes2.cutting_bed_qc where replace_num > fault_num
      union all
      select company_id, cutting_bed_id::text from mes2.cutting_bed_color_size where replace_num > fault_num`,
  },
];
