import type { ReactNode } from 'react';
import type { LoadOptions } from '../combobox/use-options.ts';
import type { Option } from '../select/option.ts';

/** A row of an editable table. Its id is its identity for as long as it is on screen. */
export interface EditRow {
  readonly id: string;
}

interface EditColumnBase {
  readonly id: string;
  readonly header: string;
  /** Further words a spreadsheet may have above it, such as those of another language. */
  readonly heads?: readonly string[] | undefined;
  /** Pixels; 120 when left out. */
  readonly width?: number | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Stands still while the others scroll; leading columns only. */
  readonly pinned?: boolean | undefined;
  readonly unit?: string | undefined;
}

/** A column whose cells are typed into or chosen. Values are text; numbers are decimal text. */
export interface TypedColumn<Row> extends EditColumnBase {
  readonly kind: 'text' | 'number' | 'select' | 'date' | 'time';
  /** The value as text; taken from the field named like the column when left out. */
  readonly read?: ((row: Row) => string) | undefined;
  /** The row with another value; sets the field named like the column when left out. */
  readonly write?: ((row: Row, text: string) => Row) | undefined;
  readonly required?: boolean | undefined;
  /** Numbers: places after the point, and the range allowed. */
  readonly places?: number | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** Select: what there is to choose; beside `search` what is known by now, the values of the rows included. */
  readonly options?: readonly Option[] | ((row: Row) => readonly Option[]) | undefined;
  /** Select: asks for what fits the typed text. `options` know what it answered from then on. Keep it stable. */
  readonly search?: LoadOptions | undefined;
  /** Colour that stands before the words, as CSS writes it; nothing paints nothing. */
  readonly paint?: ((row: Row) => string | undefined) | undefined;
  /** What there is to say of a cell that is pointed at, while nothing is wrong with it. */
  readonly hint?: ((row: Row) => string | undefined) | undefined;
  /** Quiet lines below the value, such as what is left of it; the value is large then. */
  readonly note?: ((row: Row) => string | undefined) | undefined;
  /** This cell of this row cannot be changed. */
  readonly locked?: ((row: Row) => boolean) | undefined;
  /** What is wrong with the value, or nothing. Asked for every row, keep it cheap. */
  readonly validate?:
    | ((text: string, row: Row, rows: readonly Row[]) => string | undefined)
    | undefined;
}

/** A column that is worked out: tinted, never typed into. */
export interface ComputedColumn<Row> extends EditColumnBase {
  readonly kind: 'computed';
  readonly cell: (row: Row, index: number, rows: readonly Row[]) => ReactNode;
  /** The cell as text for copies. */
  readonly read?: ((row: Row) => string) | undefined;
}

/** A column drawn by the user of the table, controls of its own included. */
export interface CustomColumn<Row> extends EditColumnBase {
  readonly kind: 'custom';
  readonly cell: (row: Row, update: (row: Row) => void) => ReactNode;
  readonly read?: ((row: Row) => string) | undefined;
}

/** A column of an editable table: of a known kind, drawn by the application, or worked out. */
export type EditColumn<Row> = TypedColumn<Row> | ComputedColumn<Row> | CustomColumn<Row>;

export const isTyped = <Row>(column: EditColumn<Row>): column is TypedColumn<Row> =>
  column.kind !== 'computed' && column.kind !== 'custom';
