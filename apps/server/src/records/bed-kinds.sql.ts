import { type Sql, sql } from '../database/engine.ts';

/** Whether a bed is one fabric of a multi-material bed: its parent stands for it in lists and figures. */
const isChildLay = (bed: Sql): Sql =>
  sql`(${bed}.bed_type = 2 and ${bed}.parent_bed_id is not null)`;

/** Whether a bed is one that people count: child lays are seen within their parent. */
export const standsAlone = (bed: Sql): Sql => sql`not ${isChildLay(bed)}`;

/** Whether the pieces of a bed are garments of its order, as `addsGarments` of the domain says of a bed read. */
export const addsGarments = (bed: Sql): Sql =>
  sql`(${bed}.bed_type <> 4 and not ${isChildLay(bed)})`;

/** How people call a bed, as `bedLabel` of the domain says it: 3, or 3-1 for its first replacement. */
export const bedLabel = (bed: Sql): Sql =>
  sql`(${bed}.bed_no::text || case when ${bed}.replacement_no > 0 then '-' || ${bed}.replacement_no else '' end)`;

/** A bed in a sentence about many orders: its number of the month, else how people call it. */
export const bedName = (bed: Sql): Sql => sql`coalesce(${bed}.month_bed_no, ${bedLabel(bed)})`;

/** A figure in garments of a bed; nothing where the bed adds none, whose pieces its main bed counts. */
export const inGarments = (bed: Sql, num: Sql): Sql =>
  sql`(case when ${addsGarments(bed)} then ${num} end)`;

/** Something of the bed `b` that took the last of roll `r`; nothing while something is left of it. */
const ofLastBed = (what: Sql): Sql => sql`(case when r.remain_len = 0 then (
  select ${what} from mes2.cutting_bed_roll x
  join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id and b.status in (3, 4, 5, 7)
  where x.company_id = r.company_id and x.fabric_roll_id = r.id order by b.submit_date desc limit 1) end)`;

/** The bed that took the last of roll `r`, and its order. */
export const rollUsedBy = {
  orderNo: ofLastBed(sql`b.order_no`),
  bedNo: ofLastBed(bedName(sql`b`)),
};
