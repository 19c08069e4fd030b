import { type Sql, sql } from '../../database/engine.ts';

/** What the cutting reports are asked by, each where it applies. */
export interface CuttingSearch {
  readonly workDateFrom?: string | undefined;
  readonly workDateTo?: string | undefined;
  /** A table, or the department it belongs to. */
  readonly deptId?: string | undefined;
  readonly tableId?: string | undefined;
  readonly factoryId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly styleNo?: string | undefined;
  readonly colorId?: string | undefined;
  readonly sizeId?: string | undefined;
}

/** Conditions on departments `t`; one that names no factory belongs to each of them. */
export const placeAsked = ({ deptId, tableId, factoryId }: CuttingSearch): Sql => sql`
  ${deptId ? sql`and ${deptId}::bigint in (t.id, t.parent_id)` : sql``}
  ${tableId ? sql`and t.id = ${tableId}` : sql``}
  ${factoryId ? sql`and (t.factory_id = ${factoryId} or t.factory_id is null)` : sql``}`;

/** Conditions on beds `b` cut on tables `t`, by day and place. */
export const bedsAsked = ({ workDateFrom, workDateTo, ...place }: CuttingSearch): Sql => sql`
  ${workDateFrom ? sql`and b.work_date >= ${workDateFrom}::date` : sql``}
  ${workDateTo ? sql`and b.work_date <= ${workDateTo}::date` : sql``}
  ${placeAsked(place)}`;

/** Conditions on orders `o`. */
export const ordersAsked = ({ customerId, orderNo, styleNo }: CuttingSearch): Sql => sql`
  ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
  ${orderNo ? sql`and o.order_no = ${orderNo}` : sql``}
  ${styleNo ? sql`and o.style_no = ${styleNo}` : sql``}`;

/** `a × 100 / b`, to two places; nothing where there is nothing to divide by. */
export const percent = (part: Sql, whole: Sql): Sql =>
  sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;

/** Price of a metre of fabric `m`, which is priced by its own unit: a metre, or the kilograms it weighs. */
export const metrePrice = sql`case upper(m.unit_code)
  when 'M' then m.price
  when 'KG' then m.price * m.width_cm / 100 * m.gsm / 1000 end`;
