import { sql, type Tx } from '../../../database/engine.ts';

const BATCH_ROWS = 2_000;

/**
 * Folds appended progress into the order's counters and its day-by-day figures. Two workers take
 * different rows; a row is folded once because taking it and deleting it are one statement.
 *
 * @returns the orders that moved, and how many facts were folded
 */
export async function foldProgress(tx: Tx): Promise<{ folded: number; orders: MovedOrder[] }> {
  const taken = await tx.all<Delta>(sql`
    delete from mes2.progress_delta d using (
      select company_id, id from mes2.progress_delta order by company_id, id
      limit ${BATCH_ROWS}::int for update skip locked) t
    where d.company_id = t.company_id and d.id = t.id
    returning d.company_id, d.order_id, d.color_id, d.size_id, d.stage, d.num, d.work_date`);
  if (taken.length === 0) return { folded: 0, orders: [] };
  const facts = JSON.stringify(taken);
  const rows = sql`jsonb_to_recordset(${facts}::jsonb) as f ("companyId" bigint, "orderId" bigint,
    "colorId" bigint, "sizeId" bigint, stage varchar, num int, "workDate" date)`;
  await tx.run(sql`
    insert into mes2.order_stage_day as s (company_id, order_id, color_id, size_id, stage, work_date, num)
    select "companyId", "orderId", "colorId", "sizeId", stage, "workDate", sum(num) from ${rows}
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (company_id, order_id, color_id, size_id, stage, work_date) do update
      set num = s.num + excluded.num`);
  await tx.run(sql`
    select 1 from mes2.production_order o
    where (o.company_id, o.id) in (select "companyId", "orderId" from ${rows})
    order by o.company_id, o.id for no key update`);
  await tx.run(sql`
    update mes2.production_order o set
      cut_num = o.cut_num + f.cut, deliver_num = o.deliver_num + f.deliver, sew_num = o.sew_num + f.sew,
      qc_pass_num = o.qc_pass_num + f.qc_pass, in_num = o.in_num + f.received, out_num = o.out_num + f.shipped,
      scrap_num = o.scrap_num + f.scrap, second_num = o.second_num + f.seconds,
      actual_sew_date = least(o.actual_sew_date, f.first_sewn)
    from (
      select "companyId", "orderId",
        coalesce(sum(num) filter (where stage = 'cut'), 0) as cut,
        coalesce(sum(num) filter (where stage = 'deliver'), 0) as deliver,
        coalesce(sum(num) filter (where stage = 'sew'), 0) as sew,
        coalesce(sum(num) filter (where stage = 'qcPass'), 0) as qc_pass,
        coalesce(sum(num) filter (where stage = 'in'), 0) as received,
        coalesce(sum(num) filter (where stage = 'out'), 0) as shipped,
        coalesce(sum(num) filter (where stage = 'scrap'), 0) as scrap,
        coalesce(sum(num) filter (where stage = 'second'), 0) as seconds,
        min("workDate") filter (where stage = 'sew' and num > 0) as first_sewn
      from ${rows} group by 1, 2) f
    where o.company_id = f."companyId" and o.id = f."orderId"`);
  return { folded: taken.length, orders: movedOrders(taken) };
}

interface Delta {
  readonly companyId: string;
  readonly orderId: string;
}

export interface MovedOrder {
  readonly companyId: string;
  readonly orderIds: readonly string[];
}

const movedOrders = (taken: readonly Delta[]): MovedOrder[] =>
  [...Map.groupBy(taken, ({ companyId }) => companyId)].map(([companyId, rows]) => ({
    companyId,
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
  }));
