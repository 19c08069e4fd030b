import type { BedStatus } from '@garment-mes/domain/cutting-bed';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export interface SplitRuleRow {
  readonly id: string;
  readonly name: string;
  readonly mode: 1 | 2 | 3 | 4;
  readonly maxNum: number;
  readonly mergeTailPct: number;
  readonly shadeBreak: number;
  readonly numbering: 1 | 2;
}

/** The rule named, else the narrowest that covers the order: order, style, customer, company. */
export const splitRuleOf = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  ruleId: string | null,
): Promise<SplitRuleRow | undefined> =>
  tx.one(sql`
    select r.id, r.name, r.mode, coalesce(r.max_num, 200) as max_num,
      to_jsonb(r.merge_tail_pct) as merge_tail_pct, r.shade_break, r.numbering
    from mes2.bundle_split_rule r, mes2.production_order o
    where o.company_id = ${companyId} and o.id = ${orderId} and r.company_id = o.company_id and r.del_flag = '0'
      and case when ${ruleId}::bigint is not null then r.id = ${ruleId}::bigint
        else r.scope = 1 or (r.scope = 2 and r.scope_id = o.customer_id)
          or (r.scope = 3 and r.scope_id = o.style_id) or (r.scope = 4 and r.scope_id = o.id) end
    order by r.scope desc limit 1`);

/** Takes a block of bundle numbers; numbers of deleted bundles are never given again (I17, H6). */
export const takeBundleNumbers = (tx: Tx, { companyId }: Actor, orderId: string, count: number) =>
  tx.one<{ first: number }>(sql`
    update mes2.order_counter set next_bundle_no = next_bundle_no + ${count}::int
    where company_id = ${companyId} and order_id = ${orderId}
    returning next_bundle_no - ${count}::int as first`);

/** Takes a block of barcode serials, unique in the company forever. */
export const takeBarcodeSerials = (tx: Tx, { companyId }: Actor, count: number) =>
  tx.one<{ first: string; companyCode: string }>(sql`
    with taken as (
      insert into mes2.barcode_counter as c (company_id, next_serial) values (${companyId}, 1 + ${count}::int)
      on conflict (company_id) do update set next_serial = c.next_serial + ${count}::int
      returning next_serial - ${count}::int as first)
    select taken.first, k.code as company_code from taken, amc.company k where k.id = ${companyId}`);

/** One row for each bundle of a bed and each operation that is tracked by bundle. */
export const insertBundleProcesses = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.bundle_process
      (company_id, bundle_id, order_process_id, seq_no, process_name, section, sam, is_checkpoint, is_output,
       is_ticket, num)
    select b.company_id, b.id, p.id, p.seq_no, p.process_name, p.section, p.sam, p.is_checkpoint, p.is_output,
      p.is_ticket, b.num
    from mes2.bundle b
    join mes2.order_process p on p.company_id = b.company_id and p.order_id = b.order_id
    where b.company_id = ${companyId} and b.cutting_bed_id = ${bedId} and b.status < 8
      and p.is_enabled = 1 and p.pay_scope <> 2 and p.del_flag = '0'`);

export const countTracked = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId}
      and is_enabled = 1 and pay_scope <> 2 and del_flag = '0'`);

export const markBundled = (
  tx: Tx,
  { companyId, now }: Actor,
  bedId: string,
  bundles: number,
  splitRuleId: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed
    set status = 4, bundle_num_total = ${bundles}, bundle_date = ${now}, split_rule_id = ${splitRuleId},
      version = version + 1
    where company_id = ${companyId} and id = ${bedId}`);

export interface GeneratedSet {
  readonly reduceBedId: string;
  readonly bundleFrom: number;
  readonly bundleTo: number;
  readonly bundleNumTotal: number;
  readonly num: number;
  readonly processNum: number;
  readonly status: BedStatus;
  readonly version: number;
}

/** What a bed was bundled into. */
export const bundlesOfBed = (tx: Tx, { companyId }: Actor, bedId: string) =>
  tx.one<GeneratedSet>(sql`
    select bed.id as reduce_bed_id, bed.status, bed.version,
      coalesce(min(b.bundle_no), 0) as bundle_from, coalesce(max(b.bundle_no), 0) as bundle_to,
      count(b.id)::int as bundle_num_total, coalesce(sum(b.num), 0)::int as num,
      coalesce(sum(b.total_count), 0)::int as process_num
    from mes2.cutting_bed bed
    left join mes2.bundle b on b.company_id = bed.company_id and b.cutting_bed_id = bed.id and b.status < 8
    where bed.company_id = ${companyId} and bed.id = ${bedId}
    group by bed.id, bed.status, bed.version`);

/** What a bundle was split into. */
export const childrenOf = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.all<{ bundleNo: number; splitSeq: number }>(sql`
    select bundle_no, split_seq from mes2.bundle
    where company_id = ${companyId} and parent_bundle_id = ${bundleId} order by split_seq`);
