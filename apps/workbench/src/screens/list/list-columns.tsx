import type { Field, Fields } from '@garment-mes/sdk/labels';
import { type DataColumn, type Option, textWidth } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { labelOf, t } from '#app/i18n.ts';
import { fillPath } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { enumOf } from '#screens/fields/enum-labels.ts';
import {
  drawsTag,
  FieldValue,
  fieldText,
  isFigure,
  shownFigure,
} from '#screens/fields/field-value.tsx';
import { columnFields, fieldOf } from '#screens/fields/labels.ts';
import { TAG } from '#screens/fields/value-width.ts';
import { wordsRoom } from './actions/action-words.ts';
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

/** Whether rows begin high: for pictures, or for cells of several lines. */
export const isTall = <Row,>(
  fields: Fields,
  columns: readonly Column<Row>[] | undefined,
): boolean =>
  (columns ?? (columnFields(fields) as readonly (keyof Row & string)[])).some((given) => {
    const column: Exclude<Column<Row>, string> = typeof given === 'string'
      ? { field: given }
      : given;
    const { kind, hide } = fieldOf(fields, 'field' in column ? column.field : '');
    return column.tall === true || (kind === 'image' && !hide);
  });

function fieldColumn<Row>(column: FieldColumn<Row>, field: Field): DataColumn<Row> {
  const { field: name, Cell } = column;
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
    ...spaceOf(name, field),
    ...(Cell ? { room: (row: Row) => drawnRoom(column, row) } : {}),
    ...(isFigure(field) ? { align: 'end' } : {}),
    ...(field.pin ? { pin: field.pin === 'end' ? 'end' : 'start' } : {}),
    ...(field.sort ? { sortable: true } : {}),
    ...(field.hide && !column.shown ? { hidden: true } : {}),
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
    if (typeof given !== 'string' && typeof given !== 'number') return undefined;
    return kind === 'number' ? shownFigure(field, given) : given;
  };
  return { kind, value };
}

function computedColumn<Row>(column: ComputedColumn<Row>): DataColumn<Row> {
  const { id, title, value, Cell, buttons, isFigure: figure } = column;
  const text = (row: Row): string => String(value(row) ?? '');
  return {
    id,
    header: t(title),
    text,
    cell: (row): ReactNode => (Cell ? <Cell row={row} /> : text(row)),
    ...(buttons ? { ...BUTTONS, room: (row: Row) => wordsRoom(buttons(row)) } : {}),
    ...(Cell && !buttons
      ? { room: (row: Row) => (text(row) === '' ? WORDLESS : drawnRoom(column, row)) }
      : {}),
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

/** How the column of buttons stands. */
const BUTTONS = { text: () => '', align: 'end', pin: 'end', fixed: true } as const;
/** Pixels of what a component draws that has no words. */
const WORDLESS = 100;
/** Pixels a component may draw beside the words of its value: a mark or the frame of a tag, and further words. */
function drawnRoom<Row>({ beside }: Column<Row> & object, row: Row): number {
  return TAG + textWidth(beside?.(row) ?? '');
}
/** A picture says nothing in words, and stands in no file. */
const PICTURE = { text: () => '', room: 36, whole: true, picture: true } as const;

/** What a column needs beside the words of its cells, and whether these may be cut. */
function spaceOf(
  name: string,
  field: Field,
): {
  readonly text?: () => string;
  readonly whole?: boolean;
  readonly room?: number;
  readonly picture?: boolean;
} {
  if (field.kind === 'image') return PICTURE;
  if (drawsTag(field)) return { room: TAG, whole: true };
  const isCode = /(No|Code|Label|Span)$|^stageName$/.test(name);
  return isCode || field.enumName !== undefined || field.kind === 'boolean' ? { whole: true } : {};
}
