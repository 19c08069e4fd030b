import type { Fields } from '@garment-mes/sdk/labels';
import { labelOf } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { offeredRows, type Reader } from '#screens/references/offered-rows.ts';
import { type Reference, references } from '#screens/references/references.ts';
import { examplesOf } from './left-lines.ts';
import { sheetFields } from './record-sheet.ts';

/**
 * A row that shows how a template is filled in: the examples of the document, words of enumerations, and records that the
 * company has. None where the document shows nothing by which it is told from a record again.
 */
export async function exampleRow(
  reader: Reader,
  fields: Fields,
  initial: FormValues,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const examples = examplesOf(fields);
  if (examples.size === 0) return undefined;
  return Promise.all(
    sheetFields(fields).map(async (name) => {
      const field = fieldOf(fields, name);
      const shown = examples.get(name);
      if (shown !== undefined) return shown;
      if (field.reference !== undefined) {
        const named = references[field.reference] as unknown as Reference<object>;
        const [row] = (await offeredRows(reader, named, {}, '', signal)).list;
        return row ? named.option(row).label : '';
      }
      if (field.enumName === undefined) return '';
      const values = Object.entries(enumOf(field));
      const [, label] =
        values.find(([value]) => value === String(initial[name])) ?? values[0] ?? [];
      return label ? labelOf(label) : '';
    }),
  );
}
