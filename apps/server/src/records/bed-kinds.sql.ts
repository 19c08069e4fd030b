import { type Sql, sql } from '../database/engine.ts';

/** Whether a bed is one fabric of a multi-material bed: its parent stands for it in lists and figures. */
const isChildLay = (bed: Sql): Sql =>
  sql`(${bed}.bed_type = 2 and ${bed}.parent_bed_id is not null)`;

/** Whether a bed is one that people count: child lays are seen within their parent. */
export const standsAlone = (bed: Sql): Sql => sql`not ${isChildLay(bed)}`;

/** Whether the pieces of a bed are garments of its order, as `addsGarments` of the domain says of a bed read. */
export const addsGarments = (bed: Sql): Sql =>
  sql`(${bed}.bed_type <> 4 and not ${isChildLay(bed)})`;
