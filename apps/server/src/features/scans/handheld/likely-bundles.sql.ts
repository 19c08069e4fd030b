import { BundleStatus } from '@garment-mes/domain/bundles';
import { DeliveryStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { bundleLabelOf } from '../../bundles/public.ts';

type PreloadedBundle = DataOf<'getAppPreload'>['bundles'][number];

const { generated, printed, delivered, inProcess } = BundleStatus;

/** What a device may have to know of, the likeliest first: each part costs no more than its places. */
const NEEDS = { ownInWork: 0, own: 1, sent: 2, planned: 3, other: 4 } as const;

/**
 * Open bundles for a line that works without a connection: what was delivered to it and is not finished, what
 * is on its way to it, what waits for the orders planned on it, the earliest first, then the newest of the rest,
 * which a company without deliveries sews as well. Another line's are none of them.
 * Looked up bundle by bundle: joined, every bundle that was ever cut is read.
 * @param lineDeptId `null` where nobody knows the line
 */
export const likelyBundles = (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string | null,
  limit: number,
) => {
  const open = sql`b.company_id = ${companyId} and b.del_flag = '0'
    and b.status in (${generated}, ${printed}, ${delivered}, ${inProcess})`;
  const isOwn = sql`b.line_dept_id = ${lineDeptId}::bigint`;
  return tx.all<PreloadedBundle>(sql`
    with planned as (
      select s.order_id, min(s.start_date) as start_date from mes2.schedule s
      where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId}::bigint and s.del_flag = '0' and s.status in (0, 1)
      group by s.order_id),
    found as (
      (select b.id, b.order_id, case when b.status in (${delivered}, ${inProcess}) then ${NEEDS.ownInWork}::int else ${NEEDS.own}::int end as need
        from mes2.bundle b where ${open} and ${isOwn}
        order by b.status in (${delivered}, ${inProcess}) desc, b.id desc limit ${limit}::int)
      union all
      (select b.id, b.order_id, ${NEEDS.sent}::int from mes2.cut_piece_delivery d
        join mes2.cut_piece_delivery_line l on l.company_id = d.company_id and l.delivery_id = d.id and l.is_open
        join mes2.bundle b on b.company_id = l.company_id and b.id = l.bundle_id
        where d.company_id = ${companyId} and d.line_dept_id = ${lineDeptId}::bigint and d.status = ${DeliveryStatus.sent}
          and d.del_flag = '0' and ${open} and b.line_dept_id is null
        limit ${limit}::int)
      union all
      (select b.id, b.order_id, ${NEEDS.planned}::int from planned p
        join mes2.bundle b on b.company_id = ${companyId} and b.order_id = p.order_id
        where ${open} and b.line_dept_id is null
        order by p.start_date, b.bundle_no limit ${limit}::int)
      union all
      (select b.id, b.order_id, ${NEEDS.other}::int from mes2.bundle b
        where ${open} and b.line_dept_id is null order by b.id desc limit ${limit}::int)),
    likely as (
      select f.id, f.order_id, min(f.need) as need from found f group by f.id, f.order_id)
    select b.id, b.barcode, ${bundleLabelOf(sql`b`)} as bundle_label, b.order_no, b.color_name, b.size_name, b.num,
      b.status,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id::text, 'orderProcessId', p.order_process_id::text,
          'processCode', o.process_code, 'seqNo', p.seq_no, 'processName', p.process_name, 'num', p.num, 'doneNum', p.done_num,
          'isCheckpoint', p.is_checkpoint, 'isOutput', (p.is_output = 1 and p.section = 3)::int, 'status', p.status) order by p.seq_no), '[]')
        from mes2.bundle_process p
        join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
        where p.company_id = b.company_id and p.bundle_id = b.id) as processes
    from (
      select k.id, k.need, o.start_date from likely k
      left join planned o on o.order_id = k.order_id
      order by k.need, o.start_date nulls last, k.id desc limit ${limit}::int) k
    cross join lateral (
      select c.* from mes2.bundle c where c.company_id = ${companyId} and c.id = k.id offset 0) b
    order by k.need, k.start_date nulls last, k.id desc`);
};
