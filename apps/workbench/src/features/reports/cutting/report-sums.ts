import type { Fields } from '@garment-mes/sdk/labels';
import { fieldText } from '#kit/field-value.tsx';
import { fieldOf } from '#kit/labels.ts';

/** Totals of the service in the way their fields are written. */
export const sumTexts = (
  fields: Fields,
  sum: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, string>> | undefined =>
  sum &&
  Object.fromEntries(
    Object.entries(sum).map(([name, value]) => [
      name,
      fieldText(name, fieldOf(fields, name), value),
    ]),
  );
