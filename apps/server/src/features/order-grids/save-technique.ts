import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { checkProcessRows } from '@garment-mes/domain/styles';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { rewriteRows } from '../../records/rewrite-rows.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import {
  changesSince,
  claimOrder,
  fabricPlan,
  followPlan,
  orderBefore,
  recordOrder,
  requireDraft,
  requireOpen,
  writeOrderTotals,
} from '../orders/public.ts';

const firstTwice = (keys: readonly string[]): string | undefined =>
  keys.find((key, at) => keys.indexOf(key) < at);

function refuseTwice(field: string, keys: readonly string[]): void {
  const value = firstTwice(keys);
  if (value !== undefined) throw new DomainError('row-twice', { field, value });
}

/** @returns the version of the order after the save, as the other saves do */
export async function replaceParts(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderParts'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '部位');
  refuseTwice(
    '部位',
    rows.map(({ partCode, fabricPart }) => `${partCode}/${fabricPart}`),
  );
  if (rows.some(({ piecesPerGarment }) => piecesPerGarment < 1))
    throw new DomainError('out-of-range', { field: '每件片数', min: 1, max: 999 });
  const before = await orderBefore(tx, actor, orderId, ['parts']);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_part', parent: 'order_id' },
    orderId,
    rows.map((row) => ({
      id: row.id,
      partCode: row.partCode,
      partName: row.partName,
      fabricPart: row.fabricPart,
      piecesPerGarment: row.piecesPerGarment,
      knifeMoldId: row.knifeMoldId ?? null,
      isFused: row.isFused ?? 0,
      isPrinted: row.isPrinted ?? 0,
      areaCm2: row.areaCm2 ?? null,
    })),
  );
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveParts', diff });
  return order.version;
}

/** Operations of a draft; without the right to rates the stored ones stay, and new rows get the library's. */
export async function replaceProcesses(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderProcesses'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '工序');
  if (rows.length === 0) throw new DomainError('last-row', {});
  refuseFirst(checkProcessRows(rows));
  const stored = await draftPrices(tx, actor, orderId);
  const library = await libraryProcesses(tx, actor);
  const seesRates = actor.can('FIELD^orderProcess.price');
  const before = await orderBefore(tx, actor, orderId, ['processes']);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_process', parent: 'order_id' },
    orderId,
    rows.map((row) => {
      const known = library.get(row.processId ?? '');
      const kept = stored.get(row.id ?? '') ?? known?.price ?? '0';
      return {
        id: row.id,
        processId: row.processId ?? null,
        processCode: known?.code ?? `P${row.seqNo}`,
        seqNo: row.seqNo,
        section: row.section,
        processName: row.processName,
        partCode: row.partCode ?? null,
        machineTypeId: row.machineTypeId ?? null,
        sam: row.sam,
        grade: row.grade,
        isCheckpoint: row.isCheckpoint,
        isOutput: row.isOutput,
        isTicket: row.isTicket,
        payScope: row.payScope,
        outGroupId: row.outGroupId ?? null,
        isEnabled: row.isEnabled,
        draftPrice: seesRates ? (row.price ?? kept) : kept,
      };
    }),
  );
  await writeOrderTotals(tx, actor, orderId);
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveProcess', diff });
  return order.version;
}

export async function replaceColorMatching(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderColorMatching'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '配色');
  refuseTwice(
    '配色',
    rows.map(({ garmentColorId, partName }) => `${garmentColorId}/${partName}`),
  );
  const before = await orderBefore(tx, actor, orderId, ['colorMatchings']);
  const planned = await fabricPlan(tx, actor, orderId);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_color_matching', parent: 'order_id' },
    orderId,
    rows.map((row) => ({ ...row })),
  );
  await followPlan(tx, actor, orderId, planned);
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveColorMatching', diff });
  return order.version;
}

export async function replaceWorkshops(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, rows }: BodyOf<'replaceOrderWorkshops'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireOpen(order, '车间');
  refuseTwice(
    '车间',
    rows.map(({ deptId, section }) => `${deptId}/${section}`),
  );
  const late = rows.find(({ planStartDate: from, planEndDate: to }) => from && to && to < from);
  if (late) throw new DomainError('dates-reversed', { to: '计划结束', from: '计划开始' });
  const before = await orderBefore(tx, actor, orderId, ['workshops']);
  await rewriteRows(
    tx,
    actor,
    { table: 'mes2.order_workshop', parent: 'order_id' },
    orderId,
    rows.map((row) => ({
      id: row.id,
      deptId: row.deptId,
      section: row.section,
      num: row.num ?? null,
      planStartDate: row.planStartDate ?? null,
      planEndDate: row.planEndDate ?? null,
    })),
  );
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveWorkshops', diff });
  return order.version;
}

/** Acceptance levels, gates and measuring points; their version is the order's. */
export async function saveQualifying(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, version, ...standard }: BodyOf<'saveOrderQualifying'>,
): Promise<number> {
  const order = await claimOrder(tx, actor, { id: orderId, version });
  requireDraft(order, '质量标准');
  const before = await orderBefore(tx, actor, orderId, ['qualifying', 'sizes']);
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
    fromStyle: 0,
  };
  const known = await tx.one<{ id: string }>(sql`
    select id from mes2.order_qualifying where company_id = ${actor.companyId} and order_id = ${orderId}`);
  if (known) await updateRow(tx, actor, 'mes2.order_qualifying', known.id, change);
  else await insertRow(tx, 'mes2.order_qualifying', { orderId, ...change });
  const diff = await changesSince(tx, actor, orderId, before);
  await recordOrder(services, tx, orderId, { action: 'saveQualifying', diff });
  return order.version;
}

async function draftPrices(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<Map<string, string>> {
  const rows = await tx.all<{ id: string; price: string }>(sql`
    select id, coalesce(draft_price, 0) as price from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

async function libraryProcesses(tx: Tx, { companyId }: Actor) {
  const rows = await tx.all<{ id: string; code: string; price: string }>(sql`
    select id, code, price from ccm.process where company_id = ${companyId} and del_flag = '0'`);
  return new Map(rows.map((row) => [row.id, row]));
}
