import { stateTable } from './state-table.ts';

export const SiteTaskStatus = {
  assigned: 0,
  inProgress: 1,
  submitted: 2,
  rectifying: 3,
  closed: 4,
  cancelled: 9,
} as const;
export type SiteTaskStatus = (typeof SiteTaskStatus)[keyof typeof SiteTaskStatus];

/** A site inspection; overdue is derived from its date, not a status. */
export const siteTaskMoves = stateTable({
  what: { zh: '检验任务', en: 'Inspection task' },
  names: {
    0: { zh: '已派', en: 'assigned' },
    1: { zh: '进行中', en: 'in progress' },
    2: { zh: '已提交', en: 'submitted' },
    3: { zh: '整改中', en: 'being rectified' },
    4: { zh: '已关闭', en: 'closed' },
    9: { zh: '已取消', en: 'cancelled' },
  },
  moves: {
    begin: {
      from: [SiteTaskStatus.assigned],
      to: SiteTaskStatus.inProgress,
      verb: { zh: '开始', en: 'begin it' },
    },
    submit: {
      from: [SiteTaskStatus.inProgress],
      to: SiteTaskStatus.submitted,
      verb: { zh: '提交', en: 'submit it' },
    },
    close: {
      from: [SiteTaskStatus.submitted],
      to: SiteTaskStatus.closed,
      verb: { zh: '关闭', en: 'close it' },
    },
    rectify: {
      from: [SiteTaskStatus.submitted],
      to: SiteTaskStatus.rectifying,
      verb: { zh: '整改', en: 'ask for rectification' },
    },
    recheck: {
      from: [SiteTaskStatus.rectifying],
      to: SiteTaskStatus.submitted,
      verb: { zh: '复查', en: 'check it again' },
    },
    cancel: {
      from: [SiteTaskStatus.assigned],
      to: SiteTaskStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
