import { stateTable } from './state-table.ts';

export const CuttingScheduleStatus = {
  planned: 0,
  submitted: 1,
  running: 2,
  ended: 3,
  cancelled: 9,
} as const;
export type CuttingScheduleStatus =
  (typeof CuttingScheduleStatus)[keyof typeof CuttingScheduleStatus];

/** A lay on a cutting table. */
export const cuttingScheduleMoves = stateTable({
  what: { zh: '裁床排程', en: 'Cutting schedule' },
  names: {
    0: { zh: '计划', en: 'planned' },
    1: { zh: '已下达', en: 'submitted' },
    2: { zh: '进行中', en: 'running' },
    3: { zh: '已结束', en: 'ended' },
    9: { zh: '已取消', en: 'cancelled' },
  },
  moves: {
    submit: {
      from: [CuttingScheduleStatus.planned],
      to: CuttingScheduleStatus.submitted,
      verb: { zh: '下达', en: 'submit it' },
    },
    withdraw: {
      from: [CuttingScheduleStatus.submitted],
      to: CuttingScheduleStatus.planned,
      verb: { zh: '撤回', en: 'withdraw it' },
    },
    run: {
      from: [CuttingScheduleStatus.submitted],
      to: CuttingScheduleStatus.running,
      verb: { zh: '开始', en: 'start it' },
    },
    end: {
      from: [CuttingScheduleStatus.running],
      to: CuttingScheduleStatus.ended,
      verb: { zh: '结束', en: 'end it' },
    },
    cancel: {
      from: [CuttingScheduleStatus.planned, CuttingScheduleStatus.submitted],
      to: CuttingScheduleStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
