import { type Sql, sql } from '../../database/engine.ts';

/** What the cutting reports are asked by, each where it applies. */
export interface CuttingSearch {
  readonly workDateFrom?: string | undefined;
  readonly workDateTo?: string | undefined;
  /** A table, or the department it belongs to. */
  readonly deptId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly styleNo?: string | undefined;
  readonly colorId?: string | undefined;
  readonly sizeId?: string | undefined;
}

/** Beds whose pieces are cut: handed on, and not taken back. */
export const HANDED_ON = sql`(3, 4, 5, 7)`;

/** Hours of everybody who worked at a bed, from the first ply to the last cut; nothing while a time is missing. */
export const crewHours = (bed: Sql): Sql => sql`(
  extract(epoch from ${bed}.cut_end_date - ${bed}.spread_start_date) / 3600 * greatest((
    select count(distinct e.employee_id) from mes2.cutting_bed_employee e
    where e.company_id = ${bed}.company_id and e.cutting_bed_id = ${bed}.id), 1))`;

/** Metres a bed kept: what was issued but for what went back. */
export const netLen = (bed: Sql): Sql => sql`(${bed}.issued_len - ${bed}.return_len)`;

/** Conditions on beds `b` cut on tables `t`, by day and place. */
export const bedsAsked = ({ workDateFrom, workDateTo, deptId, tableId }: CuttingSearch): Sql => sql`
  ${workDateFrom ? sql`and b.work_date >= ${workDateFrom}::date` : sql``}
  ${workDateTo ? sql`and b.work_date <= ${workDateTo}::date` : sql``}
  ${deptId ? sql`and ${deptId}::bigint in (t.id, t.parent_id)` : sql``}
  ${tableId ? sql`and b.table_id = ${tableId}` : sql``}`;

/** Conditions on orders `o`. */
export const ordersAsked = ({ customerId, orderNo, styleNo }: CuttingSearch): Sql => sql`
  ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
  ${orderNo ? sql`and o.order_no = ${orderNo}` : sql``}
  ${styleNo ? sql`and o.style_no = ${styleNo}` : sql``}`;

/** `a × 100 / b`, to two places; nothing where there is nothing to divide by. */
export const percent = (part: Sql, whole: Sql): Sql =>
  sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;
