import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { requireUnits, standsAmong } from '../basics/public.ts';
import {
  changesSince,
  claimOrder,
  fabricPlan,
  followPlan,
  orderBefore,
  recordOrder,
  requireDraft,
  requireOrder,
  writeBom,
  writeNeeds,
} from '../orders/public.ts';

interface StoredLine {
  readonly id: string;
  readonly orderId: string;
  readonly materialId: string;
  readonly unitCode: string;
  readonly issuedNum: string;
}

const storedLines = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<StoredLine>(sql`
    select id, order_id, material_id, unit_code, issued_num from mes2.order_bom
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);

/**
 * Replaces the bill of materials of a draft and computes what each line needs.
 *
 * @returns the version of the order after the save
 * @throws {DomainError} `bom-issued` when a line would go that material was issued of
 */
export async function replaceBom(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderBom'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  const stored = new Map((await storedLines(tx, actor, orderId)).map((line) => [line.id, line]));
  const kept = new Set(rows.map(({ id }) => id));
  for (const line of stored.values()) if (!kept.has(line.id)) refuseIssued(line);
  requireDraft(order, 'BOM');
  if (rows.some(({ usageNum }) => decimal(usageNum).lte(0)))
    throw new DomainError('usage-missing', {});
  await requireUnits(tx, actor, rows, standsAmong([...stored.values()]));
  const before = await orderBefore(tx, actor, orderId, ['bom', 'sizes']);
  const planned = await fabricPlan(tx, actor, orderId);
  await writeBom(tx, actor, orderId, rows);
  await writeNeeds(tx, actor, orderId);
  await followPlan(tx, actor, orderId, planned);
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveBom', diff });
  return order.version;
}

/** Deletes one line; the version is that of its order. */
export async function deleteBomLine(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version }: Claim,
): Promise<void> {
  const line = await tx.one<StoredLine>(sql`
    select id, order_id, material_id, unit_code, issued_num from mes2.order_bom
    where company_id = ${actor.companyId} and id = ${id} and del_flag = '0'`);
  if (!line) throw new DomainError('record-missing', { what: { zh: 'BOM行', en: 'BOM line' } });
  refuseIssued(line);
  requireDraft(await requireOrder(tx, actor, line.orderId), 'BOM');
  await claimOrder(tx, actor, { id: line.orderId, version });
  const before = await orderBefore(tx, actor, line.orderId, ['bom', 'sizes']);
  const planned = await fabricPlan(tx, actor, line.orderId);
  await tx.run(
    sql`delete from mes2.order_bom where company_id = ${actor.companyId} and id = ${id}`,
  );
  await followPlan(tx, actor, line.orderId, planned);
  const diff = await changesSince(tx, actor, line.orderId, before);
  await recordOrder(services, tx, line.orderId, { action: 'deleteBom', diff });
}

function refuseIssued({ issuedNum }: StoredLine): void {
  const issued = decimal(issuedNum);
  if (issued.gt(0)) throw new DomainError('bom-issued', { len: issued.toString() });
}
