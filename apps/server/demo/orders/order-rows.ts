import { decimal, decimalText } from '@garment-mes/domain/decimal';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows, type Row } from '../../src/database/insert-rows.sql.ts';
import type { Basics } from '../basics.ts';
import { colors as palette } from '../lists/colors.ts';
import type { Staff } from '../people/people.ts';
import { seededIds } from '../seeded-ids.ts';
import { type DemoOrder, orderNum } from './demo-order.ts';
import { insertStandards } from './order-standards.ts';
import { insertTechnique, type KeysOf } from './order-technique.ts';

const CONFIRMED = [1, 2, 3, 4, 5];

/** Writes orders with everything that hangs on them; a confirmed one has its copy of the style. */
export async function insertOrders(
  tx: Tx,
  companyCode: string,
  staff: Staff,
  basics: Basics,
  orders: readonly DemoOrder[],
  entity = 'order',
): Promise<void> {
  const { companyId } = staff;
  const of = (name: string) => {
    const next = seededIds(companyCode, `${entity} ${name}`);
    return () => ({ companyId, id: next() });
  };
  const colorName = (code: string) => palette.find((each) => each.code === code)?.name;
  const merchandiser = staff.member('merch');
  await insertRows(
    tx,
    'mes2.production_order',
    orders.map((order) => head(order, companyId, basics, merchandiser)),
  );
  const colorKey = of('color');
  await insertRows(
    tx,
    'mes2.order_color',
    orders.flatMap(({ id: orderId, colors }) =>
      colors.map(({ code }, at) => ({
        ...colorKey(),
        orderId,
        colorId: basics.color(code),
        colorName: colorName(code),
        seqNo: at + 1,
        isMain: at === 0 ? 1 : 0,
      })),
    ),
  );
  const sizeKey = of('size');
  await insertRows(
    tx,
    'mes2.order_size',
    orders.flatMap(({ id: orderId, style }) =>
      style.sizes.map(({ name }, at) => ({
        ...sizeKey(),
        orderId,
        sizeId: basics.size(style.sizeGroup, name),
        sizeName: name,
        seqNo: at + 1,
      })),
    ),
  );
  const cellKey = of('cell');
  await insertRows(
    tx,
    'mes2.order_color_size',
    orders.flatMap(({ id: orderId, style, cells, colors, status }) =>
      cells.map(({ color, size, num }) => ({
        ...cellKey(),
        orderId,
        colorId: basics.color(color),
        sizeId: basics.size(style.sizeGroup, size),
        num,
        planNum: CONFIRMED.includes(status)
          ? (colors.find(({ code }) => code === color)?.plies ?? 0) *
            (style.sizes.find(({ name }) => name === size)?.ratio ?? 0)
          : 0,
      })),
    ),
  );
  const confirmed = orders.filter(({ status }) => CONFIRMED.includes(status));
  await insertTechnique(tx, of, basics, confirmed);
  await insertStandards(tx, of, basics, confirmed);
  await insertShipments(tx, of, basics, confirmed);
}

function head(
  order: DemoOrder,
  companyId: string,
  basics: Basics,
  merchandiser: { id: string; userId: string | null },
): Row {
  const { style, status } = order;
  const { customer } = style;
  const num = orderNum(order);
  const unitPrice = decimalText(decimal(style.priceTotal).times(6).plus(12), 4);
  return {
    companyId,
    id: order.id,
    orderNo: order.orderNo,
    customerPo: `${customer.code}-${order.orderNo.slice(-5)}`,
    orderType: 1,
    customerId: basics.customer(customer.code),
    customerName: customer.name,
    styleId: style.id,
    styleNo: style.styleNo,
    styleName: style.styleName,
    styleVersion: CONFIRMED.includes(status) ? 1 : null,
    season: '2026春夏',
    packMethod: 1,
    orderNum: num,
    planNum: planNum(order),
    cutTolUpPct: customer.cutTolUpPct,
    shipTolUpPct: '1.00',
    shipTolDownPct: '3.00',
    shadeControl: customer.shadeControl ? 1 : 0,
    unitPrice,
    cmPrice: decimalText(decimal(style.priceTotal).times('2.2'), 4),
    amount: decimalText(decimal(unitPrice).times(num), 4),
    orderDate: order.orderDate,
    materialDate: order.materialDate,
    planCutDate: order.planCutDate,
    planSewDate: order.planSewDate,
    deliveryDate: order.deliveryDate,
    forecastDate: order.deliveryDate,
    priority: order.priority,
    factoryId: basics.factoryId,
    merchandiserId: merchandiser.id,
    status,
    suspendFrom: status === 5 ? 1 : null,
    samTotal: style.samTotal,
    priceTotal: style.priceTotal,
    createBy: merchandiser.userId,
    createDate: order.createDate,
    updateDate: order.createDate,
    ...order.more,
  };
}

const planNum = ({ colors, style, status }: DemoOrder): number =>
  CONFIRMED.includes(status)
    ? colors.reduce((total, { plies }) => total + plies, 0) *
      style.sizes.reduce((total, { ratio }) => total + ratio, 0)
    : 0;

async function insertShipments(
  tx: Tx,
  of: KeysOf,
  basics: Basics,
  orders: readonly DemoOrder[],
): Promise<void> {
  const key = of('shipment');
  const shipments = orders.map((order) => ({ order, row: { ...key(), orderId: order.id } }));
  await insertRows(
    tx,
    'mes2.order_shipment',
    shipments.map(({ order, row }) => ({
      ...row,
      shipmentNo: '1',
      shipmentDate: order.deliveryDate,
      mode: 3,
    })),
  );
  const lineKey = of('shipment line');
  await insertRows(
    tx,
    'mes2.order_shipment_line',
    shipments.flatMap(({ order, row }) =>
      order.cells.map(({ color, size, num }) => ({
        ...lineKey(),
        shipmentId: row.id,
        colorId: basics.color(color),
        sizeId: basics.size(order.style.sizeGroup, size),
        num,
      })),
    ),
  );
}
