import { stateTable } from './state-table.ts';

export const CutPlanStatus = { draft: 0, approved: 1, executed: 2, void: 9 } as const;
export type CutPlanStatus = (typeof CutPlanStatus)[keyof typeof CutPlanStatus];

/** Markers and lays of an order; beds are spread by an approved plan. */
export const cutPlanMoves = stateTable({
  what: { zh: '裁剪方案', en: 'Cut plan' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已批准', en: 'approved' },
    2: { zh: '已执行', en: 'executed' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    edit: {
      from: [CutPlanStatus.draft],
      to: CutPlanStatus.draft,
      verb: { zh: '修改', en: 'change it' },
    },
    approve: {
      from: [CutPlanStatus.draft],
      to: CutPlanStatus.approved,
      verb: { zh: '批准', en: 'approve it' },
    },
    execute: {
      from: [CutPlanStatus.approved],
      to: CutPlanStatus.executed,
      verb: { zh: '执行', en: 'execute it' },
    },
    void: {
      from: [CutPlanStatus.draft, CutPlanStatus.approved],
      to: CutPlanStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
