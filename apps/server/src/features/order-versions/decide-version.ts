import { requireOrderRunning } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { moved, orderVersionMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { changeInWords, loggedChange } from '../../records/record-changes.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { AGREED, REFUSED, settleApproval } from '../approvals/public.ts';
import { claimOrder, lockOrder, recordOrder, requireOrder, storedCells } from '../orders/public.ts';
import { applyChanges } from './apply-changes.ts';
import { type Editor, requireVersion } from './save-version.ts';
import {
  changeText,
  orderValues,
  shownValues,
  totalOf,
  type Values,
  valueChanges,
} from './version-content.ts';
import { issuesOf } from './version-effect.ts';
import { claimVersion, versionOf } from './version-record.sql.ts';
import { followOnBundles } from './write-processes.sql.ts';

/**
 * Puts a change in force. The order and its cells are locked first, so that beds submitted since the draft
 * count and none comes between the test and the change (H5).
 *
 * @throws {DomainError} `version-own` for the person who prepared it
 */
export async function activateVersion(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await requireVersion(tx, actor, claim.id);
  const order = await lockOrder(tx, actor, seen.orderId);
  await claimVersion(tx, actor, claim, order.orderNo);
  const { versionNo, diff } = seen;
  const status = moved(orderVersionMoves, 'activate', {
    no: `V${versionNo}`,
    status: (await requireVersion(tx, actor, claim.id)).status,
  });
  if (seen.createBy === actor.user.id) throw new DomainError('version-own', {});
  requireOrderRunning(order, { zh: '变更', en: 'change' });
  await storedCells(tx, actor, order.id, true);

  const before = await orderValues(tx, actor, order.id);
  const outcome = await applyChanges(tx, { ...actor, can: () => true }, order.id, diff.changes);
  const after = await orderValues(tx, actor, order.id);
  refuseFirst(await issuesOf(tx, actor, order, before, after, outcome));
  await followOnBundles(tx, actor, order.id);
  await claimOrder(tx, actor, { id: order.id, version: order.version });
  await updateRow(tx, actor, 'mes2.production_order', order.id, { versionNo });
  await updateRow(tx, actor, 'mes2.order_version', seen.id, {
    status,
    approveBy: actor.user.id,
    approveDate: actor.now,
    snapshot: after,
    diff: { ...diff, before },
    changeText: changeText(before, after).slice(0, 500),
    numBefore: totalOf(before),
    numAfter: totalOf(after),
  });
  await recordOrder(services, tx, order.id, {
    action: 'activateVersion',
    reason: seen.reason,
    diff: valueChanges(before, after).map(loggedChange),
  });
  const biz = { bizType: 'orderVersion', bizId: seen.id } as const;
  await settleApproval(services, tx, actor, biz, AGREED);
}

export async function refuseVersion(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, reason }: BodyOf<'refuseOrderVersion'>,
): Promise<void> {
  const seen = await requireVersion(tx, actor, id);
  const order = await lockOrder(tx, actor, seen.orderId);
  await claimVersion(tx, actor, { id, version }, order.orderNo);
  const current = await requireVersion(tx, actor, id);
  const status = moved(orderVersionMoves, 'refuse', {
    no: `V${seen.versionNo}`,
    status: current.status,
  });
  await updateRow(tx, actor, 'mes2.order_version', id, {
    status,
    approveBy: actor.user.id,
    approveDate: actor.now,
  });
  await recordOrder(services, tx, order.id, { action: 'refuseVersion', reason });
  const biz = { bizType: 'orderVersion', bizId: id } as const;
  await settleApproval(services, tx, actor, biz, REFUSED, reason);
}

/** What differs between two versions of one order. */
export async function versionDiff(
  tx: Tx,
  actor: Editor,
  { orderId, from, to }: { readonly orderId: string; readonly from: number; readonly to: number },
): Promise<DataOf<'getOrderVersionDiff'>> {
  const left = await contentOf(tx, actor, orderId, from);
  const right = await contentOf(tx, actor, orderId, to);
  return {
    orderId,
    fromVersionNo: from,
    toVersionNo: to,
    changes: valueChanges(left, right).map((change) => changeInWords(change, actor.language)),
  };
}

/** A version as it took effect; the first one is what the second one found. */
async function contentOf(
  tx: Tx,
  actor: Actor,
  orderId: string,
  versionNo: number,
): Promise<Values> {
  const { versionNo: current } = await requireOrder(tx, actor, orderId);
  if (versionNo === current) return shownValues(actor, await orderValues(tx, actor, orderId));
  const own = await versionOf(tx, actor, orderId, versionNo);
  if (own) return shownValues(actor, own.snapshot);
  for (let later = versionNo + 1; later <= current; later += 1) {
    const next = await versionOf(tx, actor, orderId, later);
    if (next?.diff.before && versionNo >= 1) return shownValues(actor, next.diff.before);
  }
  throw new DomainError('version-of-other-order', {});
}
