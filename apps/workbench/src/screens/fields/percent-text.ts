import type { DecimalInput } from '@garment-mes/domain/decimal';
import { formatNumber, formatPercent, formatShare, NO_FIGURE } from '@garment-mes/domain/formats';
import { type Labelled, labelOf } from '#app/i18n.ts';

/**
 * A share beside its label: the sign of percent is written once, in the label where that has it
 * and in the figure where not.
 */
export const percentText = (label: Labelled, value: DecimalInput | null | undefined): string =>
  labelOf(label).includes('%') ? formatShare(value) : formatPercent(value);

/** A share that a person typed, with the places it has: one that is rounded looks like another one. */
export function exactPercentText(label: Labelled, value: DecimalInput | null | undefined): string {
  const text = formatNumber(value);
  return text === NO_FIGURE || labelOf(label).includes('%') ? text : `${text}%`;
}
