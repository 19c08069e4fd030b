import { stateTable } from '../state-table.ts';

export const DeliveryStatus = {
  draft: 0,
  sent: 1,
  received: 2,
  difference: 3,
  returned: 4,
  void: 9,
} as const;
export type DeliveryStatus = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];

/** What a reason is given for where a line has no work planned of the order (I21). */
export const TO_ANY_LINE = {
  zh: '发到未排产线',
  en: 'send to a line it is not planned for',
} as const;

/** Bundles on their way from the cut-piece store to a line. */
export const deliveryMoves = stateTable({
  what: { zh: '发料单', en: 'Delivery' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已发出', en: 'sent' },
    2: { zh: '已收', en: 'received' },
    3: { zh: '差异', en: 'in difference' },
    4: { zh: '已退回', en: 'returned' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    send: {
      from: [DeliveryStatus.draft],
      to: DeliveryStatus.sent,
      verb: { zh: '发出', en: 'send it' },
    },
    receive: {
      from: [DeliveryStatus.sent],
      to: DeliveryStatus.received,
      verb: { zh: '收料', en: 'receive it' },
    },
    dispute: {
      from: [DeliveryStatus.sent],
      to: DeliveryStatus.difference,
      verb: { zh: '报差异', en: 'report a difference' },
    },
    agree: {
      from: [DeliveryStatus.difference],
      to: DeliveryStatus.received,
      verb: { zh: '确认差异', en: 'agree' },
    },
    recall: {
      from: [DeliveryStatus.sent],
      to: DeliveryStatus.void,
      verb: { zh: '撤回', en: 'recall it' },
    },
    return: {
      from: [DeliveryStatus.received],
      to: DeliveryStatus.returned,
      verb: { zh: '退回', en: 'return it' },
    },
  },
});
