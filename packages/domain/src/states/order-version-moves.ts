import { stateTable } from './state-table.ts';

export const OrderVersionStatus = { draft: 0, effective: 1, refused: 2 } as const;
export type OrderVersionStatus = (typeof OrderVersionStatus)[keyof typeof OrderVersionStatus];

/** A change of a confirmed order: prepared by one person, decided by another. */
export const orderVersionMoves = stateTable({
  what: { zh: '变更版本', en: 'Version' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已生效', en: 'in force' },
    2: { zh: '已拒绝', en: 'refused' },
  },
  moves: {
    activate: {
      from: [OrderVersionStatus.draft],
      to: OrderVersionStatus.effective,
      verb: { zh: '生效', en: 'put it in force' },
    },
    refuse: {
      from: [OrderVersionStatus.draft],
      to: OrderVersionStatus.refused,
      verb: { zh: '拒绝', en: 'refuse it' },
    },
  },
});
