import { useMemo } from 'react';
import { useLabels, useToday } from '../ui-provider/ui-context.ts';
import { faultOf } from './cell-value.ts';
import type { EditRow } from './edit-column.ts';
import type { EditableTableProps } from './editable-table-props.ts';

/** What is wrong with which cell: as others found it, else as its column says. */
export function useEditFaults<Row extends EditRow>({
  rows,
  columns,
  faults: given,
}: Pick<EditableTableProps<Row>, 'rows' | 'columns' | 'faults'>) {
  const labels = useLabels();
  const today = useToday();
  const faults = useMemo(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const row of rows)
      for (const column of columns) {
        const fault = given?.[row.id]?.[column.id] ?? faultOf(column, row, rows, labels, today);
        if (fault !== undefined) found[row.id] = { ...found[row.id], [column.id]: fault };
      }
    return found;
  }, [rows, columns, given, labels, today]);

  return {
    faults,
    count: Object.values(faults).reduce((sum, row) => sum + Object.keys(row).length, 0),
    /** The first cell that is wrong, in reading order. */
    first(): { readonly row: string; readonly col: number } | undefined {
      const row = rows.find(({ id }) => faults[id] !== undefined);
      if (row === undefined) return undefined;
      const col = columns.findIndex(({ id }) => faults[row.id]?.[id] !== undefined);
      return { row: row.id, col };
    },
  };
}
