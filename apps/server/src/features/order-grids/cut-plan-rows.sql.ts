import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { cutPlanColumns, cutPlanRows } from './cut-plan.sql.ts';

/** A plan as its list shows it. */
export async function cutPlanRow(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<DataOf<'saveCutPlan'>> {
  const { list: rows } = await list.page(tx, {
    operation: 'listCutPlans',
    from: sql`${cutPlanRows(companyId, {})} and p.id = ${id}`,
    columns: cutPlanColumns,
    query: {},
    can,
  });
  const [row] = rows;
  if (!row) throw new Error(`cut plan ${id} was saved and is not listed`);
  return row;
}

export interface OrderCell {
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly num: number;
}

export const orderCells = (tx: Tx, { companyId }: Actor, orderId: string): Promise<OrderCell[]> =>
  tx.all(sql`
    select s.color_id, c.color_name, s.size_id, z.size_name, s.num
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} order by c.seq_no, z.seq_no`);

/** Highest lay a fabric allows; undefined where nothing is set. */
export const fabricMaxPlies = async (
  tx: Tx,
  { companyId }: Actor,
  materialId: string,
): Promise<number | undefined> => {
  const found = await tx.one<{ maxPlies: number | null }>(sql`
    select max_plies from ccm.material where company_id = ${companyId} and id = ${materialId} and del_flag = '0'`);
  return found?.maxPlies ?? undefined;
};

export interface StoredPlan {
  readonly id: string;
  readonly fabricPart: number;
  readonly markers: {
    readonly id: string;
    readonly markerName: string;
    readonly markerLen: string;
    readonly endLossLen: string;
    readonly effPct: string | null;
    readonly sizes: { readonly sizeId: string; readonly ratio: string }[];
  }[];
  readonly lays: {
    readonly layNo: number;
    readonly markerName: string;
    readonly colors: { readonly colorId: string; readonly plies: number }[];
  }[];
}

/** The plans of an order that are in force for a part, and the one that is to join them. */
export const plansInForce = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  fabricPart: number,
  planId: string,
): Promise<StoredPlan[]> =>
  tx.all(sql`
    select p.id, p.fabric_part,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id::text, 'markerName', k.marker_name,
          'markerLen', k.marker_len::text, 'endLossLen', k.end_loss_len::text, 'effPct', k.eff_pct::text,
          'sizes', (select coalesce(jsonb_agg(jsonb_build_object('sizeId', s.size_id::text,
            'ratio', s.ratio::text)), '[]') from mes2.cut_plan_marker_size s
            where s.company_id = k.company_id and s.marker_id = k.id))), '[]')
        from mes2.cut_plan_marker k where k.company_id = p.company_id and k.cut_plan_id = p.id) as markers,
      (select coalesce(jsonb_agg(jsonb_build_object('layNo', l.lay_no, 'markerName', k.marker_name,
          'colors', (select coalesce(jsonb_agg(jsonb_build_object('colorId', x.color_id::text,
            'plies', x.plies) order by x.seq_no), '[]') from mes2.cut_plan_lay_color x
            where x.company_id = l.company_id and x.lay_id = l.id)) order by l.lay_no), '[]')
        from mes2.cut_plan_lay l
        join mes2.cut_plan_marker k on k.company_id = l.company_id and k.id = l.marker_id
        where l.company_id = p.company_id and l.cut_plan_id = p.id) as lays
    from mes2.cut_plan p
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.fabric_part = ${fabricPart}::int
      and p.del_flag = '0' and (p.status in (1, 2) or p.id = ${planId})`);

/** What the plans of the shell promise, on the cells and the head of the order. */
export async function writePlanned(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  cells: readonly { readonly colorId: string; readonly sizeId: string; readonly planNum: number }[],
): Promise<void> {
  await tx.run(sql`
    update mes2.order_color_size s set plan_num = x."planNum"
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as x ("colorId" bigint, "sizeId" bigint, "planNum" int)
    where s.company_id = ${companyId} and s.order_id = ${orderId} and s.color_id = x."colorId"
      and s.size_id = x."sizeId"`);
  await tx.run(sql`
    update mes2.production_order o set plan_num = (select coalesce(sum(plan_num), 0) from mes2.order_color_size s
      where s.company_id = o.company_id and s.order_id = o.id)
    where o.company_id = ${companyId} and o.id = ${orderId}`);
}

/** The next number of a plan of an order: CP2403017-1. The order's row is locked. */
export const nextPlanNo = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  orderNo: string,
): Promise<string> => {
  const found = await tx.one<{ count: number }>(sql`
    select coalesce(max(substring(plan_no from '-([0-9]+)$')::int), 0) as count from mes2.cut_plan
    where company_id = ${companyId} and order_id = ${orderId}`);
  return `CP${orderNo.replace(/^[A-Z]{1,3}(?=\d)/, '').slice(0, 24)}-${(found?.count ?? 0) + 1}`;
};
