import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { WorkflowType } from '../approvals/public.ts';
import { decideConcession } from '../checks/public.ts';
import { decideApproval, requireBed } from '../cutting/public.ts';
import { decideReversal } from '../goods/public.ts';
import { activateVersion, refuseVersion, requireVersion } from '../order-versions/public.ts';
import { confirmOrder, lockOrderWages, requireOrder, unlockOrderWages } from '../orders/public.ts';
import { auditPrice, openPrices } from '../prices/public.ts';
import { endOne, scheduleOf } from '../schedules/public.ts';
import { unlockAgreed } from '../wage-records/public.ts';

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
  concession: (services, tx, actor, { bizId: checkId, agreed }) =>
    decideConcession(services, tx, actor, { checkId, agreed }),
  stockReverse: (services, tx, actor, { bizId: id, agreed, opinion }) =>
    decideReversal(services, tx, actor, { id, agreed, opinion }),
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
    const reason = text(request?.reason);
    if (Array.isArray(request?.ids)) {
      const ids = request.ids.map(String);
      await unlockAgreed(services, tx, actor, { ids, reason });
      return;
    }
    const { version } = await requireOrder(tx, actor, id);
    await unlockOrderWages(services, tx, actor, { id, version, reason });
  }),
  scheduleEnd: onceAgreed(async (services, tx, actor, { bizId: id, request }) => {
    const { version } = await scheduleOf(tx, actor.companyId, id);
    await endOne(services, tx, actor, { id, version }, text(request?.reason) || undefined);
  }),
};
