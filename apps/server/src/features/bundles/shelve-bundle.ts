import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { bundleMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion } from '../../records/claim-record.sql.ts';
import { bundleKind } from './bundle-kind.ts';

interface ShelvedBundle {
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly status: keyof typeof bundleMoves.names;
  readonly cuttingBedId: string;
}

const IN_STORE: readonly number[] = [0, 1, 7];

/** Notes the shelf of the cut-piece store that a bundle lies on. */
export async function shelveBundle(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  {
    locationCode,
    reduceBedId,
  }: { readonly locationCode: string; readonly reduceBedId?: string | null | undefined },
): Promise<void> {
  const bundle = await claimAnyVersion<ShelvedBundle>(tx, actor, bundleKind, id);
  const no = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const { what, names } = bundleMoves;
  if (!IN_STORE.includes(bundle.status) || (reduceBedId && reduceBedId !== bundle.cuttingBedId)) {
    const action = { zh: '上架', en: 'shelve it' };
    throw new DomainError('wrong-state', { what, no, state: names[bundle.status], action });
  }
  await tx.run(sql`
    update mes2.bundle set location_code = ${locationCode.trim()}
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.publish(tx, { topic: 'bundle', keys: [id] });
}
