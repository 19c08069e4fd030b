import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, RequisitionStatus, requisitionMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import { NUMBERS, RequisitionType } from './make-requisition.ts';
import * as rows from './requisition.sql.ts';
import { putStock, requireStore, takeStock } from './stock.sql.ts';

/** 0 → 1, or 9 when it is refused; nobody approves what he asked for himself. */
export async function decideRequisition(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { agree, opinion }: { readonly agree: boolean; readonly opinion?: string | null | undefined },
): Promise<void> {
  const requisition = await claimAnyVersion<rows.RequisitionRow>(
    tx,
    actor,
    rows.requisitionKind,
    id,
  );
  const { reqNo: no, status, createBy } = requisition;
  const next = moved(requisitionMoves, agree ? 'approve' : 'void', { no, status });
  if (createBy === actor.user.id)
    throw new DomainError('own-work', { action: { zh: '审批', en: 'approve' }, what: '领料单' });
  if (!agree && !opinion?.trim())
    throw new DomainError('reason-required', { action: { zh: '退回', en: 'send it back' } });
  await tx.run(sql`
    update mes2.material_requisition set status = ${next}::int, approve_by = ${actor.user.id},
      approve_date = ${actor.now}, opinion = ${opinion ?? null}
    where company_id = ${actor.companyId} and id = ${id}`);
  await recordStep(services, tx, requisition, agree ? 'approve' : 'refuse', next, opinion);
}

const ISSUABLE: readonly RequisitionStatus[] = [
  RequisitionStatus.approved,
  RequisitionStatus.issued,
];

/** 1, 2 → 2, and 3 with the last of it: the stock goes down, the bill's drawn figure up (H14). */
export async function issueRequisition(
  services: Services,
  tx: Tx,
  actor: Actor,
  { requestId, warehouseId, lines: issued, ...claim }: BodyOf<'issueMaterialRequisition'>,
): Promise<void> {
  if (await claimRequest(tx, actor, requestId, { issue: claim.id, warehouseId, issued })) return;
  const requisition = await claimRecord<rows.RequisitionRow>(
    tx,
    actor,
    rows.requisitionKind,
    claim,
  );
  const { id, reqNo, orderId, reqType, status } = requisition;
  if (!ISSUABLE.includes(status)) moved(requisitionMoves, 'issue', { no: reqNo, status });
  await requireStore(tx, actor, warehouseId);
  const lines = await rows.linesOf(tx, actor, id);
  await rows.lockBom(
    tx,
    actor,
    orderId,
    lines.map(({ materialId }) => materialId),
  );
  for (const { lineId, num, lotNo } of issued) {
    const line = lines.find((each) => each.id === lineId);
    if (!line) throw new DomainError('record-missing', { what: '物料' });
    const { materialName: material, materialId, colorId } = line;
    const left = decimal(line.reqNum).minus(decimal(line.issuedNum));
    if (decimal(num).lte(0) || decimal(num).gt(left)) {
      throw new DomainError('issue-over-asked', { material, max: left.toString() });
    }
    const move = {
      warehouseId,
      materialId,
      materialName: material,
      colorId,
      lotNo,
      num,
      billNo: reqNo,
      orderId,
      lineId,
    };
    if (reqType === RequisitionType.return) {
      await putStock(tx, actor, move);
      await rows.addToBom(tx, actor, orderId, line, '0', num);
    } else {
      if (reqType === RequisitionType.byBill)
        await requireWithinBill(tx, actor, orderId, line, num);
      await takeStock(tx, actor, move);
      await rows.addToBom(tx, actor, orderId, line, num, '0');
    }
    await tx.run(sql`
      update mes2.material_requisition_line set issued_num = issued_num + ${num}::numeric, version = version + 1
      where company_id = ${actor.companyId} and id = ${lineId}`);
  }
  const after = await rows.linesOf(tx, actor, id);
  const isWhole = after.every(({ reqNum, issuedNum }) => decimal(issuedNum).gte(decimal(reqNum)));
  const next = isWhole ? RequisitionStatus.closed : RequisitionStatus.issued;
  await tx.run(sql`
    update mes2.material_requisition set status = ${next}::int, issue_by = ${actor.user.id}, issue_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await recordStep(services, tx, requisition, 'issueMaterial', next);
  await keepAnswer(tx, actor, requestId, { id });
}

/** Two requisitions that each kept within the bill may pass it together: the second is refused. */
async function requireWithinBill(
  tx: Tx,
  actor: Actor,
  orderId: string,
  { materialId, materialName, colorId }: rows.RequisitionLine,
  num: string,
): Promise<void> {
  const bill = (await rows.bomRemain(tx, actor, orderId)).find(
    (line) => line.materialId === materialId && (line.colorId === colorId || line.colorId === null),
  );
  const over = decimal(num).minus(decimal(bill?.remainNum ?? 0));
  if (over.lte(0)) return;
  const unit = (await rows.unitOf(tx, actor, materialId))?.unitName ?? '';
  throw new DomainError('over-bill', { material: materialName, over: over.toString(), unit });
}

const RETURNABLE: readonly RequisitionStatus[] = [
  RequisitionStatus.issued,
  RequisitionStatus.closed,
];

/** Returns what was not used, with a return document of its own. */
export async function returnRequisition(
  services: Services,
  tx: Tx,
  actor: Actor,
  {
    requestId,
    warehouseId,
    lines: returned,
    reason,
    ...claim
  }: BodyOf<'returnMaterialRequisition'>,
): Promise<void> {
  if (await claimRequest(tx, actor, requestId, { return: claim.id, warehouseId, returned })) return;
  const requisition = await claimRecord<rows.RequisitionRow>(
    tx,
    actor,
    rows.requisitionKind,
    claim,
  );
  const { id, reqNo: no, orderId, deptId, status, reqType } = requisition;
  if (!RETURNABLE.includes(status) || reqType === RequisitionType.return) {
    const { what, names } = requisitionMoves;
    const action = { zh: '退料', en: 'return materials' };
    throw new DomainError('wrong-state', { what, no, state: names[status], action });
  }
  await requireStore(tx, actor, warehouseId);
  const lines = await rows.linesOf(tx, actor, id);
  await rows.lockBom(
    tx,
    actor,
    orderId,
    lines.map(({ materialId }) => materialId),
  );
  const day = today(actor, await floorSettings(tx, actor));
  const reqNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.material_requisition (company_id, req_no, order_id, dept_id, req_type, reason, status, source_id,
      issue_by, issue_date, create_by, create_date)
    values (${actor.companyId}, ${reqNo}, ${orderId}, ${deptId}, 3, ${reason ?? null}, 3, ${id}, ${actor.user.id},
      ${actor.now}, ${actor.user.id}, ${actor.now})
    returning id`);
  for (const [at, { lineId, num, lotNo }] of returned.entries()) {
    const line = lines.find((each) => each.id === lineId);
    if (!line) throw new DomainError('record-missing', { what: '物料' });
    const { materialName: material, materialId, colorId, unitCode } = line;
    const max = decimal(line.issuedNum).minus(decimal(line.returnNum));
    if (decimal(num).lte(0) || decimal(num).gt(max)) {
      throw new DomainError('return-over-issued', { material, max: max.toString() });
    }
    await putStock(tx, actor, {
      warehouseId,
      materialId,
      materialName: material,
      colorId,
      lotNo,
      num,
      billNo: reqNo,
      orderId,
      lineId,
    });
    await rows.addToBom(tx, actor, orderId, line, '0', num);
    await tx.run(sql`
      update mes2.material_requisition_line set return_num = return_num + ${num}::numeric, version = version + 1
      where company_id = ${actor.companyId} and id = ${lineId}`);
    await tx.run(sql`
      insert into mes2.material_requisition_line (company_id, requisition_id, seq_no, material_id, color_id, req_num,
        issued_num, unit_code)
      values (${actor.companyId}, ${made?.id}, ${at + 1}, ${materialId}, ${colorId}, ${decimalText(num, 3)},
        ${decimalText(num, 3)}, ${unitCode})`);
  }
  await recordStep(services, tx, requisition, 'returnMaterial', status, reason);
  await keepAnswer(tx, actor, requestId, { id });
}

/** 0, 1 → 9 while nothing was handed out. */
export async function voidRequisition(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const requisition = await claimRecord<rows.RequisitionRow>(
    tx,
    actor,
    rows.requisitionKind,
    claim,
  );
  const { id, reqNo: no, status } = requisition;
  const next = moved(requisitionMoves, 'void', { no, status });
  await tx.run(sql`
    update mes2.material_requisition set status = ${next}::int, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}`);
  await recordStep(services, tx, requisition, 'void', next, reason);
}

async function recordStep(
  { audit, publish }: Services,
  tx: Tx,
  { id, status: from }: rows.RequisitionRow,
  action: string,
  to: RequisitionStatus,
  reason?: string | null,
): Promise<void> {
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'requisition', bizId: id, action, from, to, ...why });
  await publish(tx, { topic: 'materialRequisition', keys: [id] });
}
