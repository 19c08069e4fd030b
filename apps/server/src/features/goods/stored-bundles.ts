import { BundleStatus, bundleLabel, requirePassed } from '@garment-mes/domain/bundles';
import { bundlesCovered } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { bundleMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { BillLine, BillRow } from './bill.sql.ts';

interface Bundle {
  readonly id: string;
  readonly barcode: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly orderId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly num: number;
  readonly status: BundleStatus;
}

const labelOf = ({ bundleNo, splitSeq }: Bundle): string => bundleLabel(bundleNo, splitSeq);

/** Bundles by their barcodes, locked in the order of their ids (H17). */
const lockBundles = (
  tx: Tx,
  { companyId }: Actor,
  barcodes: readonly string[],
): Promise<Bundle[]> =>
  tx.all(sql`
    select id, barcode, bundle_no, split_seq, order_id, color_id, size_id, color_name, size_name, num, status
    from mes2.bundle where company_id = ${companyId} and barcode = any(${barcodes}::text[]) and del_flag = '0'
    order by id for no key update`);

/**
 * What a receipt lists are bundles of its order, in the colour and size of their line, passed by their check and on
 * no other receipt that is under way.
 *
 * @throws {DomainError} `bundle-of-other-order`, `bundle-of-other-cell`, `bundle-unpassed`, `bundle-in-bill`
 */
export async function requirePassedBundles(
  tx: Tx,
  actor: Actor,
  bill: BillRow,
  lines: readonly BillLine[],
): Promise<void> {
  const barcodes = lines.flatMap((line) => line.barcodes);
  if (barcodes.length === 0) return;
  const bundles = new Map(
    (await lockBundles(tx, actor, barcodes)).map((bundle) => [bundle.barcode, bundle]),
  );
  const listed = await listedBundles(tx, actor, { ...bill, barcodes });
  const seen = new Set<string>();
  for (const { colorId, sizeId, barcodes: codes } of lines)
    for (const code of codes) {
      const bundle = bundles.get(code);
      if (!bundle) throw new DomainError('record-missing', { what: '扎号' });
      const bundleNo = labelOf(bundle);
      if (bundle.orderId !== bill.orderId)
        throw new DomainError('bundle-of-other-order', { bundleNo });
      if (bundle.colorId !== colorId || bundle.sizeId !== sizeId) {
        const { colorName: color, sizeName: size } = bundle;
        throw new DomainError('bundle-of-other-cell', { bundleNo, color, size });
      }
      const billNo = seen.has(code) ? bill.billNo : listed.get(code);
      if (billNo !== undefined) throw new DomainError('bundle-in-bill', { bundleNo, billNo });
      requirePassed({ bundleNo, status: bundle.status });
      seen.add(code);
    }
}

interface Listing {
  readonly orderId: string;
  /** The receipt that is asked for; none yet, where it is left out. */
  readonly id?: string | undefined;
  /** Only these; all of the order, where they are left out. */
  readonly barcodes?: readonly string[];
}

/** Drafts and submitted receipts of an order, other than this one, that list a bundle: their numbers by its barcode. */
async function listedBundles(
  tx: Tx,
  { companyId }: Actor,
  { orderId, id, barcodes }: Listing,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.all<{ barcode: string; billNo: string }>(sql`
    select x.barcode, min(h.bill_no) as bill_no
    from mes2.warehouse_bill h
    join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
    cross join lateral jsonb_array_elements_text(l.barcodes) as x (barcode)
    where h.company_id = ${companyId} and h.order_id = ${orderId} and h.direction = 1 and h.status in (0, 1)
      and h.bill_type in (1, 3) and h.id is distinct from ${id ?? null}::bigint and h.del_flag = '0'
      and jsonb_typeof(l.barcodes) = 'array' ${barcodes ? sql`and x.barcode = any(${barcodes}::text[])` : sql``}
    group by 1`);
  return new Map(rows.map(({ barcode, billNo }) => [barcode, billNo]));
}

/** Bundles of an order that passed and are in no store, whoever sewed them, with the receipt that lists each. */
export async function receivableBundles(
  tx: Tx,
  actor: Actor,
  of: Pick<Listing, 'orderId' | 'id'>,
): Promise<DataOf<'getWarehouseReceiptRemaining'>['bundles']> {
  const listed = await listedBundles(tx, actor, of);
  const passed = await tx.all<
    Omit<Bundle, 'id' | 'orderId' | 'colorName' | 'sizeName' | 'status'>
  >(sql`
    select barcode, bundle_no, split_seq, color_id, size_id, num from mes2.bundle
    where company_id = ${actor.companyId} and order_id = ${of.orderId} and status = ${BundleStatus.passed}
      and del_flag = '0'
    order by bundle_no, split_seq`);
  return passed.map(({ barcode, bundleNo, splitSeq, colorId, sizeId, num }) => ({
    ...{ barcode, bundleLabel: bundleLabel(bundleNo, splitSeq), colorId, sizeId, num },
    billNo: listed.get(barcode) ?? null,
  }));
}

/**
 * 5 → 6: the bundles that a confirmed receipt lists, and then of each colour and size the oldest ones that receipts
 * cover whole; the lines of the receipt name them all.
 */
export async function storeBundles(
  services: Services,
  tx: Tx,
  actor: Actor,
  bill: BillRow,
  lines: readonly BillLine[],
): Promise<void> {
  const listed = await lockBundles(
    tx,
    actor,
    lines.flatMap((line) => line.barcodes),
  );
  for (const bundle of listed) moved(bundleMoves, 'store', { no: labelOf(bundle), ...bundle });
  const stored = await setStatus(tx, actor, listed, BundleStatus.warehoused);
  const cells = new Map(lines.map((line) => [`${line.colorId} ${line.sizeId}`, line]));
  for (const line of cells.values()) {
    const { received, inStore } = await coverOf(tx, actor, bill.orderId, line);
    const waiting = await tx.all<Bundle>(sql`
      select id, barcode, bundle_no, split_seq, order_id, color_id, size_id, color_name, size_name, num, status
      from mes2.bundle where company_id = ${actor.companyId} and order_id = ${bill.orderId}
        and color_id = ${line.colorId} and size_id = ${line.sizeId} and status = ${BundleStatus.passed}
        and del_flag = '0'
      order by bundle_no, split_seq, id for no key update`);
    const covered = bundlesCovered(received, inStore, waiting);
    stored.push(...(await setStatus(tx, actor, covered, BundleStatus.warehoused)));
    await nameOn(
      tx,
      actor,
      line,
      covered.map(({ barcode }) => barcode),
    );
  }
  if (stored.length > 0) await services.publish(tx, { topic: 'bundle', keys: stored });
}

/** Pieces of a colour and size in confirmed receipts, and in bundles that are in the store. */
async function coverOf(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  { colorId, sizeId }: Pick<BillLine, 'colorId' | 'sizeId'>,
): Promise<{ received: number; inStore: number }> {
  const found = await tx.one<{ received: number; inStore: number }>(sql`
    select (select coalesce(sum(l.num), 0)::int from mes2.warehouse_bill h
        join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
        where h.company_id = ${companyId} and h.order_id = ${orderId} and h.status = 2 and h.bill_type in (1, 3)
          and h.del_flag = '0' and l.color_id = ${colorId} and l.size_id = ${sizeId}) as received,
      (select coalesce(sum(b.num), 0)::int from mes2.bundle b
        where b.company_id = ${companyId} and b.order_id = ${orderId} and b.color_id = ${colorId}
          and b.size_id = ${sizeId} and b.status = ${BundleStatus.warehoused} and b.del_flag = '0') as in_store`);
  return found ?? { received: 0, inStore: 0 };
}

const nameOn = async (
  tx: Tx,
  { companyId }: Actor,
  { id }: Pick<BillLine, 'id'>,
  barcodes: readonly string[],
): Promise<void> => {
  if (barcodes.length === 0) return;
  await tx.run(sql`
    update mes2.warehouse_bill_line
    set barcodes = coalesce(barcodes, '[]'::jsonb) || ${JSON.stringify(barcodes)}::jsonb, version = version + 1
    where company_id = ${companyId} and id = ${id}`);
};

/** 6 → 5: the bundles that a reversed receipt had brought in wait for another one. */
export async function releaseBundles(
  services: Services,
  tx: Tx,
  actor: Actor,
  lines: readonly BillLine[],
): Promise<void> {
  const bundles = await lockBundles(
    tx,
    actor,
    lines.flatMap((line) => line.barcodes),
  );
  const stored = bundles.filter(({ status }) => status === BundleStatus.warehoused);
  const keys = await setStatus(tx, actor, stored, BundleStatus.passed);
  if (keys.length > 0) await services.publish(tx, { topic: 'bundle', keys });
}

async function setStatus(
  tx: Tx,
  { companyId, user, now }: Actor,
  bundles: readonly Bundle[],
  status: BundleStatus,
): Promise<string[]> {
  const ids = bundles.map(({ id }) => id);
  if (ids.length > 0)
    await tx.run(sql`
      update mes2.bundle set status = ${status}, version = version + 1, update_by = ${user.id}, update_date = ${now}
      where company_id = ${companyId} and id = any(${ids}::bigint[])`);
  return ids;
}
