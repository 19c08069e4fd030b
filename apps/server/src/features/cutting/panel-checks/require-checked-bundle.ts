import { bundleLabel, requireBundleFree } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { childrenOf } from '../../bundles/public.ts';
import { type CheckedBundle, lockChecked } from './panel-check.sql.ts';

/**
 * The bundle that is checked, locked against scans, splits and other checks of it (H11).
 *
 * @throws {DomainError} `record-missing`, or why it cannot be worked on: it is on hold, split or void
 */
export async function requireCheckedBundle(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<CheckedBundle> {
  const bundle = await lockChecked(tx, actor, id);
  if (!bundle) throw new DomainError('record-missing', { what: '扎号' });
  const children = (await childrenOf(tx, actor, id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  requireBundleFree({ ...bundle, bundleNo, children });
  return bundle;
}
