import { stateTable } from '../state-table.ts';

export const WarehouseBillStatus = {
  draft: 0,
  submitted: 1,
  confirmed: 2,
  reversed: 3,
  void: 9,
} as const;
export type WarehouseBillStatus = (typeof WarehouseBillStatus)[keyof typeof WarehouseBillStatus];

/** A receipt or an issue of finished goods; a confirmed one is reversed by a mirror, never changed. */
export const warehouseBillMoves = stateTable({
  what: { zh: '出入库单', en: 'Warehouse bill' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已提交', en: 'submitted' },
    2: { zh: '已确认', en: 'confirmed' },
    3: { zh: '已冲销', en: 'reversed' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    submit: {
      from: [WarehouseBillStatus.draft],
      to: WarehouseBillStatus.submitted,
      verb: { zh: '提交', en: 'submit it' },
    },
    confirm: {
      from: [WarehouseBillStatus.submitted],
      to: WarehouseBillStatus.confirmed,
      verb: { zh: '确认', en: 'confirm it' },
    },
    returnToDraft: {
      from: [WarehouseBillStatus.submitted],
      to: WarehouseBillStatus.draft,
      verb: { zh: '退回', en: 'return it' },
    },
    reverse: {
      from: [WarehouseBillStatus.confirmed],
      to: WarehouseBillStatus.reversed,
      verb: { zh: '冲销', en: 'reverse it' },
    },
    void: {
      from: [WarehouseBillStatus.draft, WarehouseBillStatus.submitted],
      to: WarehouseBillStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
