import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLabel, inGarments } from '../../records/bed-kinds.sql.ts';
import { usageMetres } from '../../records/usage-metres.sql.ts';
import { cellStages } from './progress/cell-stages.sql.ts';
import { riskLight } from './progress/risk-light.sql.ts';
import { delayDays } from './progress/workdays.sql.ts';

type Order = DataOf<'getOrder'>;
/** An order without its lists, which are read beside it. */
type Head = Omit<
  Order,
  | 'colors'
  | 'sizes'
  | 'colorSizes'
  | 'bom'
  | 'parts'
  | 'processes'
  | 'colorMatchings'
  | 'fabrics'
  | 'workshops'
  | 'qualifying'
  | 'shipments'
  | 'cuttingBeds'
>;
type Grid<Name extends keyof Order> = Order[Name] extends readonly (infer Line)[] ? Line : never;

export const orderHead = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<Head>(sql`
    select o.id, o.order_no, o.sale_no, o.customer_po, o.order_type, o.version_no, o.customer_id, o.customer_name,
      o.style_id, o.style_no, o.style_name, o.style_version, o.season, o.washing_id, w.name as washing_name, o.pack_method,
      o.order_num, o.cut_tol_up_pct, o.cut_tol_down_pct, o.ship_tol_up_pct, o.ship_tol_down_pct, o.unit_price,
      o.cm_price, o.currency_code, o.amount, o.order_date, o.material_date, o.plan_cut_date, o.plan_sew_date,
      o.delivery_date, o.forecast_date, ${delayDays(sql`o.forecast_date`)} as delay_days,
      ${riskLight(companyId)} as risk_light, o.shade_control,
      o.actual_cut_date, o.actual_sew_date, o.finish_date, o.priority, o.factory_id, f.name as factory_name,
      o.merchandiser_id, mm.employee_name as merchandiser_name, o.technician_id,
      tm.employee_name as technician_name, o.status, o.suspend_from, o.wage_locked, o.sam_total, o.price_total,
      o.plan_num, o.cut_num, o.deliver_num, o.sew_num, o.qc_pass_num, o.in_num, o.out_num, o.scrap_num,
      o.second_num, o.source, o.source_order_id, so.order_no as source_order_no, o.image_url,
      coalesce(o.attachments, '[]'::jsonb) as attachments, o.remark, cu.name as create_by_name, o.create_date,
      uu.name as update_by_name, o.update_date, o.version
    from mes2.production_order o
    left join ccm.washing w on w.company_id = o.company_id and w.id = o.washing_id
    left join ccm.factory f on f.company_id = o.company_id and f.id = o.factory_id
    left join amc.company_member mm on mm.company_id = o.company_id and mm.id = o.merchandiser_id
    left join amc.company_member tm on tm.company_id = o.company_id and tm.id = o.technician_id
    left join mes2.production_order so on so.company_id = o.company_id and so.id = o.source_order_id
    left join amc.app_user cu on cu.id = o.create_by
    left join amc.app_user uu on uu.id = o.update_by
    where o.company_id = ${companyId} and o.id = ${id} and o.del_flag = '0'`);

export const orderColors = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'colors'>>(sql`
    select c.id, c.color_id, c.color_name, k.hex, c.seq_no, c.customer_color, c.is_main
    from mes2.order_color c join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
    where c.company_id = ${companyId} and c.order_id = ${id} order by c.seq_no`);

export const orderSizes = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'sizes'>>(sql`
    select id, size_id, size_name, seq_no from mes2.order_size
    where company_id = ${companyId} and order_id = ${id} order by seq_no`);

export const orderCells = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Omit<Grid<'colorSizes'>, 'limitNum'>>(sql`
    select s.id, s.color_id, s.size_id, s.num, s.plan_num, s.cut_num, coalesce(t.scrap_num, 0) as scrap_num,
      coalesce(t.second_num, 0) as second_num, coalesce(t.qc_pass_num, 0) as qc_pass_num,
      coalesce(t.in_num, 0) as in_num, coalesce(t.out_num, 0) as out_num, s.sku, s.barcode69
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    left join ${cellStages(companyId, id)} t on t.color_id = s.color_id and t.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${id} order by c.seq_no, z.seq_no`);

export const orderBom = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'bom'>>(sql`
    select b.id, b.seq_no, b.material_id, m.code as material_code, m.name as material_name, b.fabric_part,
      b.part_name, b.color_id, c.name as color_name, b.is_main, b.usage_num, b.unit_code,
      ${usageMetres(sql`b`)} as usage_metres, b.loss_pct,
      coalesce(b.size_usage, '[]'::jsonb) as size_usages, b.need_num,
      b.issued_num, b.return_num, b.supplier_name, b.remark
    from mes2.order_bom b
    join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
    left join ccm.color c on c.company_id = b.company_id and c.id = b.color_id
    where b.company_id = ${companyId} and b.order_id = ${id} and b.del_flag = '0' order by b.seq_no`);

export const orderParts = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'parts'>>(sql`
    select p.id, p.part_code, p.part_name, p.fabric_part, p.pieces_per_garment, p.knife_mold_id, d.mold_no,
      p.is_fused, p.is_printed, p.area_cm2
    from mes2.order_part p
    left join mes2.cutting_die d on d.company_id = p.company_id and d.id = p.knife_mold_id
    where p.company_id = ${companyId} and p.order_id = ${id} and p.del_flag = '0' order by p.id`);

/** Operations with today's price and the garments done on their bundles. */
export const orderProcesses = (tx: Tx, { companyId }: Actor, id: string, today: string) =>
  tx.all<Grid<'processes'>>(sql`
    select p.id, p.process_id, p.seq_no, p.section, p.process_name, p.part_code,
      p.machine_type_id, t.name as machine_type_name, p.out_group_id, g.name as out_group_name, p.sam,
      coalesce(r.price, p.draft_price) as price, p.grade, p.is_checkpoint, p.is_output, p.is_ticket, p.pay_scope, p.is_enabled,
      coalesce(d.done_num, 0)::int as done_num
    from mes2.order_process p
    left join ccm.machine_type t on t.company_id = p.company_id and t.id = p.machine_type_id
    left join mes2.subcontract_group g on g.company_id = p.company_id and g.id = p.out_group_id
    left join mes2.order_price r on r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0'
      and daterange(r.from_date, r.to_date, '[]') @> ${today}::date
    left join (
      select b.order_process_id, sum(b.done_num) as done_num from mes2.bundle_process b
      join mes2.bundle x on x.company_id = b.company_id and x.id = b.bundle_id and x.status < 8
      where b.company_id = ${companyId} and x.order_id = ${id} group by b.order_process_id) d
      on d.order_process_id = p.id
    where p.company_id = ${companyId} and p.order_id = ${id} and p.del_flag = '0' order by p.seq_no`);

export const orderColorMatchings = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'colorMatchings'>>(sql`
    select x.id, x.garment_color_id, g.name as garment_color_name, x.part_name, x.material_id,
      m.name as material_name, x.material_color_id, c.name as material_color_name
    from mes2.order_color_matching x
    join ccm.color g on g.company_id = x.company_id and g.id = x.garment_color_id
    join ccm.color c on c.company_id = x.company_id and c.id = x.material_color_id
    join ccm.material m on m.company_id = x.company_id and m.id = x.material_id
    where x.company_id = ${companyId} and x.order_id = ${id} and x.del_flag = '0' order by x.id`);

/** Fabrics of an order with what its rolls say: reserved, issued, spread and handed back. */
export const orderFabrics = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'fabrics'>>(sql`
    select f.id, f.material_id, m.name as material_name, f.color_id, c.name as color_name, f.fabric_part,
      f.plan_len,
      coalesce((select sum(r.remain_len) from mes2.fabric_roll r where r.company_id = f.company_id
        and r.order_id = f.order_id and r.material_id = f.material_id and r.color_id = f.color_id
        and r.status = 1), 0)::numeric(12, 3) as reserved_len,
      coalesce((select sum(l.len) from mes2.feeding_slip_line l
        join mes2.feeding_slip s on s.company_id = l.company_id and s.id = l.feeding_id and s.status in (1, 2, 3)
        join mes2.fabric_roll r on r.company_id = l.company_id and r.id = l.fabric_roll_id
        where l.company_id = f.company_id and s.order_id = f.order_id and r.material_id = f.material_id
          and r.color_id = f.color_id), 0)::numeric(12, 3) as issued_len,
      coalesce((select sum(r.used_len) from mes2.fabric_roll r where r.company_id = f.company_id
        and r.order_id = f.order_id and r.material_id = f.material_id and r.color_id = f.color_id), 0)::numeric(12, 3)
        as used_len,
      coalesce((select sum(x.return_len) from mes2.cutting_bed_roll x
        join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
        where x.company_id = f.company_id and not x.is_open and r.order_id = f.order_id
          and r.material_id = f.material_id and r.color_id = f.color_id), 0)::numeric(12, 3) as return_len
    from mes2.order_fabric f
    join ccm.material m on m.company_id = f.company_id and m.id = f.material_id
    join ccm.color c on c.company_id = f.company_id and c.id = f.color_id
    where f.company_id = ${companyId} and f.order_id = ${id} and f.del_flag = '0' order by f.id`);

export const orderWorkshops = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'workshops'>>(sql`
    select w.id, w.dept_id, d.name as dept_name, w.section, w.num, w.plan_start_date, w.plan_end_date
    from mes2.order_workshop w join amc.department d on d.company_id = w.company_id and d.id = w.dept_id
    where w.company_id = ${companyId} and w.order_id = ${id} and w.del_flag = '0' order by w.section, w.id`);

export const orderQualifying = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<NonNullable<Order['qualifying']>>(sql`
    select id, aql_major, aql_minor, inspection_level, coalesce(gates, '[]'::jsonb) as gates,
      coalesce(points, '[]'::jsonb) as points, version
    from mes2.order_qualifying
    where company_id = ${companyId} and order_id = ${id} and del_flag = '0'`);

export const orderShipments = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'shipments'>>(sql`
    select s.id, s.shipment_no, s.shipment_date, s.destination, s.mode, s.status,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id::text, 'colorId', l.color_id::text,
          'sizeId', l.size_id::text, 'num', l.num, 'shippedNum', l.shipped_num) order by l.id), '[]')
        from mes2.order_shipment_line l
        where l.company_id = s.company_id and l.shipment_id = s.id) as lines
    from mes2.order_shipment s
    where s.company_id = ${companyId} and s.order_id = ${id} and s.del_flag = '0' order by s.shipment_date, s.id`);

export const orderBeds = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Grid<'cuttingBeds'>>(sql`
    select b.id, b.bed_no, ${bedLabel(sql`b`)} as bed_label, b.month_bed_no, b.bed_type, b.fabric_part,
      array(select k.name || '×' || c.plies from mes2.cutting_bed_color c
        join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
        where c.company_id = b.company_id and c.cutting_bed_id = b.id order by c.seq_no) as color_plies,
      b.plies, ${inGarments(sql`b`, sql`b.plan_num`)} as plan_num, ${inGarments(sql`b`, sql`b.cut_num`)} as cut_num,
      b.bundle_num_total, b.plan_date, b.submit_date, b.status
    from mes2.cutting_bed b
    where b.company_id = ${companyId} and b.order_id = ${id} and b.del_flag = '0'
    order by b.bed_no, b.replacement_no`);
