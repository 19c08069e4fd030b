import { decimal } from '@garment-mes/domain/decimal';
import { fieldNames, fieldsWith } from '@garment-mes/domain/fields';
import { seenText } from '@garment-mes/domain/formats';
import {
  HOUSE_CURRENCY,
  isOrderRunning,
  type OrderHeadField,
  OrderStatus,
  orderHead,
  orderStatusName,
} from '@garment-mes/domain/orders';
import { DomainError, englishOf } from '@garment-mes/domain/refusals';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { givenColumns, type StoredAs } from '../../records/given-columns.ts';
import type { OrderHead } from './order-record.ts';

export type OrderBody = BodyOf<'createOrder'>;

/** Make-up orders refer to the order they make up for. */
const MAKE_UP = 5;
const SEES_PRICES = 'FIELD^order.unitPrice';

const TOLERANCES = ['cutTolUpPct', 'cutTolDownPct', 'shipTolUpPct', 'shipTolDownPct'] as const;

/** Fields of the head as the document has them; every one of them is described in `orderHead`, and none besides. */
type HeadName = Exclude<keyof OrderBody, 'colors' | 'sizes' | 'colorSizes'>;
const fields: Readonly<Record<HeadName, OrderHeadField>> = orderHead;
const names: readonly HeadName[] = fieldNames(orderHead);

const titleOf = (name: HeadName): string => CreateOrderBodyFields[name].zh;

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

/**
 * What the document cannot say of an order: number, dates, tolerances, the order it makes up for.
 *
 * @param before the order as it is stored, which keeps what the body leaves out
 */
export function requireOrderBody(body: OrderBody, before?: OrderHead): void {
  if (body.orderNo.trim() === '') throw new DomainError('required', { field: titleOf('orderNo') });
  const { sourceOrderId = before?.sourceOrderId } = body;
  if (body.orderType === MAKE_UP && !sourceOrderId)
    throw new DomainError('required', { field: titleOf('sourceOrderId') });
  requireDates({ ...before, ...body });
  for (const name of TOLERANCES)
    if (decimal(body[name]).gt(100))
      throw new DomainError('out-of-range', { field: titleOf(name), min: 0, max: 100 });
}

/** The number of an order as it is kept: in capitals, without what nobody sees. */
export const storedNo = (orderNo: string): string =>
  seenText(orderNo.normalize('NFKC')).toUpperCase();

/** What a field is stored as where it is not the value of the body. */
const STORED: StoredAs<OrderBody, HeadName> = {
  orderNo: storedNo,
  attachments: (addresses) => addresses ?? [],
  currencyCode: (code) => code ?? HOUSE_CURRENCY,
};

/**
 * Columns of the head that the body gives; money is given only by those who see it.
 *
 * @param changes which fields: those that only a draft changes, or those that are open longer
 */
export const headColumns = (
  actor: Actor,
  body: OrderBody,
  changes: OrderHeadField['changes'],
): Readonly<Record<string, unknown>> =>
  givenColumns(
    body,
    names.filter((name) => {
      const field = fields[name];
      return field.changes === changes && (!field.money || actor.can(SEES_PRICES));
    }),
    STORED,
  );

/** @throws {DomainError} `order-state` naming the first field that a confirmed order keeps */
export function requireFrozen(actor: Actor, order: OrderHead, body: OrderBody): void {
  const wanted = headColumns(actor, body, 'draft');
  for (const name of fieldsWith(orderHead, 'changes', 'draft')) {
    if (!(name in wanted)) continue;
    const [before, after] = [order[name], wanted[name]];
    const isSame =
      before === after ||
      (CreateOrderBodyFields[name].kind === 'decimal' &&
        decimal(before ?? 0).eq(String(after ?? 0)));
    if (!isSame) refuseEdit(order, titleOf(name));
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
