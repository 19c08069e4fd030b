import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { rewriteRows } from '../../records/rewrite-rows.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireUnits } from '../basics/public.ts';
import {
  fabricPlan,
  followPlan,
  openPrices,
  writeMatrix,
  writeNeeds,
  writeOrderSums,
  writeOrderTotals,
  writeShipments,
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
  if (qualifying) await applyQualifying(tx, actor, orderId, qualifying);
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
async function applyMatrix(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { colors, sizes, colorSizes }: Changes,
): Promise<void> {
  const mine = sql`where company_id = ${actor.companyId} and order_id = ${orderId}`;
  const ownColors = await tx.all<{
    colorId: string;
    customerColor: string | null;
    isMain: number;
  }>(sql`select color_id, customer_color, is_main from mes2.order_color ${mine} order by seq_no`);
  const ownSizes = await tx.all<{ sizeId: string }>(
    sql`select size_id from mes2.order_size ${mine} order by seq_no`,
  );
  const ownCells = await tx.all<{
    colorId: string;
    sizeId: string;
    num: number;
    sku: string | null;
    barcode69: string | null;
  }>(sql`select color_id, size_id, num, sku, barcode69 from mes2.order_color_size ${mine}`);
  const next = { colors: colors ?? ownColors, sizes: sizes ?? ownSizes };
  const colorIds = new Set(next.colors.map(({ colorId }) => colorId));
  const sizeIds = new Set(next.sizes.map(({ sizeId }) => sizeId));
  const typed = new Map((colorSizes ?? []).map((cell) => [`${cell.colorId}/${cell.sizeId}`, cell]));
  const cells = new Map(
    [...ownCells, ...typed.values()]
      .filter(({ colorId, sizeId }) => colorIds.has(colorId) && sizeIds.has(sizeId))
      .map((cell) => [`${cell.colorId}/${cell.sizeId}`, cell]),
  );
  const stray = (colorSizes ?? []).some(
    ({ colorId, sizeId }) => !colorIds.has(colorId) || !sizeIds.has(sizeId),
  );
  if (stray) throw new DomainError('record-missing', { what: '颜色' });
  await writeMatrix(tx, actor, orderId, { ...next, cells: [...cells.values()] });
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
    returnNum: string;
  }>(sql`
    select id, material_id || '/' || coalesce(part_name, '') || '/' || coalesce(color_id::text, '') as key, unit_code,
      issued_num, return_num
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
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_bom', parent: 'order_id' },
    orderId,
    next.map(({ row, known }, at) => ({
      id: known?.id,
      seqNo: (at + 1) * 10,
      materialId: row.materialId,
      fabricPart: row.fabricPart ?? null,
      partName: row.partName ?? null,
      colorId: row.colorId ?? null,
      colorRule: row.colorId ? 1 : 0,
      isMain: row.isMain ?? (row.fabricPart === 1 ? 1 : 0),
      usageNum: row.usageNum,
      unitCode: row.unitCode,
      lossPct: row.lossPct ?? '0',
      sizeUsage: row.sizeUsages ?? [],
      needNum: '0',
      issuedNum: known?.issuedNum ?? '0',
      returnNum: known?.returnNum ?? '0',
      supplierName: row.supplierName ?? null,
      remark: row.remark ?? null,
    })),
  );
}

async function applyQualifying(
  tx: Tx,
  actor: Actor,
  orderId: string,
  standard: NonNullable<Changes['qualifying']>,
): Promise<void> {
  const change = {
    aqlMajor: standard.aqlMajor ?? null,
    aqlMinor: standard.aqlMinor ?? null,
    inspectionLevel: standard.inspectionLevel ?? null,
    gates: standard.gates,
    points: standard.points.map((point) => ({
      ...point,
      method: point.method ?? null,
      tolUp: point.tolUp ?? null,
      tolDown: point.tolDown ?? null,
    })),
  };
  const known = await tx.one<{ id: string }>(sql`
    select id from mes2.order_qualifying where company_id = ${actor.companyId} and order_id = ${orderId}`);
  if (known) await updateRow(tx, actor, 'mes2.order_qualifying', known.id, change);
  else await insertRow(tx, 'mes2.order_qualifying', { orderId, ...change });
}
