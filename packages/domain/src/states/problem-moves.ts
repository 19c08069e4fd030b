import { stateTable } from './state-table.ts';

export const ProblemStatus = {
  open: 0,
  responded: 1,
  resolved: 2,
  closed: 3,
  cancelled: 9,
} as const;
export type ProblemStatus = (typeof ProblemStatus)[keyof typeof ProblemStatus];

/** A problem called out on a line. */
export const problemMoves = stateTable({
  what: { zh: '问题', en: 'Problem' },
  names: {
    0: { zh: '未响应', en: 'open' },
    1: { zh: '已响应', en: 'responded to' },
    2: { zh: '已解决', en: 'resolved' },
    3: { zh: '已关闭', en: 'closed' },
    9: { zh: '已取消', en: 'cancelled' },
  },
  moves: {
    respond: {
      from: [ProblemStatus.open],
      to: ProblemStatus.responded,
      verb: { zh: '响应', en: 'respond to it' },
    },
    resolve: {
      from: [ProblemStatus.responded],
      to: ProblemStatus.resolved,
      verb: { zh: '解决', en: 'resolve it' },
    },
    close: {
      from: [ProblemStatus.resolved],
      to: ProblemStatus.closed,
      verb: { zh: '关闭', en: 'close it' },
    },
    cancel: {
      from: [ProblemStatus.open],
      to: ProblemStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
