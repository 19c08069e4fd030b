import { type Sql, sql } from '../../database/engine.ts';

export const clothColumns = (today: string) => ({
  id: sql`l.id`,
  cNo: sql`l.c_no`,
  status: sql`l.status`,
  materialName: sql`m.name`,
  colorNames: sql`x.color_names`,
  dyeLots: sql`x.dye_lots`,
  supplierName: sql`l.supplier_name`,
  orderNo: sql`o.order_no`,
  rollNum: sql`l.roll_num`,
  totalLen: sql`l.total_len`,
  totalWeight: sql`coalesce(l.total_weight, 0)::numeric(12, 3)`,
  remainLen: sql`x.remain_len`,
  shortLen: sql`x.short_len`,
  receiveDate: sql`l.receive_date::date`,
  inspectResult: sql`l.inspect_result`,
  pointsPer100: sql`l.points_per100`,
  relaxDate: sql`l.relax_date`,
  warehouseName: sql`w.name`,
  ageDays: sql`(${today}::date - l.receive_date::date)`,
  remark: sql`l.remark`,
  materialId: sql`l.material_id`,
  orderId: sql`l.order_id`,
  warehouseId: sql`l.warehouse_id`,
  version: sql`l.version`,
});

export interface ClothSearch {
  readonly materialId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Only receipts that still relax at this moment. */
  readonly relaxing?: boolean | undefined;
  /** Only receipts with a usable remnant in the store. */
  readonly remnant?: boolean | undefined;
}

export const clothRows = (companyId: string, search: ClothSearch, now: Date): Sql => sql`
  from mes2.cloth l
  join ccm.material m on m.company_id = l.company_id and m.id = l.material_id
  left join ccm.warehouse w on w.company_id = l.company_id and w.id = l.warehouse_id
  left join mes2.production_order o on o.company_id = l.company_id and o.id = l.order_id
  cross join lateral (
    select coalesce(array_agg(distinct c.name order by c.name) filter (where c.id is not null), '{}') as color_names,
      coalesce(array_agg(distinct r.dye_lot order by r.dye_lot) filter (where r.dye_lot is not null), '{}') as dye_lots,
      coalesce(sum(r.remain_len), 0)::numeric(12, 3) as remain_len,
      coalesce(sum(r.label_len - r.actual_len) filter (where r.mother_roll_id is null), 0)::numeric(12, 3) as short_len,
      coalesce(bool_or(r.status = 5), false) as has_remnant
    from mes2.fabric_roll r left join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
    where r.company_id = l.company_id and r.cloth_id = l.id and r.del_flag = '0') x
  where l.company_id = ${companyId} and l.del_flag = '0'
  ${search.materialId ? sql`and l.material_id = ${search.materialId}` : sql``}
  ${search.orderId ? sql`and l.order_id = ${search.orderId}` : sql``}
  ${search.relaxing ? sql`and l.relax_date > ${now}::timestamptz` : sql``}
  ${search.remnant ? sql`and x.has_remnant` : sql``}`;
