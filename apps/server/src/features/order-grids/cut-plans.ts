import { checkCutPlan, checkLays, planFigures, planKey } from '@garment-mes/domain/cut-plan';
import { checkRatios, maxPlies } from '@garment-mes/domain/cutting-bed';
import { decimalText } from '@garment-mes/domain/decimal';
import { requireOrderRunning } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { cutPlanMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { newIds } from '../../records/rewrite-rows.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { lockOrder, recordOrder, requireOpen } from '../orders/public.ts';
import {
  fabricMaxPlies,
  nextPlanNo,
  orderCells,
  plansInForce,
  writePlanned,
} from './cut-plan-rows.sql.ts';

type Body = BodyOf<'saveCutPlan'>;

/** Metres lost at both ends of a ply together. */
export const END_LOSS_LEN = '0.04';
const SHELL = 1;

const kind: RecordKind = {
  table: 'mes2.cut_plan',
  no: 'plan_no',
  what: { zh: '裁剪方案', en: 'Cut plan' },
};

interface PlanHead {
  readonly id: string;
  readonly planNo: string;
  readonly orderId: string;
  readonly fabricPart: number;
  readonly materialId: string;
  readonly maxPlies: number;
  readonly status: 0 | 1 | 2 | 9;
}

/** Saves a draft plan with its markers and lays. @returns its id */
export async function saveCutPlan(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Body,
): Promise<string> {
  const order = await lockOrder(tx, actor, body.orderId);
  requireOpen(order, '裁剪方案');
  await requirePlan(tx, actor, body);
  const figures = planFigures(body.markers.map(withEndLoss), body.lays);
  const columns = {
    fabricPart: body.fabricPart,
    materialId: body.materialId,
    maxPlies: body.maxPlies,
    planNum: figures.planNum,
    planLen: decimalText(figures.planLen, 3),
    avgEffPct: figures.avgEffPct === undefined ? null : decimalText(figures.avgEffPct, 2),
  };
  const id = await heldPlan(tx, actor, body, order.orderNo, columns);
  await writePlanLines(tx, actor, id, body);
  await recordOrder(services, tx, order.id, { action: 'saveCutPlan' });
  return id;
}

async function heldPlan(
  tx: Tx,
  actor: Actor,
  { id, version, orderId }: Body,
  orderNo: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (id) {
    const plan = await claimRecord<PlanHead>(tx, actor, kind, { id, version: version ?? -1 });
    moved(cutPlanMoves, 'edit', { no: plan.planNo, status: plan.status });
    if (plan.orderId !== orderId) throw new DomainError('record-missing', { what: kind.what });
    await updateRow(tx, actor, kind.table, id, columns);
    return id;
  }
  const planNo = await nextPlanNo(tx, actor, orderId, orderNo);
  const made = await insertRow(tx, kind.table, { planNo, orderId, ...columns });
  if (made === undefined) throw new DomainError('already-used', { field: '方案号' });
  return made;
}

/** What a plan has to be before anybody looks at its numbers. */
async function requirePlan(tx: Tx, actor: Actor, body: Body): Promise<void> {
  const { markers, lays } = body;
  if (markers.length === 0 || lays.length === 0) throw new DomainError('plan-without-lays', {});
  if (body.maxPlies < 1) throw new DomainError('plies-out-of-range', { max: 999 });
  const names = new Set(markers.map(({ markerName }) => markerName));
  if (names.size < markers.length)
    throw new DomainError('row-twice', { field: '唛架', value: markers[0]?.markerName ?? '' });
  if (lays.some(({ markerName }) => !names.has(markerName)))
    throw new DomainError('record-missing', { what: { zh: '唛架', en: 'Marker' } });
  const numbers = new Set(lays.map(({ layNo }) => layNo));
  if (numbers.size < lays.length || numbers.has(0))
    throw new DomainError('row-twice', { field: '床次', value: '' });
  if (lays.some(({ colors }) => colors.length === 0 || colors.some(({ plies }) => plies < 1)))
    throw new DomainError('plies-not-whole', {});
  for (const { sizes } of markers) refuseFirst(checkRatios(sizes));
  const cells = await orderCells(tx, actor, body.orderId);
  const colorIds = new Set(cells.map(({ colorId }) => colorId));
  const sizeIds = new Set(cells.map(({ sizeId }) => sizeId));
  if (lays.some(({ colors }) => colors.some(({ colorId }) => !colorIds.has(colorId))))
    throw new DomainError('record-missing', { what: '颜色' });
  if (markers.some(({ sizes }) => sizes.some(({ sizeId }) => !sizeIds.has(sizeId))))
    throw new DomainError('record-missing', { what: '尺码' });
}

async function writePlanLines(
  tx: Tx,
  { companyId }: Actor,
  cutPlanId: string,
  { markers, lays }: Body,
): Promise<void> {
  const mine = sql`company_id = ${companyId} and cut_plan_id = ${cutPlanId}`;
  await tx.run(sql`delete from mes2.cut_plan_lay where ${mine}`);
  await tx.run(sql`delete from mes2.cut_plan_marker where ${mine}`);
  const ids = await newIds(tx, markers.length + lays.length);
  const markerIds = new Map(markers.map(({ markerName }, at) => [markerName, ids[at]]));
  await insertRows(
    tx,
    'mes2.cut_plan_marker',
    markers.map((marker) => ({
      companyId,
      id: markerIds.get(marker.markerName),
      cutPlanId,
      markerName: marker.markerName,
      markerLen: marker.markerLen,
      endLossLen: END_LOSS_LEN,
      widthCm: marker.widthCm,
      effPct: marker.effPct ?? null,
      areaCm2: marker.areaCm2 ?? null,
      fileUrl: marker.fileUrl ?? null,
    })),
  );
  await insertRows(
    tx,
    'mes2.cut_plan_marker_size',
    markers.flatMap(({ markerName, sizes }) =>
      sizes.map(({ sizeId, ratio }) => ({
        companyId,
        markerId: markerIds.get(markerName),
        sizeId,
        ratio,
      })),
    ),
  );
  const layIds = ids.slice(markers.length);
  await insertRows(
    tx,
    'mes2.cut_plan_lay',
    lays.map(({ layNo, markerName }, at) => ({
      companyId,
      id: layIds[at],
      cutPlanId,
      layNo,
      markerId: markerIds.get(markerName),
    })),
  );
  await insertRows(
    tx,
    'mes2.cut_plan_lay_color',
    lays.flatMap(({ colors }, at) =>
      colors.map(({ colorId, shade, plies }, seq) => ({
        companyId,
        layId: layIds[at],
        colorId,
        shade: shade ?? null,
        plies,
        seqNo: seq + 1,
      })),
    ),
  );
}

/**
 * I10: approves a plan whose lays stay under every limit and that, with the plans already in force for the
 * part, covers the order within its tolerance.
 */
export async function approveCutPlan(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const seen = await tx.one<{ orderId: string }>(sql`
    select order_id from mes2.cut_plan where company_id = ${actor.companyId} and id = ${claim.id} and del_flag = '0'`);
  if (!seen) throw new DomainError('record-missing', { what: kind.what });
  const order = await lockOrder(tx, actor, seen.orderId);
  const plan = await claimRecord<PlanHead>(tx, actor, kind, claim);
  const status = moved(cutPlanMoves, 'approve', { no: plan.planNo, status: plan.status });
  requireOrderRunning(order, { zh: '批准裁剪方案', en: 'approve a cut plan' });

  const plans = await plansInForce(tx, actor, order.id, plan.fabricPart, plan.id);
  const own = plans.find(({ id }) => id === plan.id);
  const limit = maxPlies({
    table: plan.maxPlies,
    material: (await fabricMaxPlies(tx, actor, plan.materialId)) ?? null,
  });
  refuseFirst(checkLays(own?.lays ?? [], limit ?? plan.maxPlies));
  const planned = plans.map(({ markers, lays }) => planFigures(markers, lays).cells);
  const cells = (await orderCells(tx, actor, order.id)).map((cell) => ({
    ...cell,
    orderNum: cell.num,
    planNum: planned.reduce(
      (sum, each) => sum + (each.get(planKey(cell.colorId, cell.sizeId)) ?? 0),
      0,
    ),
  }));
  refuseFirst(checkCutPlan(cells, order.cutTolUpPct));
  await updateRow(tx, actor, kind.table, plan.id, {
    status,
    approveBy: actor.user.id,
    approveDate: actor.now,
  });
  if (plan.fabricPart === SHELL) await writePlanned(tx, actor, order.id, cells);
  await services.audit(tx, {
    bizType: 'cutPlan',
    bizId: plan.id,
    action: 'approve',
    from: plan.status,
    to: status,
  });
  await recordOrder(services, tx, order.id, { action: 'approveCutPlan' });
}

const withEndLoss = (marker: Body['markers'][number]) => ({ ...marker, endLossLen: END_LOSS_LEN });
