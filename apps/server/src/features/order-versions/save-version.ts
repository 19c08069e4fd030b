import { requireOrderRunning } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, orderVersionMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { askApproval } from '../approvals/public.ts';
import { lockOrder, type OrderHead, recordOrder } from '../orders/public.ts';
import type { Changes } from './apply-changes.ts';
import { changeText, orderValues, shownValues, totalOf } from './version-content.ts';
import { effectOf, type Tried, tryChanges } from './version-effect.ts';
import {
  claimVersion,
  findVersion,
  nextVersionNo,
  openDraft,
  type VersionRow,
} from './version-record.sql.ts';

type Draft = DataOf<'getOrderVersionDraft'>;
export type Editor = Actor & Pick<Call<'saveOrderVersion'>, 'language'>;

const CHANGING = { zh: '变更', en: 'change' };

/** What is less than was made already cannot even be a draft. */
export const isBelow = ({ code }: Tried['issues'][number]): boolean =>
  code === 'order-below-cut' || code === 'process-scanned';

/** Saves a change as the one open draft of its order; nothing of the order changes. */
export async function saveVersion(
  services: Services,
  tx: Tx,
  actor: Editor,
  { id, version, orderId, reason, changes }: BodyOf<'saveOrderVersion'> & { changes: Changes },
): Promise<Draft> {
  const order = await lockOrder(tx, actor, orderId);
  requireOrderRunning(order, CHANGING);
  const tried = await tryChanges(tx, actor, order, changes);
  const below = tried.issues.find(isBelow);
  if (below) throw new DomainError(below.code, below.params);
  const columns = {
    reason,
    snapshot: tried.after,
    diff: { changes },
    changeText: changeText(tried.before, tried.after).slice(0, 500),
    numBefore: totalOf(tried.before),
    numAfter: totalOf(tried.after),
  };
  const saved = id
    ? await updateDraft(tx, actor, order, { id, version: version ?? -1 }, columns)
    : await insertDraft(tx, actor, order, columns);
  await recordOrder(services, tx, orderId, { action: 'saveVersion', reason });
  if (!id) await askToActivate(services, tx, actor, order, saved);
  return draftOf(tx, actor, saved, tried);
}

/** Somebody else puts a change in force: those the company named for it are notified. */
async function askToActivate(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderNo }: OrderHead,
  { id, versionNo, reason, orderId }: VersionRow,
): Promise<void> {
  await askApproval(services, tx, actor, {
    bizType: 'orderVersion',
    bizId: id,
    matter: message('orderVersion', { orderNo, versionNo, reason }),
    link: `/makingCenter/order/orderDetail/${orderId}`,
  });
}

async function insertDraft(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  columns: Readonly<Record<string, unknown>>,
): Promise<VersionRow> {
  const open = await openDraft(tx, actor, order.id);
  if (open)
    throw new DomainError('version-open', {
      versionNo: open.versionNo,
      name: open.createByName ?? '',
    });
  const versionNo = await nextVersionNo(tx, actor, order.id, order.versionNo);
  const id = await insertRow(tx, 'mes2.order_version', {
    orderId: order.id,
    versionNo,
    createBy: actor.user.id,
    ...columns,
  });
  return requireVersion(tx, actor, id ?? '0');
}

async function updateDraft(
  tx: Tx,
  actor: Actor,
  order: OrderHead,
  claim: { readonly id: string; readonly version: number },
  columns: Readonly<Record<string, unknown>>,
): Promise<VersionRow> {
  await claimVersion(tx, actor, claim, order.orderNo);
  const { versionNo, status, orderId, createBy, createByName } = await requireVersion(
    tx,
    actor,
    claim.id,
  );
  if (createBy !== actor.user.id)
    throw new DomainError('version-open', { versionNo, name: createByName ?? '' });
  if (orderId !== order.id) throw new DomainError('version-of-other-order', {});
  moved(orderVersionMoves, 'activate', { no: `V${versionNo}`, status });
  await updateRow(tx, actor, 'mes2.order_version', claim.id, columns);
  return requireVersion(tx, actor, claim.id);
}

export async function requireVersion(tx: Tx, actor: Actor, id: string): Promise<VersionRow> {
  const found = await findVersion(tx, actor, id);
  if (!found) throw new DomainError('record-missing', { what: { zh: '变更版本', en: 'Version' } });
  return found;
}

/** The open draft of an order with what it would touch now, or an empty one. */
export async function versionDraft(tx: Tx, actor: Editor, orderId: string): Promise<Draft> {
  const order = await lockOrder(tx, actor, orderId);
  const open = await openDraft(tx, actor, orderId);
  if (open) return draftOf(tx, actor, open, await tryChanges(tx, actor, order, open.diff.changes));
  const values = await orderValues(tx, actor, orderId);
  const effect = await effectOf(tx, actor, orderId, { before: values, after: values, issues: [] });
  const versionNo = await nextVersionNo(tx, actor, orderId, order.versionNo);
  const { version } = order;
  return {
    ...{ id: null, orderId, versionNo, reason: null, changes: null, effect, version },
    ...{ createByName: null, createDate: null, isOwn: true },
  };
}

async function draftOf(
  tx: Tx,
  actor: Editor,
  { snapshot, createBy, ...row }: VersionRow,
  tried: Tried,
): Promise<Draft> {
  const effect = await effectOf(tx, actor, row.orderId, tried);
  const changes = shownValues(actor, tried.issues.length > 0 ? snapshot : tried.after);
  const { id, orderId, versionNo, reason, createByName, createDate, version } = row;
  const isOwn = createBy === actor.user.id;
  return {
    ...{ id, orderId, versionNo, reason, createByName, createDate, isOwn },
    ...{ changes, effect, version },
  };
}

/** I1, I3, I5 and I12 on a change while it is typed; nothing is written. */
export async function checkVersion(
  tx: Tx,
  actor: Editor,
  { orderId, changes }: BodyOf<'checkOrderVersion'>,
): Promise<DataOf<'checkOrderVersion'>> {
  const order = await lockOrder(tx, actor, orderId);
  return effectOf(tx, actor, orderId, await tryChanges(tx, actor, order, changes));
}

/** @throws {DomainError} `changed-meanwhile` with who saved the order and when */
export async function refuseStale(
  tx: Tx,
  { companyId }: Actor,
  { id, orderNo }: OrderHead,
): Promise<never> {
  const found = await tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`o.update_date`)} as time
    from mes2.production_order o left join amc.app_user u on u.id = o.update_by
    where o.company_id = ${companyId} and o.id = ${id}`);
  const what = { zh: `订单 ${orderNo}`, en: `Order ${orderNo}` };
  throw new DomainError('changed-meanwhile', { name: '', time: '', ...found, what });
}
