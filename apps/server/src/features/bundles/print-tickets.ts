import { type BundleStatus, bundleLabel, requireBundleFree } from '@garment-mes/domain/bundles';
import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { childrenOf } from './bundle.sql.ts';

type Printed = DataOf<'printBundles'>;
type PrintRun = BodyOf<'printBundles'>;
const MOST_TICKETS = 500;

interface PrintedBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly status: BundleStatus;
  readonly holdReason: string | null;
  readonly printCount: number;
  readonly couponPrintCount: number;
  readonly bedStatus: BedStatus;
  readonly bedNo: number;
  readonly usageDiffPct: string | null;
}

/**
 * Counts a print run once, whatever is clicked twice (I18). The first print makes the bundle printed, later
 * ones need their reason.
 */
export async function printTickets(
  services: Services,
  tx: Tx,
  actor: Actor,
  run: PrintRun,
): Promise<Printed> {
  const known = await claimRequest<Printed>(tx, actor, run.requestId, run);
  if (known) return known;
  if (run.ids.length > MOST_TICKETS) throw new DomainError('too-many-ids', { max: MOST_TICKETS });
  const bundles = await lockBundles(tx, actor, run.ids);
  if (bundles.length < new Set(run.ids).size)
    throw new DomainError('record-missing', { what: '扎号' });
  const printed: Printed = [];
  for (const bundle of bundles) {
    await requirePrintable(tx, actor, bundle);
    printed.push(await count(tx, actor, bundle, run));
  }
  await services.publish(tx, { topic: 'bundle', keys: bundles.map(({ id }) => id) });
  await keepAnswer(tx, actor, run.requestId, printed);
  return printed;
}

const lockBundles = (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<PrintedBundle[]> =>
  tx.all(sql`
    select b.id, b.bundle_no, b.split_seq, b.status, b.hold_reason, b.print_count, b.coupon_print_count,
      d.status as bed_status, d.bed_no, d.usage_diff_pct
    from mes2.bundle b
    join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id
    where b.company_id = ${companyId} and b.id = any(${ids}::bigint[]) order by b.id for no key update of b`);

/** @throws {DomainError} `bed-awaits-approval`, `bundle-on-hold`, `bundle-split` or `bundle-void` */
async function requirePrintable(tx: Tx, actor: Actor, bundle: PrintedBundle): Promise<void> {
  const { id, bedStatus, bedNo, usageDiffPct: diff } = bundle;
  if (bedStatus === BedStatus.approvalPending) {
    throw new DomainError('bed-awaits-approval', { bedNo, diff: diff ?? '' });
  }
  const children = (await childrenOf(tx, actor, id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  requireBundleFree({ ...bundle, bundleNo, children });
}

async function count(
  tx: Tx,
  actor: Actor,
  bundle: PrintedBundle,
  { layout, couponsOnly, reprintReason, remark }: PrintRun,
): Promise<Printed[number]> {
  const hasLabel = !couponsOnly;
  const hasCoupons = couponsOnly || layout === 'coupon';
  const before = hasLabel ? bundle.printCount : bundle.couponPrintCount;
  if (before > 0 && !reprintReason) throw new DomainError('reprint-reason', {});
  const counted = await tx.one<Omit<Printed[number], 'bundleLabel'>>(sql`
    update mes2.bundle set print_count = print_count + ${hasLabel ? 1 : 0}::int,
      coupon_print_count = coupon_print_count + ${hasCoupons ? 1 : 0}::int,
      print_date = case when ${hasLabel}::boolean then ${actor.now}::timestamptz else print_date end,
      status = case when status = 0 and ${hasLabel}::boolean then 1 else status end, version = version + 1
    where company_id = ${actor.companyId} and id = ${bundle.id}
    returning id, print_count, coupon_print_count, status, version`);
  if (!counted) throw new DomainError('record-missing', { what: '扎号' });
  await tx.run(sql`
    insert into mes2.bundle_print (company_id, bundle_id, layout, times, reprint_reason, reason, create_by, create_date)
    values (${actor.companyId}, ${bundle.id}, ${layout}, ${before + 1}, ${before > 0 ? (reprintReason ?? null) : null},
      ${remark ?? null},
      ${actor.user.id}, ${actor.now})`);
  const { id, printCount, couponPrintCount, status, version } = counted;
  const label = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  return { id, bundleLabel: label, printCount, couponPrintCount, status, version };
}
