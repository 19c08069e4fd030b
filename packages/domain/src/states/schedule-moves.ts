import { stateTable } from './state-table.ts';

export const ScheduleStatus = {
  stopped: 0,
  started: 1,
  ended: 2,
} as const;
export type ScheduleStatus = (typeof ScheduleStatus)[keyof typeof ScheduleStatus];

/** A sewing schedule on its line. */
export const scheduleMoves = stateTable({
  what: { zh: '排程', en: 'Schedule' },
  names: {
    0: { zh: '未开始', en: 'not started' },
    1: { zh: '已开始', en: 'running' },
    2: { zh: '已结束', en: 'ended' },
  },
  moves: {
    start: {
      from: [ScheduleStatus.stopped],
      to: ScheduleStatus.started,
      verb: { zh: '开始', en: 'start it' },
    },
    stop: {
      from: [ScheduleStatus.started],
      to: ScheduleStatus.stopped,
      verb: { zh: '停止', en: 'stop it' },
    },
    end: {
      from: [ScheduleStatus.stopped, ScheduleStatus.started],
      to: ScheduleStatus.ended,
      verb: { zh: '结束', en: 'end it' },
    },
    reopen: {
      from: [ScheduleStatus.ended],
      to: ScheduleStatus.stopped,
      verb: { zh: '重开', en: 'reopen it' },
    },
  },
});
