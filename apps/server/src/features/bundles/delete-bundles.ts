import { BundleStatus, bundleLabel, requireDeletable } from '@garment-mes/domain/bundles';
import { BedStatus, unbundleBed } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimBed, refuseClaim } from '../beds/public.ts';

interface BedBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly status: BundleStatus;
  readonly holdReason: string | null;
  readonly cardNo: string | null;
  readonly isScanned: boolean;
  readonly isSent: boolean;
  readonly scrapNum: number;
}

/** 4 → 3: the bundles of a bed that nobody touched are void; their numbers are burnt (I17). */
export async function deleteBundles(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reduceBedId: id, version }: { readonly reduceBedId: string; readonly version: number },
): Promise<DataOf<'deleteBundles'>> {
  const bed = await claimBed(tx, actor, { id, version }, [BedStatus.bundled]);
  if (!bed) return refuseClaim(tx, actor, { id, version }, unbundleBed);
  const { status } = unbundleBed(bed);
  const known = await lockBundlesOf(tx, actor, id);
  for (const bundle of known) requireWhole(bundle);
  const bundles = known.filter((bundle) => bundle.status !== BundleStatus.void);
  for (const bundle of bundles) requireUntouched(bundle);
  await tx.run(sql`
    delete from mes2.bundle_process p using mes2.bundle b
    where b.company_id = ${actor.companyId} and b.cutting_bed_id = ${id} and p.company_id = b.company_id
      and p.bundle_id = b.id`);
  await tx.run(sql`
    update mes2.bundle set status = ${BundleStatus.void}::int, batch_range_id = null, version = version + 1,
      update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and cutting_bed_id = ${id} and status < 9`);
  await tx.run(sql`
    update mes2.cutting_bed set status = ${status}::int, bundle_num_total = 0, bundle_date = null
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.audit(tx, {
    bizType: 'bed',
    bizId: id,
    action: 'deleteBundles',
    from: bed.status,
    to: status,
  });
  await services.publish(tx, { topic: 'bundle', keys: [id] });
  await services.publish(tx, { topic: 'bed', keys: [id] });
  return { reduceBedId: id, bundleNum: bundles.length, status, version: bed.version };
}

/** Bundles of a bed, and behind their lock what was done with them: whoever waits for it would see the scans of before. */
const lockBundlesOf = async (tx: Tx, { companyId }: Actor, bedId: string): Promise<BedBundle[]> => {
  await tx.run(sql`
    select 1 from mes2.bundle where company_id = ${companyId} and cutting_bed_id = ${bedId} order by id for update`);
  return tx.all(sql`
    select b.id, b.bundle_no, b.split_seq, b.status, b.hold_reason, b.scrap_num,
      (select s.card_no from mes2.slot_card_binding s
        where s.company_id = b.company_id and s.bundle_id = b.id and s.unbind_date is null) as card_no,
      exists (select 1 from mes2.scan s where s.company_id = b.company_id and s.bundle_id = b.id) as is_scanned,
      b.delivery_id is not null as is_sent
    from mes2.bundle b
    where b.company_id = ${companyId} and b.cutting_bed_id = ${bedId} order by b.id`);
};

/** Garments that were written off would come back with the bundles tied again. @throws {DomainError} `bundle-scrapped` */
function requireWhole({ bundleNo, splitSeq, scrapNum: num }: BedBundle): void {
  if (num === 0) return;
  throw new DomainError('bundle-scrapped', { bundleNo: bundleLabel(bundleNo, splitSeq), num });
}

/** @throws {DomainError} `bundle-carded`, `bundle-delivered` or `bundle-scanned` (I14) */
function requireUntouched(bundle: BedBundle): void {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  if (bundle.isScanned) throw new DomainError('bundle-scanned', { bundleNo });
  if (bundle.isSent) throw new DomainError('bundle-delivered', { bundleNo });
  requireDeletable({ ...bundle, bundleNo });
}
