import { sql, type Tx } from '../../../src/database/engine.ts';

/** Counters of orders, shipments and numbers that follow from the rows of the history. */
export async function finishHistory(tx: Tx, companyId: string, nextSerial: string): Promise<void> {
  await tx.run(sql`
    insert into mes2.barcode_counter as c (company_id, next_serial) values (${companyId}, ${nextSerial})
    on conflict (company_id) do update set next_serial = greatest(c.next_serial, excluded.next_serial)`);
  await tx.run(sql`
    update mes2.order_color_size s set cut_num = t.cut, scrap_num = t.scrap, second_num = t.seconds,
      qc_pass_num = t.passed, in_num = t.received, out_num = t.shipped
    from (
      select order_id, color_id, size_id,
        coalesce(sum(num) filter (where stage = 'cut'), 0) as cut,
        coalesce(sum(num) filter (where stage = 'scrap'), 0) as scrap,
        coalesce(sum(num) filter (where stage = 'second'), 0) as seconds,
        coalesce(sum(num) filter (where stage = 'qcPass'), 0) as passed,
        coalesce(sum(num) filter (where stage = 'in'), 0) as received,
        coalesce(sum(num) filter (where stage = 'out'), 0) as shipped
      from mes2.order_stage_day where company_id = ${companyId} group by 1, 2, 3) t
    where s.company_id = ${companyId} and s.order_id = t.order_id and s.color_id = t.color_id
      and s.size_id = t.size_id`);
  await tx.run(sql`
    update mes2.production_order o set cut_num = t.cut, deliver_num = t.deliver, sew_num = t.sewn, qc_pass_num = t.passed,
      in_num = t.received, out_num = t.shipped, scrap_num = t.scrap, second_num = t.seconds
    from (
      select order_id,
        coalesce(sum(num) filter (where stage = 'cut'), 0) as cut,
        coalesce(sum(num) filter (where stage = 'deliver'), 0) as deliver,
        coalesce(sum(num) filter (where stage = 'sew'), 0) as sewn,
        coalesce(sum(num) filter (where stage = 'qcPass'), 0) as passed,
        coalesce(sum(num) filter (where stage = 'in'), 0) as received,
        coalesce(sum(num) filter (where stage = 'out'), 0) as shipped,
        coalesce(sum(num) filter (where stage = 'scrap'), 0) as scrap,
        coalesce(sum(num) filter (where stage = 'second'), 0) as seconds
      from mes2.order_stage_day where company_id = ${companyId} group by 1) t
    where o.company_id = ${companyId} and o.id = t.order_id`);
  await tx.run(sql`
    update mes2.order_counter c set next_bundle_no = t.bundles + 1, next_bed_no = t.beds + 1
    from (
      select b.order_id, max(b.bundle_no) as bundles, max(b.bed_no) as beds from mes2.bundle b
      where b.company_id = ${companyId} group by 1) t
    where c.company_id = ${companyId} and c.order_id = t.order_id and c.next_bundle_no <= t.bundles`);
  await tx.run(sql`
    update mes2.order_shipment_line l set shipped_num = t.shipped
    from (
      select s.id, x.color_id, x.size_id, sum(x.num) as shipped from mes2.order_stage_day x
      join mes2.order_shipment s on s.company_id = x.company_id and s.order_id = x.order_id
      where x.company_id = ${companyId} and x.stage = 'out' group by 1, 2, 3) t
    where l.company_id = ${companyId} and l.shipment_id = t.id and l.color_id = t.color_id and l.size_id = t.size_id`);
  await tx.run(sql`
    update mes2.order_shipment s set status = case when t.shipped >= t.num then 2 else 1 end
    from (select shipment_id, sum(num) as num, sum(shipped_num) as shipped from mes2.order_shipment_line
      where company_id = ${companyId} group by 1) t
    where s.company_id = ${companyId} and s.id = t.shipment_id and t.shipped > 0`);
}
