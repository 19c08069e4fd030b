import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { WorkflowType } from '../approvals/flow.sql.ts';
import { decideApproval } from '../cutting/bed-moves.ts';
import { requireBed } from '../cutting/save-bed.ts';
import { activateVersion, refuseVersion } from '../order-versions/decide-version.ts';
import { requireVersion } from '../order-versions/save-version.ts';
import { confirmOrder } from '../orders/confirm-order.ts';
import { requireOrder } from '../orders/order-record.ts';
import { lockOrderWages, unlockOrderWages } from '../orders/order-wages.ts';
import { openPrices } from '../prices/open-prices.sql.ts';
import { auditPrice } from '../prices/save-prices.ts';
import { scheduleOf } from '../schedules/schedule.sql.ts';
import { endOne } from '../schedules/schedule-steps.ts';

/** What a flow came to: the record, whether it was agreed to, why, and what had been asked for. */
export interface Decision {
  readonly bizId: string;
  readonly agreed: boolean;
  readonly opinion: string;
  readonly request: Readonly<Record<string, unknown>> | null;
}

type Decide = (services: Services, tx: Tx, actor: Actor, decision: Decision) => Promise<void>;

const bed: Decide = async (services, tx, actor, { bizId: id, agreed, opinion }) => {
  const { version } = await requireBed(tx, actor, id);
  await decideApproval(services, tx, actor, { id, version, approved: agreed, reason: opinion });
};

const orderVersion: Decide = async (services, tx, actor, { bizId: id, agreed, opinion }) => {
  const { version } = await requireVersion(tx, actor, id);
  if (agreed) await activateVersion(services, tx, actor, { id, version });
  else await refuseVersion(services, tx, actor, { id, version, reason: opinion });
};

const priceAudit: Decide = async (services, tx, actor, { bizId, agreed, opinion }) => {
  for (const id of await openPrices(tx, actor, bizId, { future: !agreed }))
    await auditPrice(services, tx, actor, id, { ids: [id], agree: agreed, opinion });
};

/** A step that nobody took yet: agreed to it is taken, refused it stays undone. */
const onceAgreed =
  (take: Decide): Decide =>
  async (services, tx, actor, decision) => {
    if (decision.agreed) await take(services, tx, actor, decision);
  };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a decision does to its record: the same as the button of its own screen, under the same rules. */
export const decisions: { readonly [Type in WorkflowType]?: Decide } = {
  dosage: bed,
  overCut: bed,
  orderVersion,
  priceAudit,
  orderConfirm: onceAgreed(async (services, tx, actor, { bizId: id, request }) => {
    const { version } = await requireOrder(tx, actor, id);
    const shown = request?.styleVersion;
    const styleVersion = typeof shown === 'number' ? { styleVersion: shown } : {};
    await confirmOrder(services, tx, actor, { id, version, ...styleVersion });
  }),
  wageLock: onceAgreed(async (services, tx, actor, { bizId: id }) => {
    const { version } = await requireOrder(tx, actor, id);
    await lockOrderWages(services, tx, actor, { id, version });
  }),
  wageUnlock: onceAgreed(async (services, tx, actor, { bizId: id, request }) => {
    const { version } = await requireOrder(tx, actor, id);
    const reason = text(request?.reason);
    await unlockOrderWages(services, tx, actor, { id, version, reason });
  }),
  scheduleEnd: onceAgreed(async (services, tx, actor, { bizId: id, request }) => {
    const { version } = await scheduleOf(tx, actor.companyId, id);
    await endOne(services, tx, actor, { id, version }, text(request?.reason) || undefined);
  }),
};
