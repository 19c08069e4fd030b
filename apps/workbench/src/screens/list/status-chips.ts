import type { Fields } from '@garment-mes/sdk/labels';
import { labelOf } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import type { ListChip } from './list-definition.ts';

/**
 * One chip for each value of an enumeration that has rows, in the order of the spec.
 * @param count how many rows have the value; `undefined` and 0 leave the chip out
 */
export function statusChips(
  fields: Fields,
  field: string,
  count: (value: number) => number | undefined,
): readonly ListChip[] {
  return Object.entries(enumOf(fieldOf(fields, field))).flatMap(([value, label]) => {
    const rows = count(Number(value)) ?? 0;
    if (rows === 0) return [];
    return {
      label: labelOf(label),
      count: rows,
      tone: label.tone,
      query: { filter: { [field]: [value] } },
    };
  });
}
