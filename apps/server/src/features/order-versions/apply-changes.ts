import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { requireUnits } from '../basics/public.ts';
import {
  fabricPlan,
  followPlan,
  openPrices,
  wholeMatrix,
  writeBom,
  writeMatrix,
  writeNeeds,
  writeOrderSums,
  writeOrderTotals,
  writeShipments,
  writeStandard,
} from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { type ProcessOutcome, writeProcesses } from './write-processes.sql.ts';

export type Changes = BodyOf<'saveOrderVersion'>['changes'] & {
  /** Version of the style that a re-sync brought in. */
  readonly styleVersion?: number;
};

/** Puts a change on the order. What it breaks is the rules' to find afterwards; nothing is lost silently. */
export async function applyChanges(
  tx: Tx,
  actor: Actor,
  orderId: string,
  changes: Changes,
): Promise<ProcessOutcome> {
  const { colors, sizes, colorSizes, shipments, bom, processes, qualifying } = changes;
  const planned = await fabricPlan(tx, actor, orderId);
  if (colors || sizes || colorSizes) await applyMatrix(tx, actor, orderId, changes);
  // What a style was approved with is taken as it stands.
  if (bom)
    await applyBom(tx, actor, orderId, bom, { asApproved: changes.styleVersion !== undefined });
  const outcome = processes ? await writeProcesses(tx, actor, orderId, processes) : { removed: [] };
  if (processes) await openPrices(tx, actor, orderId, today(actor, await floorSettings(tx, actor)));
  if (qualifying) {
    const { orderId: _, version: __, ...standard } = qualifying;
    await writeStandard(tx, actor, orderId, standard);
  }
  await updateRow(tx, actor, 'mes2.production_order', orderId, {
    ...(changes.cutTolUpPct && { cutTolUpPct: changes.cutTolUpPct }),
    ...(changes.deliveryDate && { deliveryDate: changes.deliveryDate }),
    ...(changes.styleVersion && { styleVersion: changes.styleVersion }),
  });
  await writeOrderSums(tx, actor, orderId);
  await writeNeeds(tx, actor, orderId);
  await followPlan(tx, actor, orderId, planned);
  await writeOrderTotals(tx, actor, orderId);
  // Last, because it compares what leaves with what is ordered now.
  if (shipments) await writeShipments(tx, actor, orderId, shipments);
  return outcome;
}

/** Lists that were left out stay as they are; a cell that was left out keeps its number. */
async function applyMatrix(tx: Tx, actor: Actor, orderId: string, changes: Changes): Promise<void> {
  await writeMatrix(tx, actor, orderId, await wholeMatrix(tx, actor, orderId, changes, 'stays'));
}

/** Lines are known by material, part and colour: what was issued of them stays with them. */
async function applyBom(
  tx: Tx,
  actor: Actor,
  orderId: string,
  rows: NonNullable<Changes['bom']>,
  { asApproved }: { readonly asApproved: boolean },
): Promise<void> {
  const stored = await tx.all<{
    id: string;
    key: string;
    unitCode: string;
    issuedNum: string;
  }>(sql`
    select id, material_id || '/' || coalesce(part_name, '') || '/' || coalesce(color_id::text, '') as key, unit_code,
      issued_num
    from mes2.order_bom where company_id = ${actor.companyId} and order_id = ${orderId} and del_flag = '0'`);
  const byKey = new Map(stored.map((line) => [line.key, line]));
  const knownOf = (row: (typeof rows)[number]) =>
    byKey.get(`${row.materialId}/${row.partName ?? ''}/${row.colorId ?? ''}`);
  if (!asApproved) {
    const changed = rows.filter((row) => knownOf(row)?.unitCode !== row.unitCode);
    await requireUnits(tx, actor, changed, () => false);
  }
  const next = rows.map((row) => ({ row, known: knownOf(row) }));
  const kept = new Set(next.flatMap(({ known }) => (known ? [known.id] : [])));
  const lost = stored.find(({ id, issuedNum }) => Number(issuedNum) > 0 && !kept.has(id));
  if (lost) throw new DomainError('bom-issued', { len: String(Number(lost.issuedNum)) });
  if (rows.some(({ usageNum }) => Number(usageNum) <= 0))
    throw new DomainError('usage-missing', {});
  await writeBom(
    tx,
    actor,
    orderId,
    next.map(({ row, known }) => ({ ...row, id: known?.id })),
  );
}
