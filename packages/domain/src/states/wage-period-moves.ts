import { stateTable } from './state-table.ts';

export const WagePeriodStatus = {
  open: 0,
  calculating: 1,
  locked: 2,
  paid: 3,
} as const;
export type WagePeriodStatus = (typeof WagePeriodStatus)[keyof typeof WagePeriodStatus];

/** A wage period; it is locked when all its records are. */
export const wagePeriodMoves = stateTable({
  what: { zh: '工资期', en: 'Wage period' },
  names: {
    0: { zh: '未锁定', en: 'open' },
    1: { zh: '计算中', en: 'being calculated' },
    2: { zh: '已锁定', en: 'locked' },
    3: { zh: '已发放', en: 'paid' },
  },
  moves: {
    calculate: {
      from: [WagePeriodStatus.open],
      to: WagePeriodStatus.calculating,
      verb: { zh: '计算', en: 'calculate it' },
    },
    calculated: {
      from: [WagePeriodStatus.calculating],
      to: WagePeriodStatus.open,
      verb: { zh: '结束计算', en: 'end the calculation' },
    },
    lock: {
      from: [WagePeriodStatus.open],
      to: WagePeriodStatus.locked,
      verb: { zh: '锁定', en: 'lock it' },
    },
    unlock: {
      from: [WagePeriodStatus.locked],
      to: WagePeriodStatus.open,
      verb: { zh: '解锁', en: 'unlock it' },
    },
    pay: {
      from: [WagePeriodStatus.locked],
      to: WagePeriodStatus.paid,
      verb: { zh: '发放', en: 'pay it' },
    },
  },
});
