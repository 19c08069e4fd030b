import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** What a style is made of, by the columns a copy takes over: neither article numbers nor dies, which are of one style. */
const GRIDS: Readonly<Record<string, readonly string[]>> = {
  'mes2.style_size_color': ['color_id', 'size_id'],
  'mes2.style_part': [
    ...['part_code', 'part_name', 'fabric_part', 'pieces_per_garment'],
    ...['is_fused', 'is_printed', 'area_cm2'],
  ],
  'mes2.style_bom': [
    ...['material_id', 'fabric_part', 'part_name', 'color_rule', 'color_ids', 'usage_num'],
    ...['unit_code', 'loss_pct', 'size_usage', 'supplier_name', 'seq_no', 'remark'],
  ],
  'mes2.style_process': [
    ...['process_id', 'seq_no', 'section', 'process_name', 'part_code', 'machine_type_id', 'sam'],
    ...['price', 'grade', 'is_checkpoint', 'is_output', 'is_ticket', 'pay_scope', 'predecessors'],
    ...['stitch_note', 'video_url', 'remark'],
  ],
  'mes2.style_fabric': [
    ...['material_id', 'color_id', 'fabric_part', 'width_cm', 'gsm', 'marker_len'],
    ...['marker_eff_pct', 'usage_len', 'usage_weight'],
  ],
  'mes2.style_quality': ['seq_no', 'point_name', 'method', 'tol_up', 'tol_down', 'size_values'],
};

/** Keeps a style from being saved until the copy of it is made. */
export const holdStyle = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one(sql`
    select id from mes2.style where company_id = ${companyId} and id = ${id} and del_flag = '0' for share`);

/** Gives a style without grids those of another one of the company. */
export async function copyGrids(
  tx: Tx,
  { companyId }: Actor,
  from: string,
  to: string,
): Promise<void> {
  for (const [table, names] of Object.entries(GRIDS)) {
    const columns = join(names.map((name) => ident(name)));
    await tx.run(sql`
      insert into ${ident(table)} (company_id, style_id, ${columns})
      select company_id, ${to}::bigint, ${columns} from ${ident(table)}
      where company_id = ${companyId} and style_id = ${from} and del_flag = '0'`);
  }
}
