import {
  type Decimal,
  type DecimalInput,
  decimal,
  quantity,
  roundHalfUp,
  ZERO,
} from '../decimal.ts';
import { Blame, ScanType } from './scan-kinds.ts';

export interface PaidScan {
  /** Garments; negative on a reversal. */
  readonly num: number;
  readonly type: ScanType;
  /** CNY a garment. */
  readonly unitPrice: DecimalInput;
  /** 1 unless the person is paid more or less than the price. */
  readonly coefficient?: DecimalInput | undefined;
  /** On rework: who caused it. Faults of fabric and cutting are paid to the person who mends them. */
  readonly blame?: Blame | undefined;
}

const PAID_REWORK: readonly (Blame | undefined)[] = [Blame.material, Blame.cutting];

/**
 * CNY of one scan, to four places: garments × price × coefficient.
 *
 * Rework is paid only when fabric or cutting is to blame.
 *
 * @see docs/formulas.md#scan-amount
 */
export function scanAmount({ num, type, unitPrice, coefficient = 1, blame }: PaidScan): Decimal {
  if (type === ScanType.rework && !PAID_REWORK.includes(blame)) return ZERO;
  return roundHalfUp(decimal(num).times(quantity(unitPrice)).times(quantity(coefficient)), 4);
}

/**
 * Standard minutes that one scan earns, to four places. Rework earns none.
 *
 * @param sam standard minutes of the operation
 * @see docs/formulas.md#scan-amount
 */
export const earnedMinutes = (num: number, sam: DecimalInput, type: ScanType): Decimal =>
  type === ScanType.rework ? ZERO : roundHalfUp(decimal(num).times(quantity(sam)), 4);
