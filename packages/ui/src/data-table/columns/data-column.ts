import type { ReactNode } from 'react';
import type { Option } from '../../select/option.ts';

/** How the cells of a column are edited. */
export interface CellEditing<Row> {
  /** The text to edit; the text of the cell when left out. */
  readonly read?: ((row: Row) => string) | undefined;
  /** This cell of this row cannot be changed. */
  readonly locked?: ((row: Row) => boolean) | undefined;
}

/** A column of a table: its name, its content, its behaviour. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Words of the head; also names the column in settings and copies. */
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /**
   * What the cell holds, as a plain value: it is exported, grouped by, summed, filtered and found.
   * Taken from `sortKey`, else from the text.
   */
  readonly value?: ((row: Row) => string | number | undefined) | undefined;
  /** Numbers and days leave for a spreadsheet as such, even where their values are text. */
  readonly kind?: 'text' | 'number' | 'date' | undefined;
  /** Makes the cells of the column editable in place; see `onCellsEdit`. */
  readonly edit?: CellEditing<Row> | undefined;
  /** The cell as text for copies; taken from `cell` when that gives text or a number. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Pixels; as wide as its head, its cells and its sum need when left out. */
  readonly width?: number | undefined;
  /** Pixels a cell draws beside its text: the frame of a tag, buttons. */
  readonly room?: number | ((row: Row) => number) | undefined;
  /** A cut cell could not be read, as that of a code or a tag: the column gives up no room to others. */
  readonly whole?: boolean | undefined;
  readonly minWidth?: number | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly pin?: 'start' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
  /** What rows held here are ordered by; absent values come last. */
  readonly sortKey?: ((row: Row) => string | number | undefined) | undefined;
  /** Values to filter by; a menu in the head offers them. */
  readonly filterOptions?: readonly Option[] | undefined;
  /** Not shown until the person asks for it. */
  readonly hidden?: boolean | undefined;
  /** Its total is in the last row. */
  readonly sum?: boolean | undefined;
  /** Its cells are pictures: they leave in no file and stand on no paper. */
  readonly picture?: boolean | undefined;
  /** Always shown and not offered in the settings: row actions. */
  readonly fixed?: boolean | undefined;
}

/** What a column is, apart from the rows it draws. */
export type ColumnFacts = Pick<DataColumn<never>, 'id' | 'header' | 'pin' | 'hidden' | 'fixed'>;

/** A text that was put into a cell. */
export interface CellEdit {
  readonly id: string;
  readonly column: string;
  readonly text: string;
  /** What stood there. */
  readonly before: string;
}
