import { OrderStatus, orderStatusName } from '../orders/order-status.ts';
import { stateTable } from './state-table.ts';

/** An order from draft to closed. `resume` goes back to where it was suspended, see `resumedStatus`. */
export const orderMoves = stateTable({
  what: { zh: '订单', en: 'Order' },
  names: orderStatusName,
  moves: {
    confirm: {
      from: [OrderStatus.draft],
      to: OrderStatus.confirmed,
      verb: { zh: '确认', en: 'confirm it' },
    },
    withdraw: {
      from: [OrderStatus.confirmed],
      to: OrderStatus.draft,
      verb: { zh: '撤回确认', en: 'withdraw it' },
    },
    produce: {
      from: [OrderStatus.confirmed],
      to: OrderStatus.producing,
      verb: { zh: '投产', en: 'start production' },
    },
    finish: {
      from: [OrderStatus.producing],
      to: OrderStatus.finished,
      verb: { zh: '完工', en: 'finish it' },
    },
    reopen: {
      from: [OrderStatus.finished],
      to: OrderStatus.producing,
      verb: { zh: '重开', en: 'reopen it' },
    },
    close: {
      from: [OrderStatus.finished],
      to: OrderStatus.closed,
      verb: { zh: '结案', en: 'close it' },
    },
    unclose: {
      from: [OrderStatus.closed],
      to: OrderStatus.finished,
      verb: { zh: '取消结案', en: 'reopen the closed order' },
    },
    suspend: {
      from: [OrderStatus.confirmed, OrderStatus.producing],
      to: OrderStatus.suspended,
      verb: { zh: '暂停', en: 'suspend it' },
    },
    cancel: {
      from: [OrderStatus.draft, OrderStatus.confirmed],
      to: OrderStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
