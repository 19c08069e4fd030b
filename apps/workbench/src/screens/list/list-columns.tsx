import type { Field, Fields } from '@garment-mes/sdk/labels';
import type { DataColumn, Option } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { labelOf, t } from '#app/i18n.ts';
import { fillPath } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { FieldValue, fieldText, isFigure } from '#screens/fields/field-value.tsx';
import { columnFields, fieldOf } from '#screens/fields/labels.ts';
import { CELL_ROOM, valueWidth, wordsWidth } from '#screens/fields/value-width.ts';
import type { Column, ComputedColumn, FieldColumn } from './list-definition.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The columns of a table out of definition and spec. Fields the person has no right to see are not
 * there, since the service leaves their values out.
 */
export function listColumns<Row>(
  fields: Fields,
  columns: readonly Column<Row>[] | undefined,
  can: (key: string) => boolean,
): DataColumn<Row>[] {
  const all = columns ?? (columnFields(fields) as readonly (keyof Row & string)[]);
  return all.flatMap((given): DataColumn<Row>[] => {
    const column = typeof given === 'string' ? { field: given } : given;
    if ('id' in column) return [computedColumn(column)];
    const field = fieldOf(fields, column.field);
    const hidden = field.permission !== undefined && !can(field.permission);
    return hidden ? [] : [fieldColumn(column, field)];
  });
}

function fieldColumn<Row>(column: FieldColumn<Row>, field: Field): DataColumn<Row> {
  const { field: name, Cell, width } = column;
  const read = (row: Row): unknown => row[name];
  const options = filterOptions(field);
  return {
    id: name,
    header: labelOf(field),
    text: (row) => fieldText(name, field, read(row)),
    cell: (row) => {
      if (Cell) return <Cell row={row} />;
      const drawn = <FieldValue name={name} field={field} value={read(row)} />;
      return linked(field, row as Values, drawn, read(row));
    },
    width: Math.max(
      width ?? widthOf(name, field),
      headWidth(field),
      // What a screen draws itself, in a width of its own, it has measured itself.
      Cell && width !== undefined ? 0 : valueWidth(field),
    ),
    ...(isFigure(field) ? { align: 'end' } : {}),
    ...(field.pin ? { pin: 'start' } : {}),
    ...(field.sort ? { sortable: true } : {}),
    ...(field.hide ? { hidden: true } : {}),
    ...(field.sum ? { sum: true } : {}),
    ...(options ? { filterOptions: options } : {}),
    ...plainValue(field, read),
  };
}

/** Figures and days leave for a sheet as what they are, not as the words they are shown in. */
function plainValue<Row>(
  field: Field,
  read: (row: Row) => unknown,
): Pick<DataColumn<Row>, 'kind' | 'value'> {
  const kind = /^(date|timestamp)$/.test(field.kind)
    ? 'date'
    : isFigure(field)
      ? 'number'
      : undefined;
  if (kind === undefined) return {};
  const value = (row: Row) => {
    const given = read(row);
    return typeof given === 'string' || typeof given === 'number' ? given : undefined;
  };
  return { kind, value };
}

function computedColumn<Row>(column: ComputedColumn<Row>): DataColumn<Row> {
  const { id, title, value, Cell, width, isFigure: figure } = column;
  const text = (row: Row): string => String(value(row) ?? '');
  return {
    id,
    header: t(title),
    text,
    cell: (row): ReactNode => (Cell ? <Cell row={row} /> : text(row)),
    ...(width === undefined ? {} : { width }),
    ...(figure ? { align: 'end', kind: 'number', value: (row: Row) => numberOf(value(row)) } : {}),
  };
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Leads to the record a value names, unless the row does not know which one. */
function linked({ link }: Field, row: Values, drawn: ReactNode, value: unknown): ReactNode {
  const names = Array.from(link?.matchAll(/\{(\w+)\}/g) ?? [], (found) => found[1] ?? '');
  const known = names.every((name) => row[name] !== undefined && row[name] !== null);
  if (link === undefined || !known || value === null || value === undefined) return drawn;
  return <TextLink to={fillPath(link, row)}>{drawn}</TextLink>;
}

function filterOptions(field: Field): readonly Option[] | undefined {
  if (!field.filter || field.enumName === undefined) return undefined;
  return Object.entries(enumOf(field)).map(([value, label]) => ({ value, label: labelOf(label) }));
}

/** Pixels the head needs so that its words are not cut off on two lines, its buttons included. */
function headWidth(field: Field): number {
  const words = labelOf(field).split(' ');
  const buttons = (field.sort ? 18 : 0) + (field.filter && field.enumName ? 22 : 0);
  const lines = words.map((_, at) =>
    Math.max(
      wordsWidth(words.slice(0, at + 1).join(' ')),
      wordsWidth(words.slice(at + 1).join(' ')),
    ),
  );
  return Math.ceil(Math.min(...lines) + CELL_ROOM + buttons);
}

/** Pixels a kind of value needs; the words of an enumeration say themselves how many. */
function widthOf(name: string, { kind }: Field): number {
  if (kind === 'image') return 56;
  if (kind === 'enum' || kind === 'boolean') return 0;
  if (kind === 'date') return 108;
  if (kind === 'timestamp') return 148;
  if (kind === 'integer' || kind === 'number') return 96;
  if (kind === 'decimal') return 108;
  return /No$|Name$/.test(name) ? 132 : 140;
}
