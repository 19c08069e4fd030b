import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import type { Field, Fields, ReferenceName } from '@garment-mes/sdk/labels';
import { type EditColumn, type TypedColumn, textWidth } from '@garment-mes/ui';
import { labelOf, t } from '#app/i18n.ts';
import { fieldText, isFigure } from '#screens/fields/field-value.tsx';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { valueWidth } from '#screens/fields/value-width.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import type { NamedRecords } from '#screens/references/use-named-records.ts';
import { isSwitch } from './line-kinds.ts';
import { isFilled, type Line, type LinesSpec } from './line-values.ts';

/** Records that fields of a line name, by the list they are of. */
export type LineRecords = Readonly<Partial<Record<ReferenceName, NamedRecords<unknown>>>>;

interface ColumnOptions {
  readonly records: LineRecords;
  readonly readOnly: boolean;
  /** What is said of a cell and saved all the same, by the id of its line and its field. */
  readonly hintOf: (line: Line, name: string) => string | undefined;
}

/** Columns of the typed lines out of the labels of a line: which record it is, what is known of it, what is typed. */
export function lineColumns(spec: LinesSpec, options: ColumnOptions): readonly EditColumn<Line>[] {
  const { items, rows, shown } = spec;
  const isRecord = (name: string) => fieldOf(items, name).reference !== undefined;
  const typed = (name: string) => columnOf(name, fieldOf(items, name), spec, options);
  const known = (shown?.names ?? []).map((name) => shownColumn(name, shown?.fields ?? {}));
  if (known.length === 0) return rows.map(typed);
  if (spec.fixed)
    return [...known, ...rows.flatMap((name) => [typed(name), ...columnsBehind(name, spec)])];
  return [
    ...rows.filter(isRecord).map(typed),
    ...known,
    ...rows
      .filter((name) => !isRecord(name))
      .flatMap((name) => [typed(name), ...columnsBehind(name, spec)]),
  ];
}

/** A field of the stored line, as it is written in a table. */
function shownColumn(name: string, fields: Fields): EditColumn<Line> {
  const field = fieldOf(fields, name);
  const text = (line: Line) => fieldText(name, field, line[name]);
  const width = Math.ceil(
    Math.max(
      textWidth(labelOf(field)) + HEAD,
      valueWidth(field),
      field.kind === 'integer' ? COUNT : NARROW,
    ),
  );
  const look = { id: name, header: labelOf(field), width };
  return {
    ...{ ...look, kind: 'computed', cell: text, read: text },
    ...(isFigure(field) ? { align: 'end' } : {}),
  };
}

/** What follows from a line, behind the field it is about. */
const columnsBehind = (name: string, spec: LinesSpec): readonly EditColumn<Line>[] => [
  ...(spec.difference?.of === name ? [differenceColumn(spec.difference)] : []),
  ...(spec.worked?.of === name ? [computed('worked', t(spec.worked.label), spec.worked.text)] : []),
];

/** What a line lacks of another of its figures; nothing while it is not typed. */
function differenceColumn(difference: NonNullable<LinesSpec['difference']>): EditColumn<Line> {
  const { label, of, from, isMore = false } = difference;
  return computed('difference', t(label), ({ [of]: typed, [from]: stored }) => {
    const whole = typeof stored === 'number' ? String(stored) : stored;
    if (!isDecimal(typed) || !isDecimal(whole) || typed === '') return '';
    const lack = decimal(whole).minus(decimal(typed));
    return (isMore ? lack.neg() : lack).toString();
  });
}

/** A figure that nobody types. */
function computed(id: string, header: string, text: (line: Line) => string): EditColumn<Line> {
  const width = Math.ceil(Math.max(textWidth(header) + HEAD, NARROW));
  return { id, header, width, kind: 'computed', align: 'end', cell: text, read: text };
}

function columnOf(
  name: string,
  field: Field,
  spec: LinesSpec,
  options: ColumnOptions,
): EditColumn<Line> {
  const { records, readOnly, hintOf } = options;
  const grid = gridColumns<Line>({ [name]: field });
  const look = {
    ...{ header: labelOf(field), heads: [field.zh, field.en], width: widthOf(field) },
    // A line of a fixed set that is left empty is not sent.
    required: field.required === true && spec.fixed !== true,
    hint: (line: Line) => hintOf(line, name),
    paint: (line: Line) => {
      if (hintOf(line, name) !== undefined) return 'var(--warn)';
      return isFilled(line, name) ? 'var(--accent)' : undefined;
    },
    ...(spec.locked && { locked: spec.locked }),
  };
  const offered = spec.options?.[name];
  if (offered) return { id: name, ...look, kind: 'select', options: offered };
  if (isSwitch(field)) return { ...grid.flag(name, readOnly), heads: look.heads };
  const known = field.reference && records[field.reference];
  if (known !== undefined) return grid.record(name, known, taken(name, spec), look);
  return { id: name, ...look, ...kindOf(field) };
}

/** The name of a record is kept beside its id, as rows of the service have it. */
const taken =
  (name: string, spec: LinesSpec) =>
  (line: Line, id: string, text: string | undefined, found: unknown) => ({
    ...line,
    [name]: id,
    [nameFieldOf(name, spec)]: text,
    ...(found === undefined ? {} : spec.chosen?.(found as never)),
  });

/** The name beside an id: what the line is called, where nobody types that, else `materialName` of `materialId`. */
export const nameFieldOf = (name: string, { called, rows }: LinesSpec): string =>
  called === undefined || rows.includes(called) ? name.replace(/Id$/, 'Name') : called;

/** Pixels of a figure, of a count, and those that a head has beside its words. */
const NARROW = 96;
const COUNT = 70;
const HEAD = 40;

function kindOf(field: Field): Pick<TypedColumn<Line>, 'kind' | 'places' | 'options' | 'unit'> {
  switch (field.kind) {
    case 'enum':
      return { kind: 'select', options: enumOptions(field) };
    case 'integer':
      return { kind: 'number', places: 0 };
    case 'number':
    case 'decimal':
      return { kind: 'number', ...percentOf(field) };
    case 'date':
      return { kind: 'date' };
    case 'time':
      return { kind: 'time' };
    default:
      return { kind: 'text' };
  }
}

/** The sign of percent is written once: in the label where that has it. */
const percentOf = ({ unit = '', zh }: Field) =>
  unit.endsWith('percent') && !zh.includes('%') ? { unit: '%' } : {};

/** Pixels that the head, with its unit and its star, and the longest value of the kind need. */
function widthOf(field: Field): number {
  const head = textWidth(labelOf(field)) + HEAD;
  const isWord = field.kind === 'text' || field.reference !== undefined;
  const least = field.kind === 'integer' ? COUNT : NARROW;
  return Math.ceil(Math.max(head, valueWidth(field), isWord ? 1.5 * NARROW : least));
}
