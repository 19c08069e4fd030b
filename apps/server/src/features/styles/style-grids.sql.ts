import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';

type Style = DataOf<'getStyle'>;

export const styleSizeColors = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['sizeColors'][number]>(sql`
    select x.id, x.color_id, c.name as color_name, x.size_id, z.name as size_name, x.sku
    from mes2.style_size_color x
    join ccm.color c on c.company_id = x.company_id and c.id = x.color_id
    join ccm.size z on z.company_id = x.company_id and z.id = x.size_id
    where x.company_id = ${companyId} and x.style_id = ${id} order by c.name, z.sort`);

export const styleParts = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['parts'][number]>(sql`
    select p.id, p.part_code, p.part_name, p.fabric_part, p.pieces_per_garment, p.knife_mold_id, d.mold_no,
      p.is_fused, p.is_printed, p.area_cm2
    from mes2.style_part p
    left join mes2.cutting_die d on d.company_id = p.company_id and d.id = p.knife_mold_id
    where p.company_id = ${companyId} and p.style_id = ${id} and p.del_flag = '0'
    order by p.fabric_part, p.part_code`);

/** Names of colours in the order in which they are named; nothing where none is. */
const colorNames = (ids: Sql): Sql => sql`(
      select string_agg(c.name, '、' order by n.at) from jsonb_array_elements_text(${ids}) with ordinality n (id, at)
      join ccm.color c on c.company_id = b.company_id and c.id = n.id::bigint)`;

export const styleBom = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['bom'][number]>(sql`
    select b.id, b.seq_no, b.material_id, m.code as material_code, m.name as material_name, b.fabric_part,
      b.part_name, b.color_ids, ${colorNames(sql`b.color_ids`)} as color_names, b.color_rule, b.usage_num, b.unit_code, b.loss_pct,
      coalesce(b.size_usage, '[]'::jsonb) as size_usages, b.supplier_name, b.remark
    from mes2.style_bom b join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
    where b.company_id = ${companyId} and b.style_id = ${id} and b.del_flag = '0' order by b.seq_no, b.id`);

export const styleProcesses = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['processes'][number] & { readonly price: string }>(sql`
    select p.id, p.process_id, p.seq_no, p.section, p.process_name, p.part_code, p.machine_type_id,
      t.name as machine_type_name, p.sam, p.price, p.grade, p.is_checkpoint, p.is_output, p.is_ticket, p.pay_scope,
      coalesce(p.predecessors, '[]'::jsonb) as predecessors, p.stitch_note, p.video_url, p.remark
    from mes2.style_process p
    left join ccm.machine_type t on t.company_id = p.company_id and t.id = p.machine_type_id
    where p.company_id = ${companyId} and p.style_id = ${id} and p.del_flag = '0' order by p.seq_no`);

export const styleFabrics = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['fabrics'][number]>(sql`
    select f.id, f.material_id, m.name as material_name, f.color_id, c.name as color_name, f.fabric_part, f.width_cm,
      f.gsm, f.marker_len, f.marker_eff_pct, f.usage_len, f.usage_weight
    from mes2.style_fabric f
    join ccm.material m on m.company_id = f.company_id and m.id = f.material_id
    left join ccm.color c on c.company_id = f.company_id and c.id = f.color_id
    where f.company_id = ${companyId} and f.style_id = ${id} and f.del_flag = '0'
    order by f.fabric_part, m.name, c.name`);

export const styleQuality = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.all<Style['quality'][number]>(sql`
    select id, point_name, method, tol_up, tol_down, size_values as values
    from mes2.style_quality where company_id = ${companyId} and style_id = ${id} and del_flag = '0' order by seq_no`);
