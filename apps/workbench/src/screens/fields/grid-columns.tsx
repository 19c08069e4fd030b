import type { Fields } from '@garment-mes/sdk/labels';
import {
  Checkbox,
  type CustomColumn,
  type EditRow,
  type Option,
  type TypedColumn,
} from '@garment-mes/ui';
import { labelOf } from '#app/i18n.ts';
import type { NamedRecords } from '#screens/references/use-named-records.ts';
import { enumOf } from './enum-labels.ts';
import { fieldLabel, fieldOf } from './labels.ts';
import { valueWidth } from './value-width.ts';

type Look = Partial<Omit<TypedColumn<never>, 'id' | 'header' | 'kind' | 'read' | 'write'>>;

/** Columns of an editable grid out of the labels of its rows. */
export function gridColumns<Row extends EditRow>(fields: Fields) {
  type Name = keyof Row & string;
  type Column = TypedColumn<Row>;
  const headOf = (name: Name) => fieldLabel(fields, name);
  const read =
    (name: Name) =>
    (row: Row): string =>
      String(row[name] ?? '');

  return {
    /** Texts and decimals stay texts; an empty one is none where the row allows it. */
    text: (name: Name, look: Look & { readonly nullable?: boolean } = {}): Column => {
      const { nullable = false, ...rest } = look;
      return {
        id: name,
        header: headOf(name),
        kind: 'text',
        read: read(name),
        write: (row, text) => ({ ...row, [name]: nullable && text === '' ? null : text }),
        ...(rest as object),
      };
    },
    decimal: (name: Name, look: Look & { readonly nullable?: boolean } = {}): Column => {
      const { nullable = false, ...rest } = look;
      return {
        id: name,
        header: headOf(name),
        kind: 'number',
        width: 96,
        read: read(name),
        write: (row, text) => ({ ...row, [name]: nullable && text === '' ? null : text }),
        ...(rest as object),
      };
    },
    whole: (name: Name, look: Look = {}): Column => ({
      id: name,
      header: headOf(name),
      kind: 'number',
      places: 0,
      width: 76,
      read: read(name),
      // What is no number leaves the one that is there.
      write: (row, text) =>
        Number.isFinite(Number(text)) ? { ...row, [name]: Number(text) } : row,
      ...(look as object),
    }),
    /** One of an enumeration, whose values are numbers or letters. */
    choice: (name: Name, look: Look & { readonly nullable?: boolean } = {}): Column => {
      const { nullable = false, ...rest } = look;
      return {
        id: name,
        header: headOf(name),
        kind: 'select',
        width: Math.max(96, valueWidth(fieldOf(fields, name))),
        options: Object.entries(enumOf(fieldOf(fields, name))).map(([value, label]) => ({
          value,
          label: labelOf(label),
        })),
        read: read(name),
        write: (row, text) => ({
          ...row,
          [name]: text === '' && nullable ? null : /^\d+$/.test(text) ? Number(text) : text,
        }),
        ...(rest as object),
      };
    },
    /** A record found by typing; the row takes its id with whatever else it keeps of it. */
    record: <Of,>(name: Name, records: NamedRecords<Of>, take: Take<Row, Of>, look: Look = {}) =>
      recordColumn({ id: name, header: headOf(name), read: read(name) }, records, take, look),
    /** One of a few records, by its id. */
    reference: (name: Name, options: readonly Option[], look: Look = {}): Column => ({
      id: name,
      header: headOf(name),
      kind: 'select',
      width: 132,
      options,
      read: read(name),
      write: (row, text) => ({ ...row, [name]: text }),
      ...(look as object),
    }),
    /** Yes or no, kept as 1 and 0. */
    flag: (name: Name, readOnly: boolean): CustomColumn<Row> => ({
      id: name,
      header: headOf(name),
      kind: 'custom',
      width: 76,
      align: 'center',
      read: read(name),
      cell: (row, update) => (
        <Checkbox
          aria-label={headOf(name)}
          disabled={readOnly}
          checked={row[name] === 1}
          onCheckedChange={(on) => update({ ...row, [name]: on ? 1 : 0 })}
        />
      ),
    }),
  };
}

/** Puts a record into a row: its id, what it is called and the rest of it as far as these are known. */
type Take<Row, Of> = (row: Row, id: string, name: string | undefined, found: Of | undefined) => Row;

const recordColumn = <Row extends EditRow, Of>(
  column: Pick<TypedColumn<Row>, 'id' | 'header' | 'read'>,
  { options, search, nameOf, rowOf }: NamedRecords<Of>,
  take: Take<Row, Of>,
  look: Look,
): TypedColumn<Row> => ({
  ...column,
  ...{ kind: 'select', width: 132, options, search },
  write: (row, id) => take(row, id, nameOf(id), rowOf(id)),
  ...(look as object),
});
