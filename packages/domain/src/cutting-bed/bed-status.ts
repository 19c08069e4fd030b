import type { Bilingual } from '../refusals/refusals.ts';

export const BedStatus = {
  draft: 0,
  spreading: 1,
  cut: 2,
  submitted: 3,
  bundled: 4,
  closed: 5,
  approvalPending: 7,
  void: 9,
} as const;
export type BedStatus = (typeof BedStatus)[keyof typeof BedStatus];

/** How a sentence calls the status. */
export const bedStatusName: Readonly<Record<BedStatus, Bilingual>> = {
  0: { zh: '草稿', en: 'a draft' },
  1: { zh: '铺布中', en: 'being spread' },
  2: { zh: '已裁', en: 'cut' },
  3: { zh: '已提交', en: 'submitted' },
  4: { zh: '已分扎', en: 'bundled' },
  5: { zh: '已关闭', en: 'closed' },
  7: { zh: '待审批', en: 'awaiting approval' },
  9: { zh: '作废', en: 'void' },
};
