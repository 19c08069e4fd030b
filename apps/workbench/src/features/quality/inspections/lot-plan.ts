import type { AcceptanceNumbers } from '@garment-mes/domain/quality';
import type { CheckRecordRow } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';

/** What refuses a lot, class by class, as it is stored with its record. */
export interface LotLimits {
  readonly critical: AcceptanceNumbers;
  readonly major: AcceptanceNumbers;
  readonly minor: AcceptanceNumbers;
}

const NEVER: AcceptanceNumbers = { ac: 0, re: 1 };

/** `7/8` as numbers. */
function numbersOf(text: string | undefined): AcceptanceNumbers {
  const [ac, re] = (text ?? '').split('/').map(Number);
  return ac === undefined || re === undefined ? NEVER : { ac, re };
}

/** The limits of a lot: one critical fault refuses it. */
export const limitsOf = ({ acRe: [major, minor] }: Pick<CheckRecordRow, 'acRe'>): LotLimits => ({
  critical: NEVER,
  major: numbersOf(major),
  minor: numbersOf(minor),
});

type Found = Pick<CheckRecordRow, 'criticalNum' | 'majorNum' | 'minorNum' | 'acRe'>;

/** Whether the faults found so far accept the lot. */
export function isAccepted({ criticalNum, majorNum, minorNum, ...lot }: Found): boolean {
  const { critical, major, minor } = limitsOf(lot);
  return criticalNum <= critical.ac && majorNum <= major.ac && minorNum <= minor.ac;
}

/** The result in words, by what was found. */
export const resultText = (lot: Found): string => (isAccepted(lot) ? t('合格') : t('不合格'));
