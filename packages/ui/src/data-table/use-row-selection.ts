import { useRef } from 'react';

/** Choosing rows by id: one by one, a stretch with Shift, or the page. Other pages are kept. */
export function useRowSelection<Row>({
  rows,
  rowId,
  rowSelectable,
  selectedIds,
  onSelectedIdsChange,
}: {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowSelectable?: ((row: Row) => boolean) | undefined;
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectedIdsChange?: ((ids: ReadonlySet<string>) => void) | undefined;
}) {
  const last = useRef<number | undefined>(undefined);
  const usable = (row: Row) => rowSelectable?.(row) ?? true;
  const pageIds = rows.filter(usable).map(rowId);
  const chosenHere = pageIds.filter((id) => selectedIds?.has(id)).length;

  function change(ids: readonly string[], on: boolean) {
    const next = new Set(selectedIds);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelectedIdsChange?.(next);
  }

  return {
    enabled: selectedIds !== undefined,
    usable,
    page:
      chosenHere === 0 ? false : chosenHere === pageIds.length ? true : ('indeterminate' as const),
    selectPage: (on: boolean) => change(pageIds, on),
    clear: () => onSelectedIdsChange?.(new Set()),
    select(index: number, on: boolean, extend: boolean) {
      const from = extend && last.current !== undefined ? last.current : index;
      last.current = index;
      const stretch = rows.slice(Math.min(from, index), Math.max(from, index) + 1);
      change(stretch.filter(usable).map(rowId), on);
    },
    toggle(index: number, extend: boolean) {
      const row = rows[index];
      if (row !== undefined) this.select(index, extend || !selectedIds?.has(rowId(row)), extend);
    },
  };
}
