import { stateTable } from '../state-table.ts';

export const RequisitionStatus = {
  draft: 0,
  approved: 1,
  issued: 2,
  closed: 3,
  void: 9,
} as const;
export type RequisitionStatus = (typeof RequisitionStatus)[keyof typeof RequisitionStatus];

/** Trims and accessories asked from the store. */
export const requisitionMoves = stateTable({
  what: { zh: '领料单', en: 'Requisition' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已审批', en: 'approved' },
    2: { zh: '已发料', en: 'issued' },
    3: { zh: '已结', en: 'closed' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    approve: {
      from: [RequisitionStatus.draft],
      to: RequisitionStatus.approved,
      verb: { zh: '审批', en: 'approve it' },
    },
    issue: {
      from: [RequisitionStatus.approved],
      to: RequisitionStatus.issued,
      verb: { zh: '发料', en: 'issue it' },
    },
    close: {
      from: [RequisitionStatus.issued],
      to: RequisitionStatus.closed,
      verb: { zh: '结单', en: 'close it' },
    },
    void: {
      from: [RequisitionStatus.draft, RequisitionStatus.approved],
      to: RequisitionStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
