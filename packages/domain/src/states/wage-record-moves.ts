import { stateTable } from './state-table.ts';

export const WageRecordStatus = {
  calculated: 0,
  confirmed: 1,
  locked: 2,
  paid: 3,
} as const;
export type WageRecordStatus = (typeof WageRecordStatus)[keyof typeof WageRecordStatus];

/** The wages of one person in one period; paid is final. */
export const wageRecordMoves = stateTable({
  what: { zh: '工资记录', en: 'Wage record' },
  names: {
    0: { zh: '已计算', en: 'calculated' },
    1: { zh: '已确认', en: 'confirmed' },
    2: { zh: '已锁定', en: 'locked' },
    3: { zh: '已发放', en: 'paid' },
  },
  moves: {
    confirm: {
      from: [WageRecordStatus.calculated],
      to: WageRecordStatus.confirmed,
      verb: { zh: '确认', en: 'confirm it' },
    },
    recalculate: {
      from: [WageRecordStatus.calculated, WageRecordStatus.confirmed],
      to: WageRecordStatus.calculated,
      verb: { zh: '重新计算', en: 'calculate it again' },
    },
    lock: {
      from: [WageRecordStatus.calculated, WageRecordStatus.confirmed],
      to: WageRecordStatus.locked,
      verb: { zh: '锁定', en: 'lock it' },
    },
    unlock: {
      from: [WageRecordStatus.locked],
      to: WageRecordStatus.calculated,
      verb: { zh: '解锁', en: 'unlock it' },
    },
    pay: {
      from: [WageRecordStatus.locked],
      to: WageRecordStatus.paid,
      verb: { zh: '发放', en: 'pay it' },
    },
  },
});
