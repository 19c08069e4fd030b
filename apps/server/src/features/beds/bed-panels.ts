import { BedType, mendedRatio } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { BedBill } from './bed-bill.ts';

type PartOption = DataOf<'listCuttingBedSizes'>['parts'][number];

/** Parts of an order's garments, in the order they were listed. */
export const partsOfOrder = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<PartOption>(sql`
    select part_code, part_name, fabric_part, pieces_per_garment from mes2.order_part
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0' order by id`);

/**
 * A bill with the ratios of its sizes as its panels give them; as it came when it names no panels.
 *
 * @throws {DomainError} `invalid-value` when the bed replaces nothing, `record-missing` for a part or
 *   size that the order does not have
 */
export async function withPanelRatios<Bill extends BedBill & { readonly bedType: number }>(
  tx: Tx,
  actor: Actor,
  orderId: string,
  bill: Bill,
): Promise<Bill> {
  const panels = (bill.panels ?? []).filter(({ ratio }) => ratio > 0);
  if (panels.length === 0) return { ...bill, panels };
  if (bill.bedType !== BedType.replacement)
    throw new DomainError('invalid-value', { field: '部位配比' });
  const parts = await ofFabric(tx, actor, orderId, bill);
  const isKnown = (code: string) => parts.some(({ partCode }) => partCode === code);
  if (!panels.every(({ partCode }) => isKnown(partCode)))
    throw new DomainError('record-missing', { what: '部位' });
  const hasSize = (id: string) => bill.sizes.some(({ sizeId }) => sizeId === id);
  if (!panels.every(({ sizeId }) => hasSize(sizeId)))
    throw new DomainError('record-missing', { what: '尺码' });
  const sizes = bill.sizes.map(({ sizeId }) => ({
    sizeId,
    ratio: String(mendedRatio(sizeId, panels, parts)),
  }));
  return { ...bill, panels, sizes };
}

/** Writes the panels of a bed; `withPanelRatios` found them sound. */
export async function writePanels(
  tx: Tx,
  actor: Actor,
  bed: { readonly id: string; readonly orderId: string },
  bill: BedBill,
): Promise<void> {
  if (!bill.panels?.length) return;
  const parts = await ofFabric(tx, actor, bed.orderId, bill);
  // A cell that stands twice is the one that came last.
  const cells = new Map(bill.panels.map((panel) => [`${panel.partCode}/${panel.sizeId}`, panel]));
  await insertRows(
    tx,
    'mes2.cutting_bed_part',
    [...cells.values()].map(({ partCode, sizeId, ratio }) => ({
      cuttingBedId: bed.id,
      companyId: actor.companyId,
      partCode,
      piecesPerGarment: parts.find((part) => part.partCode === partCode)?.piecesPerGarment ?? 1,
      sizeId,
      ratio,
    })),
  );
}

async function ofFabric(tx: Tx, actor: Actor, orderId: string, { fabricPart }: BedBill) {
  const parts = await partsOfOrder(tx, actor, orderId);
  return parts.filter((part) => part.fabricPart === fabricPart);
}
