import type { BundleProcessStatus, BundleStatus } from '@garment-mes/domain/bundles';
import type { DeliveryStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** A bundle as its split reads it. */
export interface MotherBundle {
  readonly id: string;
  readonly version: number;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly rootBundleId: string | null;
  readonly orderId: string;
  readonly cuttingBedId: string;
  readonly num: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly status: BundleStatus;
  readonly cardNo: string | null;
}

/** The delivery that has the bundle out and is not settled. */
export const openDelivery = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<{ deliveryNo: string; status: DeliveryStatus }>(sql`
    select d.delivery_no, d.status from mes2.cut_piece_delivery_line l
    join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
    where l.company_id = ${companyId} and l.bundle_id = ${bundleId} and l.is_open`);

/** A check of the bundle with garments still to be repaired. */
export const openRework = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<{ id: string }>(sql`
    select id from mes2.qc_check_record
    where company_id = ${companyId} and bundle_id = ${bundleId} and status = 2 and del_flag = '0' limit 1`);

export interface MotherProcess {
  readonly id: string;
  readonly orderProcessId: string;
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

export const motherProcesses = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.all<MotherProcess>(sql`
    select id, order_process_id, num, done_num, status from mes2.bundle_process
    where company_id = ${companyId} and bundle_id = ${bundleId} order by id for update`);

/** The last split number of a family; its root's row is locked so that two splits never share one. */
export const lastSplitSeq = async (
  tx: Tx,
  { companyId }: Actor,
  rootId: string,
): Promise<number> => {
  await tx.run(sql`
    select 1 from mes2.bundle where company_id = ${companyId} and id = ${rootId} for no key update`);
  const last = await tx.one<{ seq: number }>(sql`
    select coalesce(max(split_seq), 0) as seq from mes2.bundle
    where company_id = ${companyId} and (id = ${rootId} or root_bundle_id = ${rootId})`);
  return last?.seq ?? 0;
};

export interface ChildBundle {
  readonly splitSeq: number;
  readonly barcode: string;
  readonly num: number;
  readonly plyFrom: number;
  readonly plyTo: number;
}

/** A child is its mother in everything but number, plies, paper and garments. */
export const insertChild = (
  tx: Tx,
  { companyId, user, now }: Actor,
  motherId: string,
  child: ChildBundle,
) =>
  tx.one<{ id: string }>(sql`
    insert into mes2.bundle (company_id, barcode, bundle_no, split_seq, order_id, order_no, style_no, cutting_bed_id,
      bed_no, color_id, color_name, size_id, size_name, shade, dye_lot, position, ply_from, ply_to, origin_num, num,
      root_bundle_id, parent_bundle_id, batch_range_id, line_dept_id, delivery_id, status, current_seq_no,
      last_scan_date, total_count, location_code, create_by, create_date)
    select b.company_id, ${child.barcode}, b.bundle_no, ${child.splitSeq}::int, b.order_id, b.order_no, b.style_no,
      b.cutting_bed_id, b.bed_no, b.color_id, b.color_name, b.size_id, b.size_name, b.shade, b.dye_lot, b.position,
      ${child.plyFrom}::int, ${child.plyTo}::int, ${child.num}::int, ${child.num}::int,
      coalesce(b.root_bundle_id, b.id), b.id, b.batch_range_id, b.line_dept_id, b.delivery_id,
      case when b.status = 1 then 0 else b.status end, b.current_seq_no, b.last_scan_date, b.total_count,
      b.location_code, ${user.id}, ${now}
    from mes2.bundle b where b.company_id = ${companyId} and b.id = ${motherId}
    returning id`);

export const copyProcess = (
  tx: Tx,
  { companyId }: Actor,
  motherProcessId: string,
  childId: string,
  part: { readonly num: number; readonly doneNum: number; readonly status: BundleProcessStatus },
): Promise<number> =>
  tx.run(sql`
    insert into mes2.bundle_process (company_id, bundle_id, order_process_id, seq_no, process_name, section, sam,
      is_checkpoint, is_output, is_ticket, num, done_num, status, first_scan_date, last_scan_date, last_employee_id)
    select company_id, ${childId}, order_process_id, seq_no, process_name, section, sam, is_checkpoint, is_output,
      is_ticket, ${part.num}::int, ${part.doneNum}::int, ${part.status}::int, first_scan_date, last_scan_date,
      last_employee_id
    from mes2.bundle_process where company_id = ${companyId} and id = ${motherProcessId}`);

export const finishSplit = async (
  tx: Tx,
  { companyId, user, now, employee }: Actor,
  mother: MotherBundle,
  childIds: readonly string[],
  nums: readonly number[],
  reason: string,
): Promise<void> => {
  await tx.run(sql`
    update mes2.bundle b set done_count = (
      select count(*) from mes2.bundle_process p
      where p.company_id = b.company_id and p.bundle_id = b.id and p.status = 2)
    where b.company_id = ${companyId} and b.id = any(${childIds}::bigint[])`);
  await tx.run(sql`
    update mes2.bundle set status = 8 where company_id = ${companyId} and id = ${mother.id}`);
  await tx.run(sql`
    insert into mes2.bundle_split_log (company_id, root_bundle_id, from_bundle_id, to_bundle_ids, nums, reason,
      by_employee_id, create_by, create_date)
    values (${companyId}, ${mother.rootBundleId ?? mother.id}, ${mother.id}, ${childIds}::bigint[], ${nums}::int[],
      ${reason}, ${employee?.id ?? null}, ${user.id}, ${now})`);
};
