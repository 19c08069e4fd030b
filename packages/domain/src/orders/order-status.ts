import type { Bilingual } from '../refusals/refusals.ts';

export const OrderStatus = {
  draft: 0,
  confirmed: 1,
  producing: 2,
  finished: 3,
  closed: 4,
  suspended: 5,
  cancelled: 9,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** How a sentence calls the status. */
export const orderStatusName: Readonly<Record<OrderStatus, Bilingual>> = {
  0: { zh: '草稿', en: 'a draft' },
  1: { zh: '已确认', en: 'confirmed' },
  2: { zh: '生产中', en: 'in production' },
  3: { zh: '已完工', en: 'finished' },
  4: { zh: '已结案', en: 'closed' },
  5: { zh: '已暂停', en: 'suspended' },
  9: { zh: '已取消', en: 'cancelled' },
};
