import { fabricPartName } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { deliveryMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import * as rows from './delivery.sql.ts';

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
