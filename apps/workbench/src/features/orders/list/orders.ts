import { OrderStatus } from '@garment-mes/domain/orders';
import { OrderRowFields, RecordReasonBodyFields } from '@garment-mes/sdk/labels';
import {
  cancelOrder,
  closeOrder,
  confirmOrder,
  countOrdersByStatus,
  createOrder,
  createSchedule,
  deleteOrder,
  finishOrder,
  getOrder,
  listOrders,
  type OrderRow,
  type RecordReasonBody,
  reopenOrder,
  resumeOrder,
  saveOrderVersion,
  suspendOrder,
  uncloseOrder,
  updateOrders,
  withdrawOrder,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { defineList, type Rows } from '#screens/list/list-definition.ts';
import { statusChips } from '#screens/list/status-chips.ts';
import { orderColumns } from './order-columns.tsx';

const is =
  (...states: readonly OrderRow['status'][]) =>
  ({ status }: OrderRow): boolean =>
    states.includes(status);

/** A step that is told why. */
const withReason = {
  ask: ['reason'],
  asked: RecordReasonBodyFields,
  body: (
    [{ id, version }]: Rows<OrderRow>,
    { reason = '' }: Partial<RecordReasonBody>,
  ): RecordReasonBody => ({ id, version, reason: reason.trim() }),
} as const;

/** Customer orders and everything that may be done with them; steps that ask more open a dialog. */
export const orders = defineList({
  operation: listOrders,
  fields: OrderRowFields,
  columns: orderColumns,
  chips: {
    operation: countOrdersByStatus,
    chips: ({ counts }) =>
      statusChips(
        OrderRowFields,
        'status',
        (status) => counts.find((count) => count.status === status)?.orderCount,
      ),
  },
  quickFilters: [
    'priority',
    'deliveryDate',
    { param: 'mine', label: msg('我跟的单') },
    { param: 'late', label: msg('只看延误') },
  ],
  order: 'deliveryDate asc',
  liveTopic: 'order',
  actions: {
    confirm: { operation: confirmOrder, label: msg('确认'), when: is(OrderStatus.draft) },
    copy: { operation: createOrder, label: msg('复制') },
    withdraw: {
      operation: withdrawOrder,
      label: msg('撤回'),
      when: is(OrderStatus.confirmed),
      danger: true,
      confirm: ([{ orderNo }]) => t('撤回后订单 {orderNo} 回到草稿，确定？', { orderNo }),
      ...withReason,
    },
    change: {
      operation: saveOrderVersion,
      label: msg('变更'),
      when: is(OrderStatus.confirmed, OrderStatus.producing),
      to: ({ id }) => href('/mes/order/addOrderVersion/{id}', { id }),
    },
    schedule: {
      operation: createSchedule,
      label: msg('排产'),
      when: is(OrderStatus.confirmed, OrderStatus.producing),
      to: ({ id }) => href('/schedule/schedule/schedule', undefined, { orderId: id }),
    },
    suspend: {
      operation: suspendOrder,
      label: msg('暂停'),
      when: is(OrderStatus.confirmed, OrderStatus.producing),
    },
    resume: { operation: resumeOrder, label: msg('恢复'), when: is(OrderStatus.suspended) },
    finish: { operation: finishOrder, label: msg('完工'), when: is(OrderStatus.producing) },
    close: { operation: closeOrder, label: msg('结案'), when: is(OrderStatus.finished) },
    reopen: {
      operation: reopenOrder,
      label: msg('重开'),
      when: is(OrderStatus.finished),
      confirm: ([{ orderNo }]) => t('重开 {orderNo}？', { orderNo }),
      ...withReason,
    },
    unclose: { operation: uncloseOrder, label: msg('反结案'), when: is(OrderStatus.closed) },
    print: { operation: getOrder, label: msg('打印制单') },
    cancel: {
      operation: cancelOrder,
      label: msg('取消'),
      when: is(OrderStatus.draft, OrderStatus.confirmed),
      danger: true,
    },
    remove: {
      operation: deleteOrder,
      label: msg('删除'),
      when: is(OrderStatus.draft, OrderStatus.cancelled),
      query: ([{ id, version }]) => ({ id, version }),
      confirm: ([{ orderNo }]) => t('删除订单 {orderNo}？', { orderNo }),
      ok: msg('删除成功'),
      danger: true,
    },
    changeAll: { operation: updateOrders, label: msg('批量修改'), on: 'rows' },
    confirmAll: {
      operation: confirmOrder,
      label: msg('批量确认'),
      on: 'rows',
      when: is(OrderStatus.draft),
    },
    printAll: { operation: getOrder, label: msg('合并打印'), on: 'rows' },
  },
});
