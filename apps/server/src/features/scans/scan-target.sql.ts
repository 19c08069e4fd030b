import type { BundleProcessStatus, BundleStatus } from '@garment-mes/domain/bundles';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { cardNoOf } from '../../records/cards/named-card.sql.ts';

export interface ScannedBundle {
  readonly id: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly status: BundleStatus;
  readonly holdReason: string | null;
  readonly lineDeptId: string | null;
  readonly printCount: number;
}

export interface ScannedProcess {
  readonly id: string;
  readonly orderProcessId: string;
  readonly processId: string | null;
  readonly seqNo: number;
  readonly processName: string;
  readonly section: number;
  readonly sam: string;
  readonly isCheckpoint: 0 | 1;
  readonly isOutput: 0 | 1;
  readonly num: number;
  readonly doneNum: number;
  readonly status: BundleProcessStatus;
}

/** A bundle that a ticket, a card or an operation of it names. */
export interface NamedBundle {
  readonly bundleId: string;
  readonly orderId: string;
}

export const bundleOfProcess = (tx: Tx, { companyId }: Actor, bundleProcessId: string) =>
  tx.one<NamedBundle & { orderProcessId: string }>(sql`
    select p.bundle_id, p.order_process_id, b.order_id from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    where p.company_id = ${companyId} and p.id = ${bundleProcessId}`);

export const bundleByBarcode = (tx: Tx, { companyId }: Actor, barcode: string) =>
  tx.one<NamedBundle>(sql`
    select id as bundle_id, order_id from mes2.bundle where company_id = ${companyId} and barcode = ${barcode}`);

/** The bundle that rides with the card of this number or chip. */
export const bundleOnCard = (tx: Tx, { companyId }: Actor, read: string) =>
  tx.one<NamedBundle>(sql`
    select c.bundle_id, b.order_id from mes2.slot_card_binding c
    join mes2.bundle b on b.company_id = c.company_id and b.id = c.bundle_id
    where c.company_id = ${companyId} and c.card_no = ${cardNoOf(companyId, read)} and c.unbind_date is null`);

/** The bundle, locked for this transaction: scans, splits and holds of one bundle come one after another. */
export const lockBundle = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.one<ScannedBundle>(sql`
    select id, order_id, order_no, bundle_no, split_seq, color_id, color_name, size_id, size_name, status,
      hold_reason, line_dept_id, print_count
    from mes2.bundle where company_id = ${companyId} and id = ${bundleId} for no key update`);

export const processesOf = (tx: Tx, { companyId }: Actor, bundleId: string) =>
  tx.all<ScannedProcess>(sql`
    select b.id, b.order_process_id, p.process_id, b.seq_no, b.process_name, b.section, b.sam, b.is_checkpoint,
      b.is_output, b.num, b.done_num, b.status
    from mes2.bundle_process b
    join mes2.order_process p on p.company_id = b.company_id and p.id = b.order_process_id
    where b.company_id = ${companyId} and b.bundle_id = ${bundleId} order by b.seq_no`);
