import { shareOut } from '@garment-mes/domain/decimal';
import { requireOrderRunning, sectionName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { AssignmentStatus, assignmentMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { fieldRight } from '../../list/field-right.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireOrder, storedCells } from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  DISPATCH_SECTIONS,
  type DispatchHead,
  dispatchRecord,
  dispatchType,
  hasTarget,
  targetGroup,
} from './dispatch-record.sql.ts';

type Body = Omit<BodyOf<'createDispatchOrder'>, 'orderId'>;

const NUMBERS = { table: 'mes2.dispatch_order', column: 'assign_no', letters: 'PG' };
const PRICE = fieldRight('listDispatchOrders', 'unitPrice');
const GROUP = 3;
/** Targets outside the factory: they are paid by the piece. */
const OUTSIDE: readonly number[] = [GROUP, 4];

/** Saves a dispatch as a draft. @returns its id */
export async function createDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, ...body }: BodyOf<'createDispatchOrder'>,
): Promise<string> {
  const order = await requireOrder(tx, actor, orderId);
  if (order.status === 5) throw new DomainError('dispatch-of-suspended', {});
  requireOrderRunning(order, { zh: '派工', en: 'dispatch it' });
  const columns = await checked(tx, actor, body);
  const day = today(actor, await floorSettings(tx, actor));
  const assignNo = await nextDocumentNo(tx, actor, NUMBERS, day);
  const id = await insertRow(tx, dispatchRecord.table, { assignNo, orderId, ...columns });
  if (id === undefined) throw new DomainError('already-used', { field: '派工单号' });
  await writeLines(tx, actor, orderId, id, body);
  await recordDispatch(services, tx, id, { action: 'create', to: 0 });
  return id;
}

/** Replaces a draft. @throws {DomainError} `wrong-state` once it was issued */
export async function updateDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, ...body }: BodyOf<'updateDispatchOrder'>,
): Promise<void> {
  const head = await claimRecord<DispatchHead>(tx, actor, dispatchRecord, { id, version });
  if (head.status !== AssignmentStatus.draft)
    throw new DomainError('wrong-state', {
      what: assignmentMoves.what,
      no: head.assignNo,
      state: assignmentMoves.names[head.status],
      action: { zh: '修改', en: 'change it' },
    });
  await updateRow(tx, actor, dispatchRecord.table, id, await checked(tx, actor, body, head));
  await tx.run(sql`
    delete from mes2.dispatch_order_line where company_id = ${actor.companyId} and dispatch_order_id = ${id}`);
  await writeLines(tx, actor, head.orderId, id, body);
  await recordDispatch(services, tx, id, { action: 'update' });
}

/** @param before the draft that is changed: what it names already may have been disabled since */
async function checked(tx: Tx, actor: Actor, body: Body, before?: DispatchHead) {
  const { section, targetType, targetId, num, planStartDate, planEndDate } = body;
  const type = await dispatchType(tx, actor, body.pgdTypeId, before?.pgdTypeId === body.pgdTypeId);
  if (!type)
    throw new DomainError('record-missing', { what: { zh: '派工单类型', en: 'Dispatch type' } });
  const known = DISPATCH_SECTIONS.some((each) => each === section);
  if (!known || (type.section !== null && type.section !== section))
    throw new DomainError('invalid-value', { field: '工段' });
  const isOutside = OUTSIDE.includes(targetType);
  if (type.isOutsource === 1 && !isOutside) throw new DomainError('dispatch-goes-outside', {});
  if (type.isOutsource === 0 && isOutside) throw new DomainError('dispatch-stays-inside', {});
  if (num < 1) throw new DomainError('out-of-range', { field: '派工数', min: 1, max: 99_999_999 });
  if (planEndDate < planStartDate)
    throw new DomainError('dates-reversed', { to: '计划结束', from: '计划开始' });
  const keepsTarget = before?.targetType === targetType && before.targetId === targetId;
  await requireTarget(tx, actor, body, keepsTarget);
  const seesPrices = actor.can(PRICE);
  if (isOutside && seesPrices && !body.unitPrice)
    throw new DomainError('assignment-price-missing', {});
  return {
    pgdTypeId: body.pgdTypeId,
    section,
    targetType,
    targetId,
    num,
    planStartDate,
    planEndDate,
    remark: body.remark ?? null,
    ...(seesPrices && { unitPrice: isOutside ? (body.unitPrice ?? null) : null }),
  };
}

/** @throws {DomainError} when there is nobody to do the work, or the group does not do its section */
export async function requireTarget(
  tx: Tx,
  actor: Actor,
  {
    targetType,
    targetId,
    section,
  }: Pick<Body, 'targetId' | 'section'> & { readonly targetType: number },
  isKept = false,
): Promise<void> {
  const missing = new DomainError('record-missing', { what: { zh: '承接方', en: 'Assignee' } });
  if (targetType !== GROUP) {
    if (!(await hasTarget(tx, actor, targetType, targetId, isKept))) throw missing;
    return;
  }
  const group = await targetGroup(tx, actor, targetId, isKept);
  if (!group) throw missing;
  if (!group.processSections.includes(section))
    throw new DomainError('assignment-group-section', {
      group: group.name,
      section: sectionName[section],
    });
}

/** Lines as they were typed; a total alone is spread over colours and sizes as they were ordered. */
async function writeLines(
  tx: Tx,
  actor: Actor,
  orderId: string,
  dispatchOrderId: string,
  { lines, num }: Body,
): Promise<void> {
  const cells = await storedCells(tx, actor, orderId);
  const known = new Set(cells.map(({ colorId, sizeId }) => `${colorId}/${sizeId}`));
  if (lines.some(({ colorId, sizeId }) => !known.has(`${colorId}/${sizeId}`)))
    throw new DomainError('record-missing', { what: '颜色' });
  const typed = lines.length > 0 ? lines : spread(num, cells);
  const sum = typed.reduce((total, line) => total + line.num, 0);
  if (sum !== num) throw new DomainError('assignment-lines-sum', { sum, num });
  await insertRows(
    tx,
    'mes2.dispatch_order_line',
    typed
      .filter((line) => line.num > 0)
      .map(({ colorId, sizeId, num: pieces }) => ({
        companyId: actor.companyId,
        dispatchOrderId,
        colorId,
        sizeId,
        num: pieces,
      })),
  );
}

const spread = (
  num: number,
  cells: readonly { readonly colorId: string; readonly sizeId: string; readonly num: number }[],
) => {
  const shares = shareOut(
    num,
    cells.map((cell) => cell.num),
    0,
  );
  return cells.map(({ colorId, sizeId }, at) => ({
    colorId,
    sizeId,
    num: shares[at]?.toNumber() ?? 0,
  }));
};

export async function recordDispatch(
  { audit, publish }: Services,
  tx: Tx,
  id: string,
  entry: {
    readonly action: string;
    readonly from?: number;
    readonly to?: number;
    readonly reason?: string | null | undefined;
  },
): Promise<void> {
  const { reason, ...rest } = entry;
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'dispatch', bizId: id, ...rest, ...why });
  await publish(tx, { topic: 'assignmentOrder', keys: [id] });
}
