import { RollStatus } from '../cutting-bed/bed-kinds.ts';
import { DomainError } from '../domain-error.ts';
import type { Bilingual } from '../refusals/refusals.ts';

/** How a sentence calls the status of a roll. */
export const rollStatusName: Readonly<Record<RollStatus, Bilingual>> = {
  0: { zh: '在库', en: 'in stock' },
  1: { zh: '已预留', en: 'reserved' },
  2: { zh: '已发', en: 'issued' },
  3: { zh: '铺布中', en: 'on a bed' },
  4: { zh: '已用完', en: 'used up' },
  5: { zh: '余布', en: 'a remnant' },
  8: { zh: '待处理', en: 'quarantined' },
  9: { zh: '已退供应商', en: 'returned' },
};

/** Statuses of a roll that lies in the store and may be measured. */
export const MEASURABLE: readonly RollStatus[] = [
  RollStatus.inStock,
  RollStatus.reserved,
  RollStatus.quarantined,
];

/**
 * Measured values of a roll change while it is in the store.
 *
 * @throws {DomainError} `roll-state`
 */
export function requireMeasurable(roll: { readonly rollNo: string; readonly status: RollStatus }) {
  requireRoll(roll, MEASURABLE, { zh: '修改', en: 'change it' });
}

/** @throws {DomainError} `roll-state` when the roll has none of the statuses */
export function requireRoll(
  { rollNo, status }: { readonly rollNo: string; readonly status: RollStatus },
  statuses: readonly RollStatus[],
  action: Bilingual,
): void {
  if (statuses.includes(status)) return;
  throw new DomainError('roll-state', { rollNo, status: rollStatusName[status], action });
}
