import { stateTable } from './state-table.ts';

export const CheckRecordStatus = {
  open: 0,
  submitted: 1,
  reworking: 2,
  reinspected: 3,
  closed: 4,
  void: 9,
} as const;
export type CheckRecordStatus = (typeof CheckRecordStatus)[keyof typeof CheckRecordStatus];

/** An inspection; quantities are fixed once it is submitted. A final inspection is closed by its confirmation. */
export const checkRecordMoves = stateTable({
  what: { zh: '质检单', en: 'Inspection record' },
  names: {
    0: { zh: '检验中', en: 'open' },
    1: { zh: '已提交', en: 'submitted' },
    2: { zh: '返修中', en: 'in rework' },
    3: { zh: '已复检', en: 're-inspected' },
    4: { zh: '已关闭', en: 'closed' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    submit: {
      from: [CheckRecordStatus.open],
      to: CheckRecordStatus.submitted,
      verb: { zh: '提交', en: 'submit it' },
    },
    close: {
      from: [CheckRecordStatus.submitted],
      to: CheckRecordStatus.closed,
      verb: { zh: '关闭', en: 'close it' },
    },
    confirm: {
      from: [CheckRecordStatus.submitted],
      to: CheckRecordStatus.closed,
      verb: { zh: '确认', en: 'confirm it' },
    },
    concede: {
      from: [CheckRecordStatus.submitted],
      to: CheckRecordStatus.closed,
      verb: { zh: '让步', en: 'let it go' },
    },
    rework: {
      from: [CheckRecordStatus.submitted],
      to: CheckRecordStatus.reworking,
      verb: { zh: '返修', en: 'rework it' },
    },
    reinspect: {
      from: [CheckRecordStatus.reworking],
      to: CheckRecordStatus.reinspected,
      verb: { zh: '复检', en: 're-inspect it' },
    },
    closeReinspected: {
      from: [CheckRecordStatus.reinspected],
      to: CheckRecordStatus.closed,
      verb: { zh: '关闭', en: 'close it' },
    },
    void: {
      from: [CheckRecordStatus.open],
      to: CheckRecordStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
    voidSubmitted: {
      from: [CheckRecordStatus.submitted],
      to: CheckRecordStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
