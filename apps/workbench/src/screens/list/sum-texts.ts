import type { Fields } from '@garment-mes/sdk/labels';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';

/** The sums of a list in the words of their columns. */
export const sumTexts = (fields: Fields, sum: object) =>
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [
      name,
      fieldText(name, fieldOf(fields, name), value),
    ]),
  );
