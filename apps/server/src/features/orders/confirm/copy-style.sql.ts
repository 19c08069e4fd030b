import { billOfStyle } from '@garment-mes/domain/orders';
import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { Actor } from '../../../records/actor.ts';
import { factoryToday } from '../../settings/public.ts';
import { styleGrids } from '../../styles/public.ts';
import { orderColors } from '../order-detail.sql.ts';
import type { OrderHead } from '../order-record.ts';
import type { OwnGrids } from './confirm-content.ts';

/** Copies into an order what it does not have of its own; from here on it no longer reads the style (I3). */
export async function copyStyle(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  own: OwnGrids,
): Promise<void> {
  const { companyId } = actor;
  const { id, styleId } = order;
  if (!own.bom) await copyBill(tx, actor, order);
  if (!own.parts)
    await tx.run(sql`
      insert into mes2.order_part (company_id, order_id, part_code, part_name, fabric_part, pieces_per_garment,
        knife_mold_id, is_fused, is_printed, area_cm2, from_style)
      select company_id, ${id}, part_code, part_name, fabric_part, pieces_per_garment, knife_mold_id, is_fused,
        is_printed, area_cm2, 1
      from mes2.style_part where company_id = ${companyId} and style_id = ${styleId} and del_flag = '0'`);
  if (!own.processes)
    await tx.run(sql`
      insert into mes2.order_process (company_id, order_id, process_id, process_code, seq_no, section, process_name,
        part_code, machine_type_id, sam, grade, is_checkpoint, is_output, is_ticket, pay_scope, draft_price, from_style)
      select p.company_id, ${id}, p.process_id, c.code, p.seq_no, p.section, p.process_name, p.part_code,
        p.machine_type_id, p.sam, p.grade, p.is_checkpoint, p.is_output, p.is_ticket, p.pay_scope, p.price, 1
      from mes2.style_process p join ccm.process c on c.company_id = p.company_id and c.id = p.process_id
      where p.company_id = ${companyId} and p.style_id = ${styleId} and p.del_flag = '0'`);
  if (!own.qualifying)
    await tx.run(sql`
      insert into mes2.order_qualifying (company_id, order_id, aql_major, aql_minor, inspection_level, gates, points,
        from_style)
      select o.company_id, o.id, c.aql_major, c.aql_minor, c.inspection_level, '[3, 4]',
        coalesce((select jsonb_agg(jsonb_build_object('pointName', q.point_name, 'method', q.method,
          'tolUp', q.tol_up::text, 'tolDown', q.tol_down::text, 'values', q.size_values) order by q.seq_no)
          from mes2.style_quality q where q.company_id = o.company_id and q.style_id = o.style_id), '[]'), 1
      from mes2.production_order o
      join ccm.customer c on c.company_id = o.company_id and c.id = o.customer_id
      where o.company_id = ${companyId} and o.id = ${id}`);
}

async function copyBill(tx: Tx, actor: Actor, { id, styleId }: OrderHead): Promise<void> {
  const { companyId } = actor;
  const colors = await orderColors(tx, actor, id);
  const lines = billOfStyle(
    await styleGrids.styleBom(tx, actor, styleId),
    colors.map(({ colorId }) => colorId),
  );
  await insertRows(
    tx,
    'mes2.order_bom',
    lines.map((line, at) => ({
      ...{ companyId, orderId: id, seqNo: (at + 1) * 10, fromStyle: 1 },
      ...{ materialId: line.materialId, fabricPart: line.fabricPart, partName: line.partName },
      ...{
        colorId: line.colorId,
        colorRule: line.colorId ? 1 : line.colorRule,
        isMain: line.isMain,
      },
      ...{ usageNum: line.usageNum, unitCode: line.unitCode, lossPct: line.lossPct },
      ...{ sizeUsage: line.sizeUsages, supplierName: line.supplierName, remark: line.remark },
      ...{ needNum: '0', issuedNum: '0', returnNum: '0' },
    })),
  );
}

/** Takes back what a confirmation copied; what was typed by hand stays. */
export async function dropCopies(tx: Tx, { companyId }: Actor, orderId: string): Promise<void> {
  const mine = sql`company_id = ${companyId} and order_id = ${orderId} and from_style = 1`;
  await tx.run(sql`
    delete from mes2.order_price where company_id = ${companyId} and order_process_id in (
      select id from mes2.order_process where company_id = ${companyId} and order_id = ${orderId})`);
  await tx.run(sql`delete from mes2.order_bom where ${mine}`);
  await tx.run(sql`delete from mes2.order_part where ${mine}`);
  await tx.run(sql`delete from mes2.order_process where ${mine}`);
  await tx.run(sql`delete from mes2.order_fabric where ${mine}`);
  await tx.run(sql`delete from mes2.order_qualifying where ${mine}`);
}

/** First prices of the operations, in force from the day of the confirmation; approved with the style. */
export const openPrices = (
  tx: Tx,
  { companyId, user, now }: Actor,
  orderId: string,
  fromDate: string,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.order_price (company_id, order_process_id, price, from_date, approve_by, approve_date)
    select p.company_id, p.id, coalesce(p.draft_price, 0), ${fromDate}::date, ${user.id}, ${now}
    from mes2.order_process p
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.del_flag = '0'
      and not exists (select 1 from mes2.order_price r
        where r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0')`);

/** Minutes and price of a garment, from the operations in use and what they pay now. */
export const writeOrderTotals = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    update mes2.production_order o set sam_total = t.sam, price_total = t.price
    from (select coalesce(sum(p.sam), 0) as sam, coalesce(sum(coalesce(r.price, p.draft_price)), 0) as price
      from mes2.order_process p
      left join lateral (select price from mes2.order_price r
        where r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0'
          and (r.to_date is null or r.to_date >= ${factoryToday(sql`${companyId}`)}) order by r.from_date limit 1) r on true
      where p.company_id = ${companyId} and p.order_id = ${orderId} and p.del_flag = '0' and p.is_enabled = 1) t
    where o.company_id = ${companyId} and o.id = ${orderId}`);

export const openCounter = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    insert into mes2.order_counter (company_id, order_id) values (${companyId}, ${orderId})
    on conflict (company_id, order_id) do nothing`);
