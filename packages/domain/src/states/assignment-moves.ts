import { stateTable } from './state-table.ts';

export const AssignmentStatus = {
  draft: 0,
  issued: 1,
  accepted: 2,
  finished: 3,
  cancelled: 9,
} as const;
export type AssignmentStatus = (typeof AssignmentStatus)[keyof typeof AssignmentStatus];

/** A dispatch to a workshop, line or subcontractor; an accepted one is cancelled only before its first piece. */
export const assignmentMoves = stateTable({
  what: { zh: '派工单', en: 'Dispatch' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已下达', en: 'issued' },
    2: { zh: '已接单', en: 'accepted' },
    3: { zh: '已完成', en: 'finished' },
    9: { zh: '已取消', en: 'cancelled' },
  },
  moves: {
    issue: {
      from: [AssignmentStatus.draft],
      to: AssignmentStatus.issued,
      verb: { zh: '下达', en: 'issue it' },
    },
    accept: {
      from: [AssignmentStatus.issued],
      to: AssignmentStatus.accepted,
      verb: { zh: '接单', en: 'accept it' },
    },
    finish: {
      from: [AssignmentStatus.accepted],
      to: AssignmentStatus.finished,
      verb: { zh: '完成', en: 'finish it' },
    },
    cancel: {
      from: [AssignmentStatus.draft, AssignmentStatus.issued],
      to: AssignmentStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
    cancelAccepted: {
      from: [AssignmentStatus.accepted],
      to: AssignmentStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
