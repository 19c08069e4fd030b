import { BundleStatus } from '@garment-mes/domain/bundles';
import { DeliveryStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { bundleNum, bundleSpan, printedNum } from './bed-list.sql.ts';
import { missingPartsOf } from './child-lays.sql.ts';

type Bed = DataOf<'getCuttingBed'>;
type Line<Name extends 'colors' | 'sizes' | 'colorSizes' | 'panels' | 'rolls' | 'employees'> =
  Bed[Name][number];

/** Head of a bed; the figures of an unsubmitted one are those its lines give now. */
export type BedHead = Omit<
  Bed,
  | 'limits'
  | 'colors'
  | 'sizes'
  | 'colorSizes'
  | 'panels'
  | 'rolls'
  | 'employees'
  | 'netLen'
  | 'diffLen'
>;

/** Bundles still in the cutting room; one on hold is where it was before. */
const unsentNum = sql`(
  select count(*)::int from mes2.bundle u
  where u.company_id = b.company_id and u.cutting_bed_id = b.id and u.del_flag = '0'
    and case u.status when ${BundleStatus.hold} then u.hold_from else u.status end
      in (${BundleStatus.generated}, ${BundleStatus.printed}))`;

/** When the last of its bundles left for a line, by a delivery that was neither called off nor given back. */
const sentDate = sql`(
  select max(d.send_date) from mes2.bundle u
  join mes2.cut_piece_delivery_line l on l.company_id = u.company_id and l.bundle_id = u.id
  join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id and d.del_flag = '0'
    and d.status in (${DeliveryStatus.sent}, ${DeliveryStatus.received}, ${DeliveryStatus.difference})
  where u.company_id = b.company_id and u.cutting_bed_id = b.id and u.del_flag = '0')`;

export const bedHead = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<BedHead>(sql`
    select b.id, b.bed_no, ${bedLabel(sql`b`)} as bed_label, b.month_bed_no, b.bed_type, b.order_id, b.order_no,
      o.status as order_status, o.customer_name, b.style_no, o.style_name, o.image_url, b.parent_bed_id,
      (select ${bedLabel(sql`p`)} from mes2.cutting_bed p
        where p.company_id = b.company_id and p.id = b.parent_bed_id) as parent_bed_label,
      b.fabric_part, b.material_id, m.name as material_name, m.spread_mode, b.cut_plan_id,
      cp.plan_no as cut_plan_no, b.lay_no, b.marker_name,
      b.marker_len, b.end_loss_len, b.width_cm, b.marker_eff_pct, b.plies, b.ratio_num, b.plan_num, b.cut_num, b.over_cut_num,
      b.table_id, t.name as table_name, b.knife_mold_id, cd.mold_no, b.cut_mode, b.plan_date, b.spread_start_date,
      b.spread_end_date, b.cut_start_date, b.cut_end_date, b.issued_len, b.used_len, b.splice_len, b.defect_len,
      b.remnant_len, b.return_len, b.plan_usage, b.usage_per_piece, b.usage_diff_pct, b.spread_util_pct,
      b.material_util_pct, b.split_rule_id, r.name as split_rule_name, ${bundleNum} as bundle_num_total,
      ${printedNum} as printed_num, ${bundleSpan} as bundle_span, b.bundle_date, ${missingPartsOf(sql`b`)} as missing_parts,
      ${unsentNum} as unsent_num, ${sentDate} as sent_date, s.status as sld_status, b.status,
      b.submit_by, su.name as submit_by_name, b.submit_date, b.over_cut_reason, b.approve_by,
      au.name as approve_by_name, b.approve_date, b.approve_reason as approve_text, b.void_reason, b.remark,
      b.shade_difficulty, b.version
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
    join amc.department t on t.company_id = b.company_id and t.id = b.table_id
    left join mes2.cut_plan cp on cp.company_id = b.company_id and cp.id = b.cut_plan_id
    left join mes2.cutting_die cd on cd.company_id = b.company_id and cd.id = b.knife_mold_id
    left join mes2.bundle_split_rule r on r.company_id = b.company_id and r.id = b.split_rule_id
    left join mes2.remnant_slip s on s.company_id = b.company_id and s.cutting_bed_id = b.id and s.del_flag = '0'
    left join amc.app_user su on su.id = b.submit_by
    left join amc.app_user au on au.id = b.approve_by
    where b.company_id = ${companyId} and b.id = ${id} and b.del_flag = '0'`);

export const detailColors = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Line<'colors'>>(sql`
    select c.id, c.color_id, k.name as color_name, k.hex, c.shade, c.plies, c.ply_from, c.ply_to
    from mes2.cutting_bed_color c join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
    where c.company_id = ${companyId} and c.cutting_bed_id = ${bedId} order by c.seq_no`);

export const detailSizes = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Line<'sizes'>>(sql`
    select s.id, s.size_id, z.name as size_name, s.seq_no, s.ratio, s.positions
    from mes2.cutting_bed_size s join ccm.size z on z.company_id = s.company_id and z.id = s.size_id
    where s.company_id = ${companyId} and s.cutting_bed_id = ${bedId} order by s.seq_no`);

/** Cells of a bed beside what the order asks and other submitted beds have cut. */
export const detailCells = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Omit<Line<'colorSizes'>, 'limitNum'> & { readonly cutTolUpPct: string }>(sql`
    select s.color_id, k.name as color_name, s.size_id, z.name as size_name,
      coalesce(x.num, 0) as order_num,
      coalesce(x.cut_num, 0) - case when b.status in (3, 4, 5, 7) then s.cut_num else 0 end as other_cut_num,
      s.plan_num, s.cut_num, s.fault_num, s.replace_num, s.scrap_num, o.cut_tol_up_pct
    from mes2.cutting_bed_color_size s
    join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.cutting_bed_id
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    join ccm.color k on k.company_id = s.company_id and k.id = s.color_id
    join ccm.size z on z.company_id = s.company_id and z.id = s.size_id
    left join mes2.order_color_size x on x.company_id = s.company_id and x.order_id = b.order_id
      and x.color_id = s.color_id and x.size_id = s.size_id
    where s.company_id = ${companyId} and s.cutting_bed_id = ${bedId} order by s.id`);

/** Panels of a replacement bed, part by part as the order lists them. */
export const detailPanels = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Line<'panels'>>(sql`
    select p.part_code, coalesce(o.part_name, p.part_code) as part_name, p.pieces_per_garment, p.size_id,
      z.name as size_name, p.ratio
    from mes2.cutting_bed_part p
    join mes2.cutting_bed b on b.company_id = p.company_id and b.id = p.cutting_bed_id
    join ccm.size z on z.company_id = p.company_id and z.id = p.size_id
    left join mes2.order_part o on o.company_id = b.company_id and o.order_id = b.order_id
      and o.part_code = p.part_code and o.fabric_part = b.fabric_part and o.del_flag = '0'
    where p.company_id = ${companyId} and p.cutting_bed_id = ${bedId}
    order by o.id nulls last, p.part_code, p.id`);

export const detailRolls = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Line<'rolls'>>(sql`
    select x.id, x.fabric_roll_id as tympan_id, r.roll_no, l.c_no, x.seq_no, x.color_id, k.name as color_name,
      r.dye_lot, x.shade, r.shade as banded_shade, r.width_cm, r.label_len, r.actual_len, r.remain_len, x.issued_len, x.plies, x.ply_from,
      x.ply_to, x.used_len, x.splice_len, x.splice_num, x.defect_len, x.remnant_len, x.return_len,
      x.issued_len - x.used_len - x.splice_len - x.defect_len - x.remnant_len - x.return_len as diff_len,
      x.employee_id, e.employee_name, r.material_id, r.color_id as material_color_id, h.name as material_color_name
    from mes2.cutting_bed_roll x
    join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
    join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
    join ccm.color k on k.company_id = x.company_id and k.id = x.color_id
    join ccm.color h on h.company_id = r.company_id and h.id = r.color_id
    left join amc.company_member e on e.company_id = x.company_id and e.id = x.employee_id
    where x.company_id = ${companyId} and x.cutting_bed_id = ${bedId} order by x.seq_no`);

export const detailShares = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.all<Line<'employees'>>(sql`
    select e.id, e.order_process_id, p.process_name, e.role, e.employee_id, m.employee_no, m.employee_name,
      e.share_pct, e.amount
    from mes2.cutting_bed_employee e
    join mes2.order_process p on p.company_id = e.company_id and p.id = e.order_process_id
    join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
    where e.company_id = ${companyId} and e.cutting_bed_id = ${bedId} order by p.seq_no, e.id`);

export const pliesLimits = (tx: Tx, { companyId }: Actor, materialId: string, tableId: string) =>
  tx.one<{ materialMaxPlies: number | null; tableMaxPlies: number | null }>(sql`
    select (select max_plies from ccm.material where company_id = ${companyId} and id = ${materialId})
        as material_max_plies,
      (select max_plies from mes2.cutting_table where company_id = ${companyId} and dept_id = ${tableId})
        as table_max_plies`);
