import { type BundleStatus, bundleLabel, requireCardable } from '@garment-mes/domain/bundles';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type NumberedBundle, putOnCard } from '../../records/cards/card-bindings.sql.ts';
import { lockNamedCard } from '../../records/cards/named-card.sql.ts';
import { reportCardOutOfUse } from '../../records/cards/report-card-out-of-use.ts';

type Pair = BodyOf<'bindOrderSlotCards'>['rows'][number];
type Result = DataOf<'bindOrderSlotCards'>[number];
type Binder = Actor & Pick<Call<'bindOrderSlotCards'>, 'language'>;

interface Bundle extends NumberedBundle {
  readonly orderId: string;
  readonly lineDeptId: string | null;
  readonly status: BundleStatus;
  readonly holdReason: string | null;
}

/** Binds one card to one bundle in a transaction of its own (H12); what is refused is reported with the pair. */
export async function bindPair(
  services: Services,
  call: Binder,
  orderId: string | undefined,
  pair: Pair,
): Promise<Result> {
  const { cardNo, bundleId } = pair;
  try {
    const label = await services.engine.tenant(call.scope, (tx) =>
      bindCard(services, tx, call, orderId, pair),
    );
    return { cardNo, bundleId, bundleLabel: label, isOk: true, text: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await reportCardOutOfUse(services, call, error);
    const text = refusalText(error, call.language);
    return { cardNo, bundleId, bundleLabel: null, isOk: false, text };
  }
}

/** Binds a card to a bundle in the transaction given. @returns what the bundle is called */
export async function bindCard(
  { publish }: Services,
  tx: Tx,
  actor: Actor,
  orderId: string | undefined,
  { cardNo, bundleId, lineDeptId }: Pair,
): Promise<string> {
  const { companyId } = actor;
  const card = await lockNamedCard(tx, companyId, cardNo);
  const bundle = await tx.one<Bundle>(sql`
    select id, bundle_no, split_seq, order_id, line_dept_id, status, hold_reason from mes2.bundle
    where company_id = ${companyId} and id = ${bundleId} and del_flag = '0' for no key update`);
  if (!bundle || (orderId !== undefined && bundle.orderId !== orderId))
    throw new DomainError('record-missing', { what: '扎号' });
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  requireCardable({ ...bundle, bundleNo });
  await putOnCard(tx, actor, card, bundle, lineDeptId ?? bundle.lineDeptId);
  await publish(tx, { topic: 'bundle', keys: [bundleId] });
  return bundleNo;
}
