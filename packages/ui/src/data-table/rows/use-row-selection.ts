import { useMemo, useRef } from 'react';
import { allRows, isChosen, noRows, type RowSelection, withRows } from './row-selection.ts';

/** Choosing rows by id: one by one, a stretch with Shift, the page, or everything there is. */
export function useRowSelection<Row>({
  rows,
  rowId,
  rowSelectable,
  selection: given,
  onSelectionChange,
  selectedIds,
  onSelectedIdsChange,
}: {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowSelectable?: ((row: Row) => boolean) | undefined;
  selection?: RowSelection | undefined;
  onSelectionChange?: ((selection: RowSelection) => void) | undefined;
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}) {
  const last = useRef<Row | undefined>(undefined);
  const selection = useMemo(
    (): RowSelection => given ?? (selectedIds ? { mode: 'some', ids: selectedIds } : noRows),
    [given, selectedIds],
  );
  const enabled = given !== undefined || selectedIds !== undefined;
  const usable = (row: Row) => rowSelectable?.(row) ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are equally selectable.
  const page = useMemo(() => {
    if (!enabled || (selection.mode === 'some' && selection.ids.size === 0)) return false;
    let some = false;
    let every = true;
    for (const row of rows) {
      if (!usable(row)) continue;
      if (isChosen(selection, rowId(row))) some = true;
      else every = false;
      if (some && !every) return 'indeterminate' as const;
    }
    return some;
  }, [enabled, rows, selection]);

  function set(next: RowSelection) {
    onSelectionChange?.(next);
    if (next.mode === 'some') onSelectedIdsChange?.(next.ids);
  }
  const change = (chosen: readonly Row[], on: boolean) =>
    set(withRows(selection, chosen.filter(usable).map(rowId), on));

  function select(row: Row, on: boolean, extend: boolean) {
    const at = rows.indexOf(row);
    const from = extend && last.current !== undefined ? rows.indexOf(last.current) : at;
    last.current = row;
    change(from < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1), on);
  }

  return {
    enabled,
    selection,
    page,
    usable,
    select,
    /** Whether rows of other pages can be chosen without having been seen. */
    canChooseAll: given !== undefined && onSelectionChange !== undefined,
    chooseAll: () => set(allRows),
    choosePage: (on: boolean) => change(rows, on),
    clear: () => set(noRows),
    toggle: (row: Row, extend: boolean) =>
      select(row, extend || !isChosen(selection, rowId(row)), extend),
  };
}
