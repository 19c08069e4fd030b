import { DomainError } from '../domain-error.ts';
import { OrderStatus, orderStatusName } from '../orders/order-status.ts';
import type { Bilingual } from '../refusals/refusals.ts';
import {
  addsGarments,
  type BedKind,
  type FabricPart,
  fabricPartName,
  isChildLay,
} from './bed-kinds.ts';
import { bedLabel, type NumberedBed } from './bed-label.ts';
import { BedStatus, bedStatusName } from './bed-status.ts';
import { isBedOpen } from './submit.ts';

export interface BedState extends NumberedBed {
  readonly status: BedStatus;
}

export interface OrderState {
  readonly orderNo: string;
  readonly status: OrderStatus;
}

const CUTTABLE: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];
const OVER: readonly OrderStatus[] = [
  OrderStatus.finished,
  OrderStatus.closed,
  OrderStatus.cancelled,
];

/** Beds are opened, and spread, only for orders that are confirmed or in production. */
export const canOpenBed = ({ status }: Pick<OrderState, 'status'>): boolean =>
  CUTTABLE.includes(status);

/** @throws {DomainError} `order-not-cuttable` */
export function openBed(order: OrderState): void {
  if (canOpenBed(order)) return;
  const { orderNo, status } = order;
  throw new DomainError('order-not-cuttable', { orderNo, status: orderStatusName[status] });
}

/** 0 → 1 with the first roll, or by the button of the tablet. */
export const canStart = (bed: BedState, order: Pick<OrderState, 'status'>): boolean =>
  bed.status === BedStatus.draft && canOpenBed(order);

/** @throws {DomainError} `bed-state` or `order-not-cuttable` */
export function startSpreading<Bed extends BedState>(bed: Bed, order: OrderState): Moved<Bed> {
  if (bed.status !== BedStatus.draft) throw refusedState(bed, START);
  openBed(order);
  return { ...bed, status: BedStatus.spreading };
}

/** 1 → 2 when the knife is through; the rolls must cover the plies (`checkRolls`). */
export const canFinishCutting = (bed: BedState): boolean => bed.status === BedStatus.spreading;

/** @throws {DomainError} `bed-state` */
export function finishCutting<Bed extends BedState>(bed: Bed): Moved<Bed> {
  if (!canFinishCutting(bed)) throw refusedState(bed, FINISH);
  return { ...bed, status: BedStatus.cut };
}

/** 3 → 0 while there are no bundles and the order still runs. */
export const canUnsubmit = (
  bed: BedState & { readonly bundleNumTotal: number },
  order: Pick<OrderState, 'status'>,
): boolean =>
  bed.status === BedStatus.submitted && bed.bundleNumTotal === 0 && !OVER.includes(order.status);

/**
 * @param deliveredBundles bundles of the bed that left the cut-piece store
 * @throws {DomainError} `bed-bundles-delivered`, `bed-has-bundles`, `bed-state` or
 *   `bed-order-finished`
 */
export function unsubmitBed<Bed extends BedState & { readonly bundleNumTotal: number }>(
  bed: Bed,
  order: OrderState,
  deliveredBundles = 0,
): Moved<Bed> {
  const { bundleNumTotal } = bed;
  const bedNo = bedLabel(bed);
  if (!canUnsubmit(bed, order)) {
    if (deliveredBundles > 0) {
      throw new DomainError('bed-bundles-delivered', { bedNo, count: deliveredBundles });
    }
    if (bundleNumTotal > 0) {
      throw new DomainError('bed-has-bundles', { bedNo, count: bundleNumTotal });
    }
    if (bed.status !== BedStatus.submitted) throw refusedState(bed, UNSUBMIT);
    const { orderNo, status } = order;
    throw new DomainError('bed-order-finished', {
      orderNo,
      status: orderStatusName[status],
      bedNo,
    });
  }
  return { ...bed, status: BedStatus.draft };
}

/**
 * A lay stays handed on while its bed has bundles: they were tied of what all its lays cut.
 *
 * @param parent the multi-material bed the lay belongs to
 * @throws {DomainError} `lay-parent-bundled`
 */
export function requireParentUnbundled(
  parent: BedState & { readonly bundleNumTotal: number },
  fabricPart: FabricPart,
): void {
  const { bundleNumTotal: count } = parent;
  if (count === 0) return;
  const part = fabricPartName[fabricPart];
  throw new DomainError('lay-parent-bundled', { bedNo: bedLabel(parent), count, part });
}

/** Before it was submitted a bed may be voided; its number is burnt, its rolls are free. */
export const canVoid = (bed: Pick<BedState, 'status'>): boolean => isBedOpen(bed);

/** @throws {DomainError} `bed-state` */
export function voidBed<Bed extends BedState>(bed: Bed): Moved<Bed> {
  if (!canVoid(bed)) throw refusedState(bed, VOID);
  return { ...bed, status: BedStatus.void };
}

/** 7 → 3 or 0, by anyone allowed but the person who submitted. */
export const canApprove = (
  bed: Pick<BedState, 'status'> & { readonly submitBy?: string | null | undefined },
  userId: string,
): boolean => bed.status === BedStatus.approvalPending && bed.submitBy !== userId;

/** @throws {DomainError} `bed-state` or `bed-approve-own` */
export function approveBed<
  Bed extends BedState & { readonly submitBy?: string | null | undefined },
>(bed: Bed, userId: string, approved: boolean): Moved<Bed> {
  if (bed.status !== BedStatus.approvalPending) throw refusedState(bed, APPROVE);
  if (!canApprove(bed, userId)) throw new DomainError('bed-approve-own', {});
  return { ...bed, status: approved ? BedStatus.submitted : BedStatus.draft };
}

/**
 * 3 → 4. A bed that replaces panels makes no bundles, a lay of a multi-material bed none of its own; the bed it
 * belongs to waits for all its lays.
 */
export const canBundle = (bed: Pick<BedState, 'status'> & BedKind): boolean =>
  bed.status === BedStatus.submitted && addsGarments(bed);

/** @throws {DomainError} `lay-without-bundles`, `replacement-without-bundles` or `bed-state` */
export function bundleBed<Bed extends BedState & BedKind>(bed: Bed): Moved<Bed> {
  if (!canBundle(bed)) {
    const bedNo = bedLabel(bed);
    if (isChildLay(bed)) throw new DomainError('lay-without-bundles', { bedNo });
    if (!addsGarments(bed)) throw new DomainError('replacement-without-bundles', { bedNo });
    throw refusedState(bed, GENERATE);
  }
  return { ...bed, status: BedStatus.bundled };
}

/** 4 → 3; each bundle must be untouched as well, see `canDeleteBundle`. */
export const canUnbundle = (bed: Pick<BedState, 'status'>): boolean =>
  bed.status === BedStatus.bundled;

/** @throws {DomainError} `bed-state` */
export function unbundleBed<Bed extends BedState>(bed: Bed): Moved<Bed> {
  if (!canUnbundle(bed)) throw refusedState(bed, UNBUNDLE);
  return { ...bed, status: BedStatus.submitted };
}

/** 4 → 5 by itself, once every bundle went out and the remnant slip is confirmed. */
export const canCloseBed = (
  bed: Pick<BedState, 'status'>,
  facts: { readonly allDelivered: boolean; readonly remnantsConfirmed: boolean },
): boolean => bed.status === BedStatus.bundled && facts.allDelivered && facts.remnantsConfirmed;

/** @throws {DomainError} `bed-locked` when the bill may no longer be changed */
export function requireBedOpen(bed: Pick<BedState, 'status'>): void {
  if (!isBedOpen(bed)) throw new DomainError('bed-locked', {});
}

type Moved<Bed> = Omit<Bed, 'status'> & { readonly status: BedStatus };

const START: Bilingual = { zh: '开始铺布', en: 'start spreading' };
const FINISH: Bilingual = { zh: '裁完', en: 'finish cutting' };
const UNSUBMIT: Bilingual = { zh: '撤回', en: 'withdraw' };
const VOID: Bilingual = { zh: '作废', en: 'void it' };
const APPROVE: Bilingual = { zh: '审批', en: 'approve it' };
const GENERATE: Bilingual = { zh: '生成扎号', en: 'make bundles' };
const UNBUNDLE: Bilingual = { zh: '删除扎号', en: 'delete its bundles' };

const refusedState = (bed: BedState, action: Bilingual): DomainError =>
  new DomainError('bed-state', {
    bedNo: bedLabel(bed),
    status: bedStatusName[bed.status],
    action,
  });
