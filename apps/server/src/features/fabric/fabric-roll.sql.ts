import { type Sql, sql } from '../../database/engine.ts';
import { bedName, rollUsedBy } from '../../records/bed-kinds.sql.ts';

export const fabricRollColumns = {
  id: sql`r.id`,
  rollNo: sql`r.roll_no`,
  status: sql`r.status`,
  colorName: sql`c.name`,
  dyeLot: sql`r.dye_lot`,
  shade: sql`r.shade`,
  labelLen: sql`r.label_len`,
  actualLen: sql`r.actual_len`,
  shortLen: sql`(r.label_len - r.actual_len)`,
  labelWeight: sql`r.label_weight`,
  actualWeight: sql`r.actual_weight`,
  widthCm: sql`r.width_cm`,
  gsm: sql`r.gsm`,
  shrinkWarpPct: sql`r.shrink_warp_pct`,
  shrinkWeftPct: sql`r.shrink_weft_pct`,
  points: sql`r.points`,
  // Four-point system: points a hundred square yards, 3600 = 36 inches a yard × 100.
  rollPointsPer100: sql`round(r.points * 3600 / nullif((r.width_cm / 2.54) * (r.actual_len / 0.9144), 0), 2)`,
  remainLen: sql`r.remain_len`,
  usedLen: sql`r.used_len`,
  locationCode: sql`r.location_code`,
  orderNo: sql`o.order_no`,
  cNo: sql`l.c_no`,
  materialName: sql`m.name`,
  materialId: sql`r.material_id`,
  colorId: sql`r.color_id`,
  orderId: sql`r.order_id`,
  usedOrderNo: rollUsedBy.orderNo,
  usedBedNo: rollUsedBy.bedNo,
  openBedId: sql`b.id`,
  openMonthBedNo: bedName(sql`b`),
  version: sql`r.version`,
};

// Every roll has a cloth, a colour and a material; joined like this, what only counts leaves them out.
const joined = sql`
  from mes2.fabric_roll r
  left join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
  left join ccm.color c on c.company_id = r.company_id and c.id = r.color_id
  left join ccm.material m on m.company_id = r.company_id and m.id = r.material_id
  left join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
  left join mes2.cutting_bed_roll br on br.company_id = r.company_id and br.fabric_roll_id = r.id and br.is_open
  left join mes2.cutting_bed b on b.company_id = br.company_id and b.id = br.cutting_bed_id`;

export interface RollSearch {
  readonly orderId?: string | undefined;
  readonly materialId?: string | undefined;
  readonly colorId?: string | undefined;
  readonly cNo?: string | undefined;
  /** Only rolls with fabric left that lie on no unsubmitted bed. */
  readonly available?: boolean | undefined;
}

export const fabricRollRows = (companyId: string, search: RollSearch): Sql => sql`
  ${joined}
  where r.company_id = ${companyId} and r.del_flag = '0'
  ${search.orderId ? sql`and r.order_id = ${search.orderId}` : sql``}
  ${search.materialId ? sql`and r.material_id = ${search.materialId}` : sql``}
  ${search.colorId ? sql`and r.color_id = ${search.colorId}` : sql``}
  ${search.cNo ? sql`and l.c_no = ${search.cNo}` : sql``}
  ${search.available ? sql`and r.remain_len > 0 and r.status not in (8, 9) and b.id is null` : sql``}`;

export const fabricRollByNo = (companyId: string, rollNo: string): Sql => sql`
  ${joined} where r.company_id = ${companyId} and r.del_flag = '0' and r.roll_no = ${rollNo}`;
