import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleLabelOf } from '../bundles/public.ts';

type Trace = DataOf<'getBundleTrace'>;

export interface TracedBundle {
  readonly id: string;
  readonly rootBundleId: string | null;
  readonly cuttingBedId: string;
  readonly colorId: string;
  readonly num: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  /** Table the bundle was cut on. */
  readonly tableId: string;
}

export const bundleByNo = (tx: Tx, { companyId }: Actor, orderNo: string, bundleNo: number) =>
  tx.one<{ bundleId: string }>(sql`
    select id as bundle_id from mes2.bundle
    where company_id = ${companyId} and order_no = ${orderNo} and bundle_no = ${bundleNo}::int
    order by split_seq limit 1`);

export const tracedBundle = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<TracedBundle>(sql`
    select b.id, b.root_bundle_id, b.cutting_bed_id, b.color_id, b.num, b.ply_from, b.ply_to, d.table_id
    from mes2.bundle b join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id
    where b.company_id = ${companyId} and b.id = ${id}`);

/** Picture of what is made: the order's own, else that of its style. */
export const styleImage = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ imageUrl: string | null }>(sql`
    select coalesce(o.image_url, s.image_url) as image_url from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    left join mes2.style s on s.company_id = o.company_id and s.id = o.style_id
    where b.company_id = ${companyId} and b.id = ${id}`);

/** A bundle and those it was split from: their scans are part of its life. */
export const lineage = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<{ id: string }>(sql`
    with recursive up as (
      select id, parent_bundle_id from mes2.bundle where company_id = ${companyId} and id = ${id}
      union all
      select b.id, b.parent_bundle_id from up
      join mes2.bundle b on b.company_id = ${companyId} and b.id = up.parent_bundle_id)
    select id from up`);

/** The whole family of a split bundle, the root first. */
export const familyOf = (tx: Tx, { companyId }: Actor, rootId: string) =>
  tx.all<Trace['family'][number]>(sql`
    select b.id, ${bundleLabelOf(sql`b`)} as bundle_label, b.num, b.status, b.parent_bundle_id as parent_id
    from mes2.bundle b
    where b.company_id = ${companyId} and (b.id = ${rootId} or b.root_bundle_id = ${rootId}) order by b.split_seq`);

/** Rolls that lie under the plies of a bundle, with who cut the bed. */
export const rollsUnder = (tx: Tx, { companyId }: Actor, bundle: TracedBundle) =>
  tx.all<Trace['rolls'][number]>(sql`
    select x.fabric_roll_id as tympan_id, r.roll_no, l.c_no, r.dye_lot, coalesce(x.shade, r.shade) as shade,
      greatest(x.ply_from, ${bundle.plyFrom}::int) as ply_from, least(x.ply_to, ${bundle.plyTo}::int) as ply_to,
      (select string_agg(m.employee_name, '、' order by e.id) from mes2.cutting_bed_employee e
        join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
        where e.company_id = x.company_id and e.cutting_bed_id = x.cutting_bed_id and e.role = 2) as cutter_name
    from mes2.cutting_bed_roll x
    join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
    join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
    where x.company_id = ${companyId} and x.cutting_bed_id = ${bundle.cuttingBedId}
      and x.color_id = ${bundle.colorId} and x.ply_from <= ${bundle.plyTo}::int and x.ply_to >= ${bundle.plyFrom}::int
    order by x.seq_no`);

export const defectsOf = (tx: Tx, { companyId }: Actor, ids: readonly string[]) =>
  tx.all<Owned<Trace['defects'][number]>>(sql`
    select m.dept_id, d.employee_id as person_id, d.id, d.bad_item_id, coalesce(i.name, '') as bad_item_name, d.severity, d.num, d.piece_no,
      d.order_process_id, p.process_name, d.employee_id, m.employee_name, d.part_code, d.disposition,
      d.rework_status, d.create_date as found_date, d.rework_date, coalesce(d.images, '[]'::jsonb) as images,
      d.version
    from mes2.qc_check_bad d
    join mes2.qc_check_record c on c.company_id = d.company_id and c.id = d.check_id
    left join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
    left join mes2.order_process p on p.company_id = d.company_id and p.id = d.order_process_id
    left join amc.company_member m on m.company_id = d.company_id and m.id = d.employee_id
    where d.company_id = ${companyId} and c.bundle_id = any(${ids}::bigint[]) and d.del_flag = '0'
    order by d.create_date, d.id`);

/** A line of the trace with the department and the person who did it. */
export type Owned<Line> = Line & Whose;

export interface Whose {
  readonly deptId: string | null;
  readonly personId: string | null;
}

/** Bundles that share something with this one; `employee` is a person on the same day. */
export const related = (companyId: string, bundleId: string, by: string): Sql => {
  const self = sql`x.company_id = ${companyId} and x.id = ${bundleId}`;
  switch (by) {
    case 'roll':
      return sql`and exists (
        select 1 from mes2.bundle x
        join mes2.cutting_bed_roll a on a.company_id = x.company_id and a.cutting_bed_id = x.cutting_bed_id
          and a.color_id = x.color_id and a.ply_from <= x.ply_to and a.ply_to >= x.ply_from
        join mes2.cutting_bed_roll c on c.company_id = a.company_id and c.fabric_roll_id = a.fabric_roll_id
        where ${self} and c.cutting_bed_id = b.cutting_bed_id and c.color_id = b.color_id
          and c.ply_from <= b.ply_to and c.ply_to >= b.ply_from)`;
    case 'dyeLot':
      return sql`and b.dye_lot in (select x.dye_lot from mes2.bundle x where ${self})`;
    case 'delivery':
      return sql`and b.id in (
        select o.bundle_id from mes2.cut_piece_delivery_line i
        join mes2.cut_piece_delivery_line o on o.company_id = i.company_id and o.delivery_id = i.delivery_id
        where i.company_id = ${companyId} and i.bundle_id = ${bundleId})`;
    case 'carton':
      return sql`and exists (
        select 1 from mes2.warehouse_bill_line i
        join mes2.bundle x on ${self} and i.barcodes ? x.barcode
        join mes2.warehouse_bill_line o on o.company_id = i.company_id and o.carton_no = i.carton_no
        where i.company_id = ${companyId} and o.barcodes ? b.barcode)`;
    default:
      return sql`and b.id in (
        select o.bundle_id from mes2.scan i
        join mes2.scan o on o.company_id = i.company_id and o.employee_id = i.employee_id and o.work_date = i.work_date
        where i.company_id = ${companyId} and i.bundle_id = ${bundleId})`;
  }
};
