import {
  addsGarments,
  approveBed,
  BedStatus,
  bedLabel,
  canVoid,
  checkRolls,
  fabricPartName,
  finishCutting,
  isChildLay,
  isReplacement,
  requireParentUnbundled,
  startSpreading,
  unsubmitBed,
  voidBed,
} from '@garment-mes/domain/cutting-bed';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { AGREED, REFUSED, settleApproval } from '../approvals/public.ts';
import {
  type BedOrder,
  type BedRow,
  bedAddress,
  bedLines,
  claimBed,
  lockBed,
  lockDependents,
  markUsedCloths,
  refuseClaim,
  releaseRolls,
  restoreRolls,
  rollTakenSince,
  setRollsOpen,
} from '../beds/public.ts';
import { bundleWhenComplete } from '../bundles/public.ts';
import { runScheduleOfBed } from '../cutting-schedules/public.ts';
import { takeDie, undoDie } from '../dies/public.ts';
import { floorSettings } from '../settings/public.ts';
import { busyTable, deliveredBundles, writeMove } from './bed-moves.sql.ts';
import {
  payTeam,
  requireOrderWagesOpen,
  requireUnsettled,
  requireWagesOpen,
  unpayTeam,
} from './bed-wages/bed-wages.ts';
import { slipOfBed } from './remnants/remnant-slip.sql.ts';
import { requireUnconfirmed } from './remnants/remnant-slip.ts';
import { requireBed, requireOrder } from './save-bed.ts';
import { addCut, appendCutProgress, lockCells } from './submit-bed.sql.ts';

const APPROVE = { zh: '通过', en: 'approve it' };
const WITHDRAW = { zh: '撤回', en: 'withdraw it' };

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** 0 → 1: a free table, a running order. */
export async function startBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Versioned,
): Promise<void> {
  const seen = await requireBed(tx, actor, claim.id);
  const order = await requireOrder(tx, actor, seen.orderId, 'change');
  const bed = await claimBed(tx, actor, claim, [BedStatus.draft]);
  if (!bed) return refuseClaim(tx, actor, claim, (found) => startSpreading(found, order));
  await beginSpreading(services, tx, actor, bed, order);
}

/** A locked draft begins, by its button or with its first roll: its table and its die are free, and taken. */
export async function beginSpreading(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  order: BedOrder,
): Promise<void> {
  const { status } = startSpreading(bed, order);
  const busy = await busyTable(tx, actor, bed.tableId, bed.id);
  if (busy) throw new DomainError('bed-table-busy', busy);
  await writeMove(tx, actor, bed.id, { status, spreadStartDate: actor.now });
  await takeDie(services, tx, actor, bed);
  await runScheduleOfBed(tx, actor, bed.id);
  await record(services, tx, bed, 'start', status);
}

/** 1 → 2: the knife is through, and the rolls cover the plies. */
export async function finishBedCutting(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Versioned,
): Promise<void> {
  const bed = await claimBed(tx, actor, claim, [BedStatus.spreading]);
  if (!bed) return refuseClaim(tx, actor, claim, finishCutting);
  refuseFirst(checkRolls({ ...bed, ...(await bedLines(tx, actor, bed.id)) }));
  const { status } = finishCutting(bed);
  await writeMove(tx, actor, bed.id, { status, spreadEndDate: actor.now, cutEndDate: actor.now });
  await record(services, tx, bed, 'cutDone', status);
}

/** 7 → 3 or back to 0, by somebody other than the submitter. */
export async function decideApproval(
  services: Services,
  tx: Tx,
  actor: Actor,
  {
    approved,
    reason,
    ...claim
  }: Versioned & { readonly approved: boolean; readonly reason: string },
): Promise<void> {
  const seen = await requireBed(tx, actor, claim.id);
  if (approved && seen.workDate) await requireWagesOpen(tx, actor, seen, seen.workDate, APPROVE);
  const order = await requireOrder(tx, actor, seen.orderId, 'share');
  await lockCells(tx, actor, order.id);
  const bed = await claimBed(tx, actor, claim, [BedStatus.approvalPending]);
  if (!bed)
    return refuseClaim(tx, actor, claim, (found) => approveBed(found, actor.user.id, approved));
  const { status } = approveBed(bed, actor.user.id, approved);
  if (!approved) await takeBack(services, tx, actor, bed);
  else if (bed.workDate) await payTeam(tx, actor, bed, bed.workDate);
  await writeMove(tx, actor, bed.id, {
    status,
    ...(!approved && { workDate: null }),
    approveBy: actor.user.id,
    approveDate: actor.now,
    approveReason: reason,
  });
  await record(services, tx, bed, approved ? 'approve' : 'refuse', status, reason);
  for (const bizType of ['dosage', 'overCut'] as const) {
    const biz = { bizType, bizId: bed.id };
    await settleApproval(services, tx, actor, biz, approved ? AGREED : REFUSED, reason);
  }
  if (approved) await bundleOnSubmit(services, tx, actor, bed);
}

/** The same by the button of the bed, where no flow carries the answer back: who submitted it is notified. */
export async function decideOnBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  decision: Parameters<typeof decideApproval>[3],
): Promise<void> {
  const bed = await requireBed(tx, actor, decision.id);
  await decideApproval(services, tx, actor, decision);
  if (bed.submitBy === null) return;
  const { orderNo } = bed;
  await services.notify(tx, {
    userIds: [bed.submitBy],
    title: message(decision.approved ? 'bedApproved' : 'bedRefused', {
      orderNo,
      bedNo: bedLabel(bed),
      reason: decision.reason,
    }),
    objName: orderNo,
    address: bedAddress(bed),
    messageType: 'Notice,Message',
    bizType: 'bed',
    bizId: bed.id,
    level: decision.approved ? 1 : 2,
  });
}

/** 3 → 0 while it has no bundles and no leftovers in the store: garments and fabric go back to where they were. */
export async function withdrawBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Versioned,
): Promise<void> {
  const seen = await requireBed(tx, actor, claim.id);
  if (seen.workDate) await requireOrderWagesOpen(tx, actor, seen, seen.workDate, WITHDRAW);
  const order = await requireOrder(tx, actor, seen.orderId, 'share');
  await lockCells(tx, actor, order.id);
  const parent = seen.parentBedId === null ? undefined : await lockBed(tx, actor, seen.parentBedId);
  const delivered = await deliveredBundles(tx, actor, claim.id);
  const bed = await claimBed(tx, actor, claim, [BedStatus.submitted]);
  if (!bed) return refuseClaim(tx, actor, claim, (found) => unsubmitBed(found, order, delivered));
  const { status } = unsubmitBed(bed, order, delivered);
  if (parent) await requireFreeOfParent(tx, actor, bed, parent);
  await requireUnsettled(tx, actor, bed);
  const slip = await slipOfBed(tx, actor, bed.id);
  if (slip) requireUnconfirmed(slip, { zh: '撤回床次', en: 'withdraw the bed' });
  await takeBack(services, tx, actor, bed);
  await writeMove(tx, actor, bed.id, {
    status,
    submitBy: null,
    submitDate: null,
    workDate: null,
    shadeDifficulty: null,
  });
  await record(services, tx, bed, 'unsubmit', status);
}

/** What bundles of the bed it belongs to were tied of, a lay or a replacement of a lay keeps being. */
async function requireFreeOfParent(
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  parent: BedRow,
): Promise<void> {
  if (isChildLay(bed)) return requireParentUnbundled(parent, bed.fabricPart);
  if (!isChildLay(parent) || parent.parentBedId === null) return;
  const count = await deliveredBundles(tx, actor, parent.parentBedId);
  if (count > 0) throw new DomainError('bed-bundles-delivered', { bedNo: bedLabel(bed), count });
}

/**
 * Before it is submitted a bed may be voided with its lays; its number is burnt and its rolls are free. Where it was
 * the last lay that its bed waited for, that one is tied.
 */
export async function voidOpenBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Versioned & { readonly reason: string },
): Promise<void> {
  const open = [BedStatus.draft, BedStatus.spreading, BedStatus.cut];
  const bed = await claimBed(tx, actor, claim, open);
  if (!bed) return refuseClaim(tx, actor, claim, voidBed);
  const { status } = voidBed(bed);
  for (const lay of await voidableLays(tx, actor, bed))
    await voidOpenBed(services, tx, actor, { ...lay, reason });
  await releaseRolls(tx, actor, bed.id);
  await setRollsOpen(tx, actor, bed.id, false);
  await undoDie(services, tx, actor, bed, false);
  await writeMove(tx, actor, bed.id, { status, voidReason: reason });
  await record(services, tx, bed, 'void', status, reason);
  if (isChildLay(bed)) await bundleOnSubmit(services, tx, actor, bed);
}

/** @throws {DomainError} `replacements-handed-on`, `bed-has-replacements` or `lays-handed-on` */
async function voidableLays(tx: Tx, actor: Actor, bed: BedRow): Promise<readonly Versioned[]> {
  const dependents = await lockDependents(tx, actor, bed.id);
  const replacements = dependents.filter(isReplacement);
  const bedNo = bedLabel(bed);
  const labels = (beds: typeof dependents) => beds.map(bedLabel).join('、');
  const submitted = replacements.filter((bed) => !canVoid(bed));
  if (submitted.length > 0)
    throw new DomainError('replacements-handed-on', { bedNo, beds: labels(submitted) });
  if (replacements.length > 0)
    throw new DomainError('bed-has-replacements', { bedNo, beds: labels(replacements) });
  const handedOn = dependents.filter((lay) => !canVoid(lay));
  if (handedOn.length > 0) {
    const parts = handedOn.map(({ fabricPart }) => fabricPartName[fabricPart]).join('、');
    throw new DomainError('lays-handed-on', { bedNo, parts });
  }
  return dependents;
}

async function bundleOnSubmit(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: BedRow,
): Promise<void> {
  const { bundleAuto } = await floorSettings(tx, actor);
  if (bundleAuto) await bundleWhenComplete(services, tx, actor, bed);
}

async function takeBack(services: Services, tx: Tx, actor: Actor, bed: BedRow): Promise<void> {
  if (addsGarments(bed) && bed.workDate) {
    await addCut(tx, actor, bed.id, -1);
    await appendCutProgress(tx, actor, bed.id, bed.workDate, -1);
  }
  await unpayTeam(tx, actor, bed.id);
  await restoreRolls(tx, actor, bed.id);
  await markUsedCloths(tx, actor, bed.id);
  const taken = await rollTakenSince(tx, actor, bed.id);
  if (taken) throw new DomainError('roll-on-other-bed', taken);
  await setRollsOpen(tx, actor, bed.id, true);
  await undoDie(services, tx, actor, bed, true);
}

async function record(
  { audit, publish }: Services,
  tx: Tx,
  bed: BedRow,
  action: string,
  to: BedStatus,
  reason?: string,
): Promise<void> {
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'bed', bizId: bed.id, action, from: bed.status, to, ...why });
  await publish(tx, { topic: 'bed', keys: [bed.id] });
  await publish(tx, { topic: 'order', keys: [bed.orderId] });
  await publish(tx, { topic: 'board', keys: ['reduceBed'] });
}
