import { decimal } from '@garment-mes/domain/decimal';
import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf, RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as rows from './requisition.sql.ts';
import { requisitionColumns, requisitionRows } from './requisition-list.sql.ts';

type Body = BodyOf<'createMaterialRequisition'>;
export const NUMBERS = { table: 'mes2.material_requisition', column: 'req_no', letters: 'LL' };
const RUNNING: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];
const DRAW = { zh: '领料', en: 'draw materials' };
export const RequisitionType = { byBill: 1, over: 2, return: 3 } as const;

/** Makes a draft: by the bill no more than it leaves, above it with a reason, or of what is to come back. */
export async function makeRequisition(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Body,
): Promise<string> {
  await requireOrder(tx, actor, body);
  if (body.lines.length === 0) throw new DomainError('required', { field: '物料' });
  const seen = body.lines.map(({ materialId, colorId }) => `${materialId} ${colorId ?? ''}`);
  if (new Set(seen).size < seen.length) throw new DomainError('invalid-value', { field: '物料' });
  if (body.reqType === RequisitionType.over && !body.reason?.trim()) {
    throw new DomainError('over-issue-reason', {});
  }
  const remain = await rows.bomRemain(tx, actor, body.orderId);
  const lines = [];
  for (const line of body.lines) lines.push(await checkLine(tx, actor, body, line, remain));
  const day = today(actor, await floorSettings(tx, actor));
  const reqNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.material_requisition (company_id, req_no, order_id, dept_id, req_type, reason, create_by, create_date)
    values (${actor.companyId}, ${reqNo}, ${body.orderId}, ${body.deptId}, ${body.reqType}, ${body.reason ?? null},
      ${actor.user.id}, ${actor.now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  await insertRows(
    tx,
    'mes2.material_requisition_line',
    lines.map((line, at) => ({
      ...line,
      companyId: actor.companyId,
      requisitionId: made.id,
      seqNo: at + 1,
    })),
  );
  await services.audit(tx, { bizType: 'requisition', bizId: made.id, action: 'create', to: 0 });
  await services.publish(tx, { topic: 'materialRequisition', keys: [made.id] });
  return made.id;
}

async function requireOrder(tx: Tx, actor: Actor, { orderId, deptId }: Body): Promise<void> {
  const order = await rows.requisitionedOrder(tx, actor, orderId);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  const { orderNo, status } = order;
  if (status === OrderStatus.suspended)
    throw new DomainError('order-suspended', { orderNo, action: DRAW });
  if (!RUNNING.includes(status)) {
    throw new DomainError('order-state', {
      orderNo,
      status: orderStatusName[status],
      action: DRAW,
    });
  }
  const dept = await tx.one<{ id: string }>(sql`
    select id from amc.department where company_id = ${actor.companyId} and id = ${deptId} and del_flag = '0'`);
  if (!dept) throw new DomainError('record-missing', { what: '部门' });
}

async function checkLine(
  tx: Tx,
  actor: Actor,
  { reqType }: Body,
  { materialId, colorId = null, reqNum }: Body['lines'][number],
  remain: readonly rows.BomRemain[],
) {
  const material = await rows.unitOf(tx, actor, materialId);
  if (!material) throw new DomainError('record-missing', { what: '物料' });
  const asked = decimal(reqNum);
  if (asked.lte(0) || (material.isCounted && !asked.isInteger())) {
    throw new DomainError('invalid-value', { field: '申请数' });
  }
  const bill = remain.find(
    (line) => line.materialId === materialId && (line.colorId === colorId || line.colorId === null),
  );
  const free = decimal(bill?.remainNum ?? 0);
  const { name, unitName: unit } = material;
  if (reqType === RequisitionType.byBill && asked.gt(free)) {
    const over = asked.minus(free).toString();
    throw new DomainError('over-bill', { material: name, over, unit });
  }
  const drawn = decimal(bill?.issuedNum ?? 0).minus(decimal(bill?.returnNum ?? 0));
  if (reqType === RequisitionType.return && asked.gt(drawn)) {
    throw new DomainError('return-over-issued', { material: name, max: drawn.toString() });
  }
  return { materialId, colorId, bomNum: free.toFixed(4), reqNum, unitCode: material.unitCode };
}

/** A requisition as the list shows it. @throws {DomainError} `record-missing` */
export async function requisitionRow(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listMaterialRequisitions'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listMaterialRequisitions',
    beyondReach: true,
    from: sql`${requisitionRows(companyId, {})} and q.id = ${id}`,
    columns: requisitionColumns,
    query: { pageSize: 1 },
    can,
  });
  const [row] = list;
  if (!row) throw new DomainError('record-missing', { what: '领料单' });
  return row;
}
