import { type Sql, sql } from '../../database/engine.ts';

export const cutPlanColumns = {
  id: sql`p.id`,
  planNo: sql`p.plan_no`,
  orderNo: sql`o.order_no`,
  fabricPart: sql`p.fabric_part`,
  materialName: sql`m.name`,
  maxPlies: sql`p.max_plies`,
  planNum: sql`p.plan_num`,
  planLen: sql`p.plan_len`,
  avgEffPct: sql`p.avg_eff_pct`,
  status: sql`p.status`,
  orderId: sql`p.order_id`,
  materialId: sql`p.material_id`,
  markers: sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', k.id::text, 'markerName', k.marker_name, 'markerLen', k.marker_len::text,
      'widthCm', k.width_cm::text, 'effPct', k.eff_pct::text,
      'areaCm2', k.area_cm2::text, 'fileUrl', k.file_url,
      'sizes', (select coalesce(jsonb_agg(jsonb_build_object('sizeId', s.size_id::text, 'sizeName', z.name,
          'ratio', s.ratio::text) order by z.sort), '[]')
        from mes2.cut_plan_marker_size s join ccm.size z on z.company_id = s.company_id and z.id = s.size_id
        where s.company_id = k.company_id and s.marker_id = k.id)) order by k.id), '[]')
    from mes2.cut_plan_marker k where k.company_id = p.company_id and k.cut_plan_id = p.id)`,
  lays: sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id::text, 'layNo', l.lay_no, 'markerId', l.marker_id::text, 'plies', c.plies,
      'planNum', (c.plies * (select sum(s.ratio) from mes2.cut_plan_marker_size s
        where s.company_id = l.company_id and s.marker_id = l.marker_id))::int,
      'colors', c.colors,
      'reduceBedId', (select b.id::text from mes2.cutting_bed b
        where b.company_id = l.company_id and b.cut_plan_id = p.id and b.lay_no = l.lay_no and b.status <> 9
          and b.del_flag = '0' order by b.id limit 1)) order by l.lay_no), '[]')
    from mes2.cut_plan_lay l
    cross join lateral (
      select coalesce(sum(x.plies), 0)::int as plies,
        coalesce(jsonb_agg(jsonb_build_object('colorId', x.color_id::text, 'colorName', k.name, 'shade', x.shade,
          'plies', x.plies) order by x.seq_no), '[]') as colors
      from mes2.cut_plan_lay_color x join ccm.color k on k.company_id = x.company_id and k.id = x.color_id
      where x.company_id = l.company_id and x.lay_id = l.id) c
    where l.company_id = p.company_id and l.cut_plan_id = p.id)`,
  version: sql`p.version`,
};

export const cutPlanRows = (
  companyId: string,
  {
    orderId,
    status,
  }: { readonly orderId?: string | undefined; readonly status?: number | undefined },
): Sql => sql`
  from mes2.cut_plan p
  join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
  join ccm.material m on m.company_id = p.company_id and m.id = p.material_id
  where p.company_id = ${companyId} and p.del_flag = '0'
  ${orderId ? sql`and p.order_id = ${orderId}` : sql``}
  ${status === undefined ? sql`` : sql`and p.status = ${status}`}`;
