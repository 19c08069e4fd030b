import type { ReactNode, Ref } from 'react';
import type { EditColumn, EditRow } from './edit-column.ts';
import type { EditGroups } from './rows/edit-groups.ts';

/** What a form can ask of the table when it is about to save. */
export interface EditableTableHandle {
  /** Goes to the first cell that is wrong. @returns whether there is one */
  jumpToFault: () => boolean;
  focusCell: (rowId: string, columnId: string) => void;
}

/** What `<EditableTable>` takes. */
export interface EditableTableProps<Row extends EditRow> {
  /** Names the table. */
  label: string;
  /** Keep the array between renders. */
  columns: readonly EditColumn<Row>[];
  rows: readonly Row[];
  onRowsChange: (rows: readonly Row[]) => void;
  /** Makes an empty row with the id given. Without it rows are neither added nor pasted beyond the last. */
  createRow?: ((id: string) => Row) | undefined;
  /** Makes the copy of a row; all values under the new id when left out. */
  copyRow?: ((row: Row, id: string) => Row) | undefined;
  /** `false` keeps the set of rows as it is. */
  rowsFixed?: boolean | undefined;
  /** Rows are dragged into another order; left out, only where the set of rows is not fixed. */
  sortable?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Faults found elsewhere, by row id and column id. */
  faults?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /**
   * Reads a block that is pasted from a cell on: the rows after it, or nothing to lay it over the cells as it is.
   */
  pasteRows?:
    | ((
        block: readonly (readonly string[])[],
        from: { readonly row: string; readonly column: string },
      ) => readonly Row[] | undefined)
    | undefined;
  /**
   * Reads a block of several cells before it is laid, such as without a line of totals.
   * @param from column it is pasted into
   */
  readBlock?:
    | ((block: readonly (readonly string[])[], from: string) => readonly (readonly string[])[])
    | undefined;
  /** Totals by column id in a last row. */
  sums?: Readonly<Record<string, ReactNode>> | undefined;
  /** Puts rows that belong together under heads. Keep the object between renders. */
  groups?: EditGroups<Row> | undefined;
  /** Stands after the buttons above the table. */
  toolbar?: ReactNode;
  ref?: Ref<EditableTableHandle> | undefined;
  className?: string | undefined;
}
