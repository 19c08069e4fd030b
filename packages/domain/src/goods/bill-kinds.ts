import { DomainError } from '../domain-error.ts';
import type { Bilingual } from '../refusals/refusals.ts';

/** Types of bills of the stores of finished goods; below ten goods come in, above they go out. */
export const BillType = {
  production: 1,
  returned: 2,
  opening: 3,
  receiptReversal: 4,
  shipment: 11,
  transfer: 12,
  sample: 13,
  scrap: 14,
  outReversal: 15,
} as const;
export type BillType = (typeof BillType)[keyof typeof BillType];

/** Whether a bill takes back another one. */
export const isMirror = (type: number): boolean =>
  type === BillType.receiptReversal || type === BillType.outReversal;

export const GoodsGrade = { first: 1, second: 2 } as const;
export type GoodsGrade = (typeof GoodsGrade)[keyof typeof GoodsGrade];

export const goodsGradeName: Readonly<Record<GoodsGrade, Bilingual>> = {
  1: { zh: 'A品', en: 'grade A' },
  2: { zh: '次品', en: 'seconds' },
};

/** Kinds of stores by their number, as a sentence calls them. */
const storeName: Readonly<Record<number, Bilingual>> = {
  1: { zh: '面料仓', en: 'fabric store' },
  2: { zh: '辅料仓', en: 'trim store' },
  3: { zh: '裁片仓', en: 'cut-piece store' },
  4: { zh: '成品仓', en: 'finished goods store' },
  5: { zh: '次品仓', en: 'store of seconds' },
  6: { zh: '废料仓', en: 'scrap store' },
};
const STORE_OF: Readonly<Record<GoodsGrade, number>> = { 1: 4, 2: 5 };

/**
 * Goods of grade A lie in a store of finished goods, seconds in one of seconds.
 *
 * @param kind of the store, 1 fabric to 6 scrap
 * @throws {DomainError} `grade-store`
 */
export function requireStoreOf(grades: readonly GoodsGrade[], kind: number): void {
  const wrong = grades.find((grade) => STORE_OF[grade] !== kind);
  if (wrong === undefined) return;
  const store = storeName[kind] ?? { zh: '该仓', en: 'this store' };
  throw new DomainError('grade-store', { grade: goodsGradeName[wrong], store });
}
