import type { BundleProcessStatus, BundleStatus } from '@garment-mes/domain/bundles';
import type { OrderStatus } from '@garment-mes/domain/orders';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import type { RecordKind } from '../../../records/claim-record.sql.ts';

export const checkKind: RecordKind = {
  table: 'mes2.cutting_bed_qc',
  no: sql`(select b.bundle_no::text from mes2.bundle b
    where b.company_id = r.company_id and b.id = r.bundle_id)`,
  what: { zh: '裁片检验', en: 'Panel check' },
};

export interface PanelCheckRecord {
  readonly id: string;
  readonly bundleId: string;
  readonly faultNum: number;
  readonly replaceNum: number;
  readonly scrapNum: number;
  readonly checkNum: number;
  readonly bads: unknown;
  readonly inspectorId: string | null;
  readonly workDate: string | null;
}

export interface CheckedBundle {
  readonly id: string;
  readonly barcode: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly orderId: string;
  /** Line it was handed to. */
  readonly lineDeptId: string | null;
  readonly cuttingBedId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly scrapNum: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly status: BundleStatus;
  readonly holdReason: string | null;
  /** Panels of one garment, of all its fabrics: a bundle holds them together. */
  readonly panels: number;
}

/** The bundle, locked against scans, splits and other checks of it (H11). */
export const lockChecked = async (tx: Tx, { companyId }: Actor, id: string) => {
  const held = await tx.one<{ id: string }>(sql`
    select id from mes2.bundle where company_id = ${companyId} and id = ${id} for no key update`);
  if (!held) return undefined;
  return tx.one<CheckedBundle>(sql`
    select b.id, b.barcode, b.bundle_no, b.split_seq, b.order_id, b.line_dept_id, b.cutting_bed_id, b.color_id, b.size_id, b.num, b.scrap_num,
      b.ply_from, b.ply_to, b.status, b.hold_reason,
      coalesce((select sum(p.pieces_per_garment)::int from mes2.order_part p
        where p.company_id = b.company_id and p.order_id = b.order_id and p.del_flag = '0'), 1) as panels
    from mes2.bundle b where b.company_id = ${companyId} and b.id = ${id}`);
};

export const badItemsNamed = (tx: Tx, { companyId }: Actor, ids: readonly string[]) =>
  tx.all<{ id: string; name: string }>(sql`
    select id, name from mes2.bad_item where company_id = ${companyId} and id = any(${ids}::bigint[])`);

export interface CheckedProcess {
  readonly id: string;
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

export const checkedProcesses = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.all<CheckedProcess>(sql`
    select id, num, done_num, status from mes2.bundle_process
    where company_id = ${companyId} and bundle_id = ${bundleId} order by id for update`);

export const setProcessNum = (
  tx: Tx,
  { companyId }: Actor,
  { id, num, status }: Pick<CheckedProcess, 'id' | 'num' | 'status'>,
): Promise<number> =>
  tx.run(sql`
    update mes2.bundle_process set num = ${num}::int, status = ${status}::int, version = version + 1
    where company_id = ${companyId} and id = ${id}`);

export interface CheckChange {
  readonly fault: number;
  readonly replace: number;
  readonly scrap: number;
}

/** What a check changes in its bundle: garments are scrapped, replaced panels leave their number. */
export const addToBundle = (
  tx: Tx,
  { companyId, user, now }: Actor,
  bundleId: string,
  { replace, scrap }: CheckChange,
  status: BundleStatus,
): Promise<number> =>
  tx.run(sql`
    update mes2.bundle set num = num - ${scrap}::int, scrap_num = scrap_num + ${scrap}::int,
      replace_num = replace_num + ${replace}::int, status = ${status}::int, version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${bundleId}`);

export const addToBed = (
  tx: Tx,
  { companyId }: Actor,
  { cuttingBedId, colorId, sizeId }: CheckedBundle,
  { fault, replace, scrap }: CheckChange,
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed_color_size set fault_num = fault_num + ${fault}::int,
      replace_num = replace_num + ${replace}::int, scrap_num = scrap_num + ${scrap}::int, version = version + 1
    where company_id = ${companyId} and cutting_bed_id = ${cuttingBedId} and color_id = ${colorId}
      and size_id = ${sizeId}`);

/** The order of garments that are written off, locked against a closing that would count them as they were (I42). */
export const lockAccounts = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.one<{ orderNo: string; status: OrderStatus }>(sql`
    select order_no, status from mes2.production_order
    where company_id = ${companyId} and id = ${orderId} for share`);

/** Where garments were lost, other than at the end of a line. */
export const LossSource = { panelCheck: 1, delivery: 2, check: 3 } as const;

export interface Loss {
  readonly num: number;
  readonly workDate: string;
  readonly source: (typeof LossSource)[keyof typeof LossSource];
}

/** Garments lost: a fact of the day, counted in the order's counters (H8). */
export async function appendScrap(
  tx: Tx,
  { companyId, user }: Actor,
  { id, orderId, colorId, sizeId }: Pick<CheckedBundle, 'id' | 'orderId' | 'colorId' | 'sizeId'>,
  { num, workDate, source }: Loss,
): Promise<void> {
  await tx.run(sql`
    insert into mes2.piece_loss (company_id, bundle_id, work_date, source, num, create_by)
    values (${companyId}, ${id}, ${workDate}, ${source}::int, ${num}::int, ${user.id})`);
  await tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    values (${companyId}, ${orderId}, ${colorId}, ${sizeId}, 'scrap', ${num}::int, ${workDate})`);
}
