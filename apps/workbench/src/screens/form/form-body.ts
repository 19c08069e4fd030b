import type { Fault } from '@garment-mes/sdk/validators';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { faultText } from './fault-text.ts';
import type { Form, FormEntry, FormIssue, FormRecord, FormValues } from './form-definition.ts';

/** Fields of a form with all they say; a name alone is one. */
export const entriesOf = (
  fields: readonly (string | FormEntry<string>)[],
): readonly FormEntry<string>[] =>
  fields.map((given) => (typeof given === 'string' ? { field: given } : given));

/** Whether a field of this record is asked for under these values. */
export const isAsked = (
  { when }: FormEntry<string>,
  values: FormValues,
  record?: FormRecord,
): boolean => when?.(values, record?.row as never) ?? true;

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || value === null;

/**
 * What the values say to the service, without id and version. An empty control of a new record is an absent
 * value; in a stored one it clears what was there.
 */
export function bodyOf(
  { entries, fields }: Omit<Form, 'save'>,
  values: FormValues,
  record?: FormRecord,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    entries.flatMap((entry): [string, unknown][] => {
      const { field } = entry;
      const value = values[field];
      if (isAsked(entry, values, record) && !isEmpty(value)) return [[field, value]];
      return record !== undefined && fieldOf(fields, field).required !== true
        ? [[field, null]]
        : [];
    }),
  );
}

/** Everything that is wrong with the values, in the order of the fields. */
export function formIssues(
  form: Omit<Form, 'save'>,
  values: FormValues,
  record?: FormRecord,
): readonly FormIssue[] {
  const faults = form.validate?.(bodyOf(form, values)) ?? [];
  const found = [
    ...faults.map((fault) => issueOf(form, fault)),
    ...(form.check?.(values, record?.row) ?? []),
  ];
  const places = new Map(form.entries.map(({ field }, at) => [field, at]));
  const placeOf = ({ field }: FormIssue) => places.get(field) ?? places.size;
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function issueOf({ fields }: Pick<Form, 'fields'>, fault: Fault): FormIssue {
  const field = fault.path.split('/')[1] ?? '';
  return { field, text: faultText(fault, fieldLabel(fields, field)) };
}

/** The field a refusal names: sentences about one begin with its label. `undefined` for none. */
export function refusedField({ entries, fields }: Form, text: string): string | undefined {
  const said = text.toLowerCase();
  return entries
    .map(({ field }) => ({ field, label: fieldLabel(fields, field).toLowerCase() }))
    .filter(({ label }) => said.startsWith(label))
    .toSorted((one, other) => other.label.length - one.label.length)[0]?.field;
}
