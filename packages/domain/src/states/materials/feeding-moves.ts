import { stateTable } from '../state-table.ts';

export const FeedingStatus = {
  draft: 0,
  issued: 1,
  received: 2,
  closed: 3,
  void: 9,
} as const;
export type FeedingStatus = (typeof FeedingStatus)[keyof typeof FeedingStatus];

/** Rolls issued to a cutting bed. */
export const feedingMoves = stateTable({
  what: { zh: '投料单', en: 'Feeding slip' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已发', en: 'issued' },
    2: { zh: '已收', en: 'received' },
    3: { zh: '已结', en: 'closed' },
    9: { zh: '作废', en: 'void' },
  },
  moves: {
    issue: {
      from: [FeedingStatus.draft],
      to: FeedingStatus.issued,
      verb: { zh: '发料', en: 'issue it' },
    },
    receive: {
      from: [FeedingStatus.issued],
      to: FeedingStatus.received,
      verb: { zh: '收料', en: 'receive it' },
    },
    close: {
      from: [FeedingStatus.received],
      to: FeedingStatus.closed,
      verb: { zh: '结单', en: 'close it' },
    },
    void: {
      from: [FeedingStatus.draft, FeedingStatus.issued],
      to: FeedingStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
