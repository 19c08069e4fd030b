import {
  BundleStatus,
  bundleLabel,
  bundleStatusName,
  requireBundleFree,
} from '@garment-mes/domain/bundles';
import { fabricPartName } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { deliveryMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { childrenOf } from '../bundle.sql.ts';
import * as rows from './leaving.sql.ts';

/**
 * What keeps a bundle from leaving, to a line and to a subcontract group alike: it is on its way already (I20), panels
 * of it failed their check, or a material of it is not cut yet.
 *
 * @throws {DomainError} `bundle-in-delivery`, `bundle-panels-open`, `bundle-panels-short`
 */
export async function requireReadyToLeave(
  tx: Tx,
  actor: Actor,
  bundleId: string,
  bundleNo: string,
): Promise<void> {
  const way = await rows.wayOfBundle(tx, actor, bundleId);
  if (way) {
    const { deliveryNo, status } = way;
    throw new DomainError('bundle-in-delivery', {
      ...{ bundleNo, deliveryNo },
      status:
        status === null ? { zh: '外发中', en: 'at a subcontractor' } : deliveryMoves.names[status],
    });
  }
  const num = await rows.openPanels(tx, actor, bundleId);
  if (num > 0) throw new DomainError('bundle-panels-open', { bundleNo, num });
  const missing = await rows.missingPanels(tx, actor, bundleId);
  if (!missing) return;
  const { fabricPart, fromPly: from, toPly: to } = missing;
  const part = fabricPartName[fabricPart];
  throw new DomainError('bundle-panels-short', { bundleNo, part, from, to });
}

/** What decides whether a bundle may leave the store. */
export interface LeavingBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly status: BundleStatus;
  readonly holdFrom: BundleStatus | null;
  readonly holdReason: string | null;
}

const SEND = { zh: '发料', en: 'deliver' };
const IN_STORE: readonly BundleStatus[] = [BundleStatus.generated, BundleStatus.printed];

/**
 * I20 and what keeps a bundle in the store: a hold, a failed check, panels of a material not cut yet.
 *
 * @throws {DomainError} the first reason it may not be sent to a line
 */
export async function requireSendable(tx: Tx, actor: Actor, bundle: LeavingBundle): Promise<void> {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const children = (await childrenOf(tx, actor, bundle.id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  const reason = bundle.holdReason ?? '';
  if (bundle.status === BundleStatus.hold)
    throw new DomainError('bundle-held-delivery', { bundleNo, reason });
  requireBundleFree({ ...bundle, bundleNo, children });
  const other = await rows.deliveryOfBundle(tx, actor, bundle.id);
  if (other) {
    const { deliveryNo, status } = other;
    throw new DomainError('bundle-in-delivery', {
      bundleNo,
      deliveryNo,
      status: deliveryMoves.names[status],
    });
  }
  if (!IN_STORE.includes(bundle.status)) {
    const { status } = bundle;
    throw new DomainError('bundle-state', {
      bundleNo,
      status: bundleStatusName[status],
      action: SEND,
    });
  }
  await requireReadyToLeave(tx, actor, bundle.id, bundleNo);
}
