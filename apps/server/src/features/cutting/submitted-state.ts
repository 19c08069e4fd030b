import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedState } from '../beds/public.ts';
import { generatedBundles } from '../bundles/public.ts';

/** A bed after it was handed on or approved, with the bundles that came of it. */
export async function submittedState(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<DataOf<'submitCuttingBed'>> {
  const state = await bedState(tx, actor, id);
  return {
    ...state,
    needsApproval: state.status === BedStatus.approvalPending,
    bundles:
      state.status === BedStatus.bundled ? await generatedBundles(tx, actor, id, true) : null,
  };
}
