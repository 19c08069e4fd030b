import type { Fields } from '@garment-mes/sdk/labels';
import { fieldLabel } from '#screens/fields/labels.ts';
import { type Line, lineName, withOwnIds } from '#screens/lines/line-values.ts';
import type { MergeableParts } from '#screens/merge/merge-parts.ts';
import { linesOfForm } from './form-body.ts';
import type { Form, FormRecord, FormValues } from './form-definition.ts';

/** The values of a form as they are merged: the record, and each list of lines as a part of its own. */
export type FormParts = Readonly<Record<string, object | readonly Line[]>>;

const RECORD = 'record';

export function partsOf(form: Form, values: FormValues): FormParts {
  const lists = linesOfForm(form).map(([field]) => field);
  const own = Object.entries(values).filter(([field]) => !lists.includes(field));
  return {
    [RECORD]: Object.fromEntries(own),
    ...Object.fromEntries(lists.map((field) => [field, values[field] ?? []])),
  };
}

export function valuesOfParts({ [RECORD]: own, ...lists }: FormParts): FormValues {
  const lines = Object.entries(lists).map(([field, list]) => [
    field,
    withOwnIds(list as readonly Line[]),
  ]);
  return { ...own, ...Object.fromEntries(lines) };
}

/** How the parts of a form are recognised, named and compared. */
export function howMerged(form: Form, record: FormRecord | undefined): MergeableParts<FormParts> {
  const lists = linesOfForm(form);
  const lines = new Map(lists);
  const own = form.entries.map(({ field }) => field).filter((field) => !lines.has(field));
  return {
    [RECORD]: { ...shownParts(form)[RECORD], fields: own, name: () => record?.name ?? '' },
    ...Object.fromEntries(
      lists.map(([field, spec]) => [
        field,
        {
          ...shownParts(form)[field],
          ...{ fields: spec.rows, keys: spec.keys },
          name: (line: Line) => lineName(spec, line),
        },
      ]),
    ),
  } as unknown as MergeableParts<FormParts>;
}

/** What the parts and their fields are called where a merge compares them. */
export const shownParts = (
  form: Form,
): Readonly<Record<string, { readonly title: string; readonly labels: Fields }>> => ({
  [RECORD]: { title: '', labels: form.fields },
  ...Object.fromEntries(
    linesOfForm(form).map(([field, { items }]) => [
      field,
      { title: fieldLabel(form.fields, field), labels: items },
    ]),
  ),
});
