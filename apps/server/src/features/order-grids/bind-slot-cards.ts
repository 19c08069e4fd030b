import { bundleLabel, requireBundleFree } from '@garment-mes/domain/bundles';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockNamedCard, requireInUse } from '../../records/cards/named-card.sql.ts';
import { reportCardOutOfUse } from '../../records/cards/report-card-out-of-use.ts';

type Pair = BodyOf<'bindOrderSlotCards'>['rows'][number];
type Result = DataOf<'bindOrderSlotCards'>[number];
type Binder = Actor & Pick<Call<'bindOrderSlotCards'>, 'language'>;

interface Bundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly orderId: string;
  readonly status: Parameters<typeof requireBundleFree>[0]['status'];
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
  { companyId, user, now }: Actor,
  orderId: string | undefined,
  { bundleId, lineDeptId, ...pair }: Pair,
): Promise<string> {
  const bundle = await tx.one<Bundle>(sql`
    select id, bundle_no, split_seq, order_id, status, hold_reason from mes2.bundle
    where company_id = ${companyId} and id = ${bundleId} and del_flag = '0' for no key update`);
  if (!bundle || (orderId !== undefined && bundle.orderId !== orderId))
    throw new DomainError('record-missing', { what: '扎号' });
  const label = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  requireBundleFree({ ...bundle, bundleNo: label });
  const card = await lockNamedCard(tx, companyId, pair.cardNo);
  requireInUse(card);
  const { cardNo } = card;
  const open = await tx.one<{ bundleId: string; bundleNo: number; splitSeq: number }>(sql`
    select c.bundle_id, b.bundle_no, b.split_seq from mes2.slot_card_binding c
    join mes2.bundle b on b.company_id = c.company_id and b.id = c.bundle_id
    where c.company_id = ${companyId} and c.card_no = ${cardNo} and c.unbind_date is null`);
  if (open?.bundleId === bundleId) return label;
  if (open) {
    const bundleNo = bundleLabel(open.bundleNo, open.splitSeq);
    throw new DomainError('bundle-card-bound', { cardNo, bundleNo });
  }
  await tx.run(sql`
    insert into mes2.slot_card_binding (company_id, card_no, bundle_id, bind_date, bind_by)
    values (${companyId}, ${cardNo}, ${bundleId}, ${now}, ${user.id})`);
  await tx.run(sql`
    update mes2.slot_card set status = 1, line_dept_id = coalesce(${lineDeptId ?? null}::bigint, line_dept_id),
      version = version + 1
    where company_id = ${companyId} and card_no = ${cardNo} and del_flag = '0'`);
  await tx.run(sql`
    update mes2.bundle set card_no = ${cardNo}, version = version + 1
    where company_id = ${companyId} and id = ${bundleId}`);
  await publish(tx, { topic: 'bundle', keys: [bundleId] });
  return label;
}
