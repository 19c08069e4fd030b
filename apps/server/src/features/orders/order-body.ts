import {
  DomainError,
  decimal,
  englishOf,
  isOrderRunning,
  OrderStatus,
  orderStatusName,
} from '@garment-mes/domain';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { OrderHead } from './order-record.ts';

export type OrderBody = BodyOf<'createOrder'>;

/** Make-up orders refer to the order they mend. */
const MAKE_UP = 5;

const TOLERANCES = {
  cutTolUpPct: '裁剪上差%',
  cutTolDownPct: '裁剪下差%',
  shipTolUpPct: '走货上差%',
  shipTolDownPct: '走货下差%',
} as const;

type Dates = Pick<OrderBody, 'materialDate' | 'planCutDate' | 'planSewDate' | 'deliveryDate'>;

/** @throws {DomainError} `dates-reversed` */
export function requireDates({
  materialDate,
  planCutDate,
  planSewDate,
  deliveryDate,
}: Dates): void {
  if (materialDate && deliveryDate < materialDate)
    throw new DomainError('dates-reversed', { to: '交期', from: '物料日期' });
  if (planCutDate && planSewDate && planSewDate < planCutDate)
    throw new DomainError('dates-reversed', { to: '计划上线', from: '计划裁剪' });
}

/** What the document cannot say of an order: number, dates, tolerances, the order it mends. */
export function requireOrderBody(body: OrderBody): void {
  if (body.orderNo.trim() === '') throw new DomainError('required', { field: '订单号' });
  if (body.orderType === MAKE_UP && !body.sourceOrderId)
    throw new DomainError('required', { field: '来源订单' });
  requireDates(body);
  for (const [field, title] of Object.entries(TOLERANCES))
    if (decimal(body[field as keyof typeof TOLERANCES]).gt(100))
      throw new DomainError('out-of-range', { field: title, min: 0, max: 100 });
}

/** Columns of the head that are edited at any time; money only by those who see it. */
export const openColumns = (actor: Actor, body: OrderBody) => ({
  saleNo: body.saleNo ?? null,
  customerPo: body.customerPo ?? null,
  season: body.season ?? null,
  priority: body.priority,
  orderDate: body.orderDate ?? null,
  materialDate: body.materialDate ?? null,
  planCutDate: body.planCutDate ?? null,
  planSewDate: body.planSewDate ?? null,
  deliveryDate: body.deliveryDate,
  ...(actor.can('FIELD^order.unitPrice') && {
    unitPrice: body.unitPrice ?? null,
    cmPrice: body.cmPrice ?? null,
  }),
  factoryId: body.factoryId ?? null,
  merchandiserId: body.merchandiserId ?? null,
  technicianId: body.technicianId ?? null,
  imageUrl: body.imageUrl ?? null,
  attachments: body.attachments ?? [],
  remark: body.remark ?? null,
});

/** Columns that only a draft lets change; afterwards a version does. */
export const frozenColumns = (body: OrderBody) => ({
  orderNo: body.orderNo.trim().toUpperCase(),
  orderType: body.orderType,
  customerId: body.customerId,
  styleId: body.styleId,
  washingId: body.washingId ?? null,
  packMethod: body.packMethod ?? null,
  cutTolUpPct: body.cutTolUpPct,
  cutTolDownPct: body.cutTolDownPct,
  shipTolUpPct: body.shipTolUpPct,
  shipTolDownPct: body.shipTolDownPct,
});

const FROZEN_TITLES: Readonly<Record<keyof ReturnType<typeof frozenColumns>, string>> = {
  orderNo: '订单号',
  orderType: '订单类型',
  customerId: '客户',
  styleId: '款式',
  washingId: '水洗',
  packMethod: '包装方式',
  ...TOLERANCES,
};

/** @throws {DomainError} `order-state` naming the first field that a confirmed order keeps */
export function requireFrozen(order: OrderHead, body: OrderBody): void {
  const wanted = frozenColumns(body);
  for (const [key, title] of Object.entries(FROZEN_TITLES)) {
    const before = order[key as keyof typeof wanted];
    const after = wanted[key as keyof typeof wanted];
    const isSame = before === after || (key.endsWith('Pct') && decimal(before ?? 0).eq(after ?? 0));
    if (!isSame) refuseEdit(order, title);
  }
}

export const isDraft = ({ status }: Pick<OrderHead, 'status'>): boolean =>
  status === OrderStatus.draft;

/** @throws {DomainError} `order-state` unless the order is a draft */
export function requireDraft(order: OrderHead, what: string): void {
  if (!isDraft(order)) refuseEdit(order, what);
}

/** @throws {DomainError} `order-state` when the order is finished, closed or cancelled */
export function requireOpen(order: OrderHead, what = ''): void {
  const isOpen = isDraft(order) || isOrderRunning(order) || order.status === OrderStatus.suspended;
  if (!isOpen) refuseEdit(order, what);
}

function refuseEdit({ orderNo, status }: OrderHead, what: string): never {
  const action = { zh: `修改${what}`, en: `change ${englishOf(what) || 'it'}` };
  throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action });
}
