import type { Fields } from '@garment-mes/sdk/labels';
import type { Fault } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import {
  type Line,
  type LinesSpec,
  linesOf,
  placesSent,
  sentLines,
} from '#screens/lines/line-values.ts';
import { faultText } from './fault-text.ts';
import type { Form, FormIssue, FormRecord, FormValues, TypedEntry } from './form-definition.ts';

/** Fields of a form with all they say; a name alone is one. */
export const entriesOf = (fields: readonly (string | TypedEntry)[]): readonly TypedEntry[] =>
  fields.map((given) => (typeof given === 'string' ? { field: given } : given));

/** The lines of a field that is typed as such, with what the document says of one; `undefined` for others. */
export function linesSpec(fields: Fields, entry: TypedEntry): LinesSpec | undefined {
  const { field, rows, keys, line, shown, called, chosen, fixed, difference, worked, read } = entry;
  const { locked, options, follow, sums } = entry;
  const { items } = fieldOf(fields, field);
  const look = {
    ...{ shown, called, chosen, fixed, difference, worked, read },
    ...{ locked, options, follow, sums },
  };
  return rows && items && { items, rows, keys, line, ...look };
}

type TypedForm = Pick<Form, 'entries' | 'fields'>;

/** Fields that are typed as lines, by name. */
export const linesOfForm = ({
  entries,
  fields,
}: TypedForm): readonly (readonly [string, LinesSpec])[] =>
  entries.flatMap((entry) => {
    const spec = linesSpec(fields, entry);
    return spec === undefined ? [] : [[entry.field, spec] as const];
  });

/** Values as they come from the service, or from a definition, as they are typed. */
export const typedValues = (form: TypedForm, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    linesOfForm(form).map(([field, spec]) => [field, linesOf(spec, values[field])]),
  ),
});

/** Typed values with lines as the service takes them, those of a stored record with what is cleared in them. */
export const sentValues = (form: TypedForm, values: FormValues, isStored = false): FormValues => ({
  ...values,
  ...Object.fromEntries(
    linesOfForm(form).map(([field, spec]) => [
      field,
      sentLines(spec, (values[field] ?? []) as readonly Line[], isStored),
    ]),
  ),
});

/** The record came without the field, because whoever opened it may not read it. */
const isWithheld = ({ field, withheld = false }: TypedEntry, record?: FormRecord): boolean =>
  withheld && record !== undefined && !(field in record.row);

/** Whether a field of this record is asked for under these values. */
export const isAsked = (entry: TypedEntry, values: FormValues, record?: FormRecord): boolean =>
  !(entry.onNew === true && record) &&
  !isWithheld(entry, record) &&
  (entry.when?.(values, record?.row as never) ?? true);

const isEmpty = (value: unknown): boolean => value === undefined || value === '' || value === null;

/**
 * What the values say to the service, without id and version. An empty control of a new record is an absent
 * value; in a stored one it clears what was there.
 */
export function bodyOf(
  form: TypedForm,
  typed: FormValues,
  record?: FormRecord,
): Readonly<Record<string, unknown>> {
  const { entries, fields } = form;
  const values = sentValues(form, typed, record !== undefined);
  return Object.fromEntries(
    entries.flatMap((entry): [string, unknown][] => {
      const { field } = entry;
      const value = values[field];
      if (isAsked(entry, typed, record) && !isEmpty(value)) return [[field, value]];
      const clears =
        record !== undefined && !entry.onNew && !entry.keeps && !isWithheld(entry, record);
      return clears && fieldOf(fields, field).required !== true ? [[field, null]] : [];
    }),
  );
}

/** Everything that is wrong with the values, in the order of the fields. */
export function formIssues(
  form: Omit<Form, 'save'>,
  values: FormValues,
  record?: FormRecord,
): readonly FormIssue[] {
  const kept = new Set(
    form.entries.filter((entry) => isWithheld(entry, record)).map(({ field }) => `/${field}`),
  );
  const faults = (form.validate?.(bodyOf(form, values)) ?? []).filter(
    ({ path }) => !kept.has(path),
  );
  const found = [
    ...faults.map((fault) => issueOf(form, fault, values)),
    ...(form.check?.(sentValues(form, values), record?.row) ?? []),
  ];
  const places = new Map(form.entries.map(({ field }, at) => [field, at]));
  const placeOf = ({ field }: FormIssue) => places.get(field.split('.')[0] ?? '') ?? places.size;
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function issueOf(form: TypedForm, fault: Fault, values: FormValues): FormIssue {
  const [, field = '', place, cell] = fault.path.split('/');
  const spec = cell === undefined ? undefined : new Map(linesOfForm(form)).get(field);
  if (spec === undefined || cell === undefined)
    return { field, text: faultText(fault, fieldLabel(form.fields, field)) };
  const label = fieldLabel(spec.items, cell);
  // Words that name no record stay in its cell as they were pasted.
  const words = isRecord(spec.items, cell) && typedIn(spec, values[field], Number(place))[cell];
  return {
    field: `${field}.${Number(place)}.${cell}`,
    text:
      fault.keyword === 'pattern' && words
        ? t('{field}“{words}”不存在', { field: label, words })
        : faultText(fault, label),
  };
}

const isRecord = (items: Fields, name: string): boolean =>
  fieldOf(items, name).reference !== undefined;

/** The line that is sent at a place, as it is typed. */
function typedIn(spec: LinesSpec, value: unknown, place: number): Partial<Line> {
  const lines = (value ?? []) as readonly Line[];
  return lines[placesSent(spec, lines)[place] ?? -1] ?? {};
}

/**
 * The field a refusal names: sentences about one begin with its label, those about a line with its number, 第3行 or
 * Line 3, and then the label, or have the name of the line in them. `undefined` for none.
 */
export function refusedField(
  form: TypedForm,
  text: string,
  values: FormValues = {},
): string | undefined {
  const { entries, fields } = form;
  const own = named(
    fields,
    entries.map(({ field }) => field),
    text,
  );
  if (own !== undefined) return own;
  const [, zh, en, rest = ''] = LINE.exec(text) ?? [];
  const number = zh ?? en;
  for (const [field, spec] of linesOfForm(form)) {
    const { items, rows, called } = spec;
    const lines = (values[field] ?? []) as readonly Line[];
    const at = placesSent(spec, lines).findIndex((place) =>
      isNamedIn(text, lines[place]?.[called ?? '']),
    );
    const said = rows.filter((name) => text.includes(fieldLabel(items, name)));
    if (at >= 0) return `${field}.${at}.${said[0] ?? rows[0]}`;
  }
  for (const [field, { items, rows }] of linesOfForm(form)) {
    const cell = named(items, rows, number === undefined ? text : rest);
    if (number !== undefined) return `${field}.${Number(number) - 1}.${cell ?? rows[0]}`;
    if (cell !== undefined) return field;
  }
  return undefined;
}

/** Whether a sentence has a name in it that is no part of a longer one. */
const isNamedIn = (text: string, name: unknown): boolean =>
  typeof name === 'string' &&
  name !== '' &&
  text.split(/[^\w-]+/).some((word) => word.toUpperCase() === name.toUpperCase());

const LINE = /^(?:\u7b2c\s*(\d+)\s*\u884c|(?:line|row) (\d+))[\s:\uff1a\uff0c,]*(.*)$/is;

/** The longest label a sentence begins with. */
function named(fields: Fields, names: readonly string[], text: string): string | undefined {
  const said = text.toLowerCase();
  return names
    .map((field) => ({ field, label: fieldLabel(fields, field).toLowerCase() }))
    .filter(({ label }) => said.startsWith(label))
    .toSorted((one, other) => other.label.length - one.label.length)[0]?.field;
}
