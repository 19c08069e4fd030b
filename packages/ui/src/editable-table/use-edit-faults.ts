import { useMemo } from 'react';
import { useLabels, useToday } from '../ui-provider/ui-context.ts';
import { faultOf, readCell } from './cell-value.ts';
import type { EditRow } from './edit-column.ts';
import type { EditableTableProps } from './editable-table-props.ts';

/**
 * What is wrong with which cell: as others found it, else as its column says.
 *
 * @param fresh rows whose blank cells are not shown as faults yet
 */
export function useEditFaults<Row extends EditRow>(
  { rows, columns, faults: given }: Pick<EditableTableProps<Row>, 'rows' | 'columns' | 'faults'>,
  fresh: ReadonlySet<string>,
) {
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
  const shown = useMemo(
    () => (fresh.size === 0 ? faults : withoutBlanks(faults, { rows, columns, fresh })),
    [faults, rows, columns, fresh],
  );

  return {
    /** Those that are shown. */
    faults: shown,
    count: Object.values(shown).reduce((sum, row) => sum + Object.keys(row).length, 0),
    /** The first cell that is wrong, in reading order, shown or not. */
    first(): { readonly row: string; readonly col: number } | undefined {
      const row = rows.find(({ id }) => faults[id] !== undefined);
      if (row === undefined) return undefined;
      const col = columns.findIndex(({ id }) => faults[row.id]?.[id] !== undefined);
      return { row: row.id, col };
    },
  };
}

type Faults = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Faults without those of blank cells in fresh rows. */
function withoutBlanks<Row extends EditRow>(
  faults: Faults,
  {
    rows,
    columns,
    fresh,
  }: Pick<EditableTableProps<Row>, 'rows' | 'columns'> & { readonly fresh: ReadonlySet<string> },
): Faults {
  const shown = { ...faults };
  for (const row of rows)
    if (fresh.has(row.id)) {
      const blank = new Set(
        columns.filter((column) => readCell(column, row) === '').map(({ id }) => id),
      );
      shown[row.id] = Object.fromEntries(
        Object.entries(faults[row.id] ?? {}).filter(([column]) => !blank.has(column)),
      );
    }
  return shown;
}
