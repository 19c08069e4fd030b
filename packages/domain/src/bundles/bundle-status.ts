import type { Bilingual } from '../refusals/refusals.ts';

export const BundleStatus = {
  generated: 0,
  printed: 1,
  delivered: 2,
  inProcess: 3,
  sewn: 4,
  passed: 5,
  warehoused: 6,
  hold: 7,
  split: 8,
  void: 9,
} as const;
export type BundleStatus = (typeof BundleStatus)[keyof typeof BundleStatus];

export const BundleProcessStatus = {
  waiting: 0,
  partial: 1,
  done: 2,
  skipped: 3,
  outsourced: 4,
} as const;
export type BundleProcessStatus = (typeof BundleProcessStatus)[keyof typeof BundleProcessStatus];

/** How a sentence calls the status of a bundle. */
export const bundleStatusName: Readonly<Record<BundleStatus, Bilingual>> = {
  0: { zh: '已生成', en: 'generated' },
  1: { zh: '已打印', en: 'printed' },
  2: { zh: '已发料', en: 'delivered' },
  3: { zh: '在产', en: 'in process' },
  4: { zh: '已缝完', en: 'sewn' },
  5: { zh: '质检合格', en: 'passed' },
  6: { zh: '已入库', en: 'in the warehouse' },
  7: { zh: '冻结', en: 'on hold' },
  8: { zh: '已拆扎', en: 'split' },
  9: { zh: '作废', en: 'void' },
};

/** How a sentence calls the status of one operation of a bundle. */
export const bundleProcessStatusName: Readonly<Record<BundleProcessStatus, Bilingual>> = {
  0: { zh: '待做', en: 'waiting' },
  1: { zh: '部分', en: 'partly done' },
  2: { zh: '完成', en: 'done' },
  3: { zh: '已跳过', en: 'skipped' },
  4: { zh: '外发中', en: 'at a subcontractor' },
};
